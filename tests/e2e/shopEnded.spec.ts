import { endGroup } from "./support/endGroup.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { runJob } from "./support/runJob.ts";
import { expect, findFreeProduct, test } from "./support/shop.ts";
import { shapeOf } from "./support/shopWords.ts";

/** Messages leave the outbox a moment after what they tell of. */
const SOON = 20_000;

test("a full group: who comes by its link starts a new one", async ({ market, makeShopper, makeBuyer }) => {
  test.slow();
  const product = await findFreeProduct(market);
  const anita = await makeBuyer("Anita");
  const code = await anita.orderAtOnce(product.id);
  for (const name of ["Bina", "Chetan", "Dev", "Esha"]) {
    await (await makeBuyer(name)).orderAtOnce(product.id, code);
  }

  const farah = await makeShopper("Farah", { platform: "android", theme: "dark" });
  await farah.openChat();
  await market.act(`people/${farah.member.id}/start`, { payload: `invite_${code}` });
  await expect(farah.page.getByRole("log").getByText("This group is already full")).toBeVisible();
  await keepPicture(farah.page, "shop-ended-1-bot");

  await farah.open({ startapp: `invite_${code}` });
  const full = farah.app.getByRole("dialog", { name: farah.words["group.full"] });
  await expect(full).toBeVisible();
  await keepPicture(farah.page, "shop-ended-2-full");
  await full.getByRole("button", { name: farah.words["group.startNew"] }).click();
  await farah.order();
  const seats = farah.app.getByRole("list", { name: farah.words["group.seats"] });
  await expect(seats.getByText(farah.words["group.free"])).toHaveCount(4);
});

test("an expired group: its people are told that nothing is to be paid, and a newcomer starts again", async ({
  market,
  makeShopper,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const gita = await makeShopper("Gita", { language: "hi", theme: "dark" });
  const hari = await makeBuyer("Hari");
  const code = await gita.orderAtOnce(product.id);
  await hari.orderAtOnce(product.id, code);
  await endGroup(code);

  const indra = await makeShopper("Indra");
  await indra.open({ startapp: `invite_${code}` });
  await expect(indra.app.getByRole("heading", { name: indra.words["group.expired"] })).toBeVisible();
  await keepPicture(indra.page, "shop-ended-3-expired");
  await indra.app.getByRole("link", { name: indra.words["group.startAgain"] }).click();
  await indra.order();

  await runJob("expireGroups");
  for (const shopper of [gita, hari]) {
    // Besides the card that shows the seats.
    const told = async () =>
      (await shopper.said()).filter((said) => said.includes("⌛") && !said.includes("●"));
    await expect.poll(told, { timeout: SOON }).toHaveLength(1);
  }
  await gita.openChat();
  await expect(gita.page.getByRole("log").getByText(/⌛/).last()).toBeVisible();
  await keepPicture(gita.page, "shop-ended-4-told");
  const again = gita.page.getByRole("log").locator(".inline-button", { hasText: "फिर से शुरू करें" });
  await again.last().click();
  await expect(gita.app.getByRole("heading", { name: product.title_hi ?? "", level: 1 })).toBeVisible();
});

test("one who leaves before it is full pays nothing, and the place is free again", async ({
  market,
  makeShopper,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const [jaya, kiran] = [await makeBuyer("Jaya"), await makeShopper("Kiran", { platform: "android" })];
  const code = await jaya.orderAtOnce(product.id);
  await kiran.orderAtOnce(product.id, code);

  await kiran.open({ startapp: `group_${code}` });
  await kiran.app.getByRole("button", { name: kiran.words["leave.action"] }).click();
  const asking = kiran.app.getByRole("dialog", { name: kiran.words["leave.title"] });
  await expect(asking).toBeVisible();
  await keepPicture(kiran.page, "shop-ended-5-leave");
  await asking.getByRole("button", { name: kiran.words["leave.confirm"] }).click();
  await expect(kiran.app.getByText(kiran.words["leave.done"])).toBeVisible();
  await expect(kiran.app.getByRole("link", { name: shapeOf(kiran.words["group.join"]) })).toBeVisible();
  const seats = kiran.app.getByRole("list", { name: kiran.words["group.seats"] });
  await expect(seats.getByText(kiran.words["group.free"])).toHaveCount(4);
  await keepPicture(kiran.page, "shop-ended-6-left");
});

test("an invitation that nobody knows is said to be none, in the bot and in a browser", async ({
  page,
  market,
  makeShopper,
}) => {
  const lata = await makeShopper("Lata");
  await lata.openChat();
  await market.act(`people/${lata.member.id}/start`, { payload: "invite_AAAAAAAAAAAAAA" });
  await expect(lata.page.getByRole("log").getByText(/We couldn't find this group/)).toBeVisible();
  await page.goto(`${market.url}/invite/AAAAAAAAAAAAAA?lng=en`);
  await expect(page.getByText(lata.words["invited.missing"])).toBeVisible();
});
