import { expect, people, test } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";
import { walkFirstJourney } from "./support/walkFirstJourney.ts";

test("the same journey with servers of its own and two api processes", async ({ page, market }) => {
  await walkFirstJourney(page, market, "ru", "grown");
});

test("both api processes answer", async ({ market }) => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      fetch(`${market.url}/api/telegram/geo/capital`).then((answer) => answer.text()),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain("Ташкент");
});

test("a listing posted through one process is approved, found and shown through all of them, and told once", async ({
  market,
}) => {
  const seller = await Member.make(market, "Rustam");
  const admin = await Member.of(market, people.admin);
  const { id, link } = await seller.post("Самовар угольный");
  const verdict = { isModerated: true, productIds: [id] };
  const decided = await Promise.all(
    Array.from({ length: 6 }, () =>
      admin.call<{ applied: number[] }>("POST", "/api/user/telegram/products/moderate", verdict),
    ),
  );
  expect(decided.flatMap(({ applied }) => applied)).toEqual([id]);
  const shown = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const answer = await fetch(`${market.url}/api/telegram/products/${link}`);
      const { photos } = (await answer.json()) as { photos: string[] };
      return (await fetch(market.url + photos[0])).status;
    }),
  );
  expect(shown).toEqual([200, 200, 200, 200, 200, 200]);
  const told = async () => (await saidTo(market, seller.id)).filter((said) => said.includes("Самовар"));
  await expect.poll(async () => (await told()).length).toBe(1);
});
