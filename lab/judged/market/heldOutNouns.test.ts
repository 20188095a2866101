import { beforeAll, expect, test, vi } from "vitest";
import { everydayWords } from "#core/market/search/everydayWords.ts";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { forgetUnderstood, understandQuery } from "#core/market/search/understandQuery.ts";
import { isWordlike } from "#core/market/search/wordlike.ts";
import { sequelize } from "#db/sequelize.ts";
import { loadCorpus } from "../../../tests/loadCorpus.ts";
import { heldOutNouns } from "./heldOutNouns.ts";
import { readCorpus } from "./readCorpus.ts";

/** The greatest share of right words that a market lacks and that may be taken for others. */
const MOST = 0.02;
/** Some more, where the market is full of words that look like them. */
const MOST_AMONG_ALIKE = 0.03;

beforeAll(async () => {
  await loadCorpus(readCorpus());
  await refreshLexicon();
});

/** Other ways of writing the very same, which a market has. */
const sameThings = new Set(["novvot", "новвот", "halva", "doira", "евровагонка"]);

/** Shares of them that are taken for others, with the words. */
async function corrected(words: readonly string[]): Promise<{ share: number; words: string[] }> {
  const wrong: string[] = [];
  for (const word of words) {
    const correction = (await understandQuery(word))?.correction;
    if (correction && !sameThings.has(word)) wrong.push(`${word} → ${correction}`);
  }
  return { share: wrong.length / words.length, words: wrong };
}

test("the list holds nothing twice, and nothing that is known to be an everyday word", () => {
  expect(new Set(heldOutNouns).size).toBe(heldOutNouns.length);
  expect(heldOutNouns.length).toBeGreaterThanOrEqual(1200);
  expect(heldOutNouns.filter((word) => everydayWords.has(word))).toEqual([]);
});

test("what is spelt right is hardly ever taken for what a small market has", async () => {
  const { share, words } = await corrected(heldOutNouns);
  expect(share, words.join(", ")).toBeLessThanOrEqual(MOST);
});

test("nor where a half of such words is what the market has, much of each", async () => {
  const [had, lacked] = [0, 1].map((half) => heldOutNouns.filter((_, at) => at % 2 === half));
  await sequelize.query(
    `insert into search_words (stem, normal, surface, listings)
     select distinct on (stem) stem, public.search_normal(word), word, 3000
     from unnest($words::text[]) as word, public.search_stems(word) as stem where stem ~ '^[a-z]{2,40}$'
     on conflict (stem) do update set listings = greatest(search_words.listings, 3000)`,
    { bind: { words: had } },
  );
  await sequelize.query(
    `insert into search_surfaces (stem, letters, surface, listings)
     select stem, surface, surface, listings from search_words where listings = 3000 on conflict do nothing`,
  );
  // The dictionary of before is too old then.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  forgetUnderstood();
  const { share, words } = await corrected(lacked ?? []);
  expect(share, words.join(", ")).toBeLessThanOrEqual(MOST_AMONG_ALIKE);
});

test("nearly all words are like words", () => {
  const others = heldOutNouns.filter((word) => !isWordlike(word));
  expect(others.length / heldOutNouns.length, others.join(" ")).toBeLessThanOrEqual(0.02);
});
