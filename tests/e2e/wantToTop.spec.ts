import type { FrameLocator } from "@playwright/test";
import { balanceOf, buyCoins, PACK } from "./support/buyCoins.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, type Market, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { tapControl } from "./support/tapControl.ts";
import { words as languages } from "./support/words.ts";

const QUEUE = "/api/user/telegram/products/moderate";

interface Offer {
  id: number;
  cost: number;
}

const addressIn = (app: FrameLocator) => app.locator("body").evaluate("location.pathname + location.search");

/** A listing on sale of somebody who has coins, Premium and first of the VIP ones. */
async function sellPromoted(market: Market, name: string, language: "ru" | "uz") {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Lola", language);
  const { id, link } = await seller.post(name);
  await admin.call("POST", QUEUE, { isModerated: true, productIds: [id] });
  await buyCoins(market, seller);
  const { Vip, Premium } = await seller.call<{ Vip: Offer; Premium: Offer }>(
    "GET",
    "/api/telegram/available-features",
  );
  await seller.call("POST", "/api/user/telegram/available-features/promote", {
    telegramProductId: id,
    featureIds: [Vip.id, Premium.id],
  });
  return { admin, seller, id, link, cost: Vip.cost + Premium.cost };
}

const dark = { theme: "dark", platform: "android" } as const;

test("from the onboarding's link to the wizard of a listing", async ({ page, market }) => {
  const words = languages.uz;
  const personId = people.aziza;
  const app = await market.open(page, { personId, app: "market", startapp: "topOnboarding", ...dark });
  const told = app.getByRole("dialog", { name: words["top.title"] });
  await expect(told).toBeVisible();
  for (const type of ["TopUp", "Vip", "Premium"] as const)
    await expect(told.getByRole("heading", { name: words[`top.${type}`] })).toBeVisible();
  await keepPicture(page, "top-1-onboarding");

  // Back closes what lies over home, and home stays.
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(told).toBeHidden();
  await expect(app.getByRole("heading", { name: words["home.feed"] })).toBeVisible();
  expect(await addressIn(app)).toBe("/webApp");

  await app.getByRole("button", { name: words["home.want"] }).click();
  const sheet = app.getByRole("dialog", { name: words["pick.title"] });
  await sheet.getByRole("button", { name: words["pick.help"] }).click();
  await told.getByRole("button", { name: words["home.want"] }).click();
  await expect(sheet.getByRole("link").first()).toBeVisible();
  await keepPicture(page, "top-2-pick");
  await sheet.getByRole("link").first().click();
  await expect.poll(() => addressIn(app)).toMatch(/^\/webApp\/promote\/\d+$/);
  await expect(sheet).toBeHidden();
});

test("who sells nothing is led to the form with the badge", async ({ page, market }) => {
  const words = languages.ru;
  const { id } = await Member.make(market, "Sherzod", "ru");
  const app = await market.open(page, { personId: id, app: "market" });
  await app.getByRole("button", { name: words["home.want"] }).click();
  await expect(app.getByRole("note").getByText(words["sell.promotion"])).toBeVisible();
  expect(await addressIn(app)).toBe("/webApp/createProduct?withPromotionBadge=true");
  await keepPicture(page, "top-3-form");
});

test("an owner sees what a promotion brings", async ({ page, market }) => {
  const words = languages.uz;
  const name = "Mis samovar";
  const { seller, link } = await sellPromoted(market, name, "uz");
  await market.open(page, { personId: seller.id, app: "market", url: "/webApp/items", ...dark });
  const app = appIn(page);
  const card = app.getByRole("article").filter({ hasText: name });
  await expect(card.getByRole("link", { name: words["items.do.promote"] })).toBeVisible();
  await keepPicture(page, "top-4-own");
  await card.getByRole("button", { name: words["items.results"] }).click();
  const receipt = app.getByRole("dialog", { name: words["receipt.title"] });
  const place = words["receipt.place"].replace("{{place}}", "1").replace("{{places}}", "10");
  await expect(receipt.getByText(place)).toBeVisible();
  await expect(receipt.getByText(/^7 kun qoldi$/)).toBeVisible();
  await expect(receipt.getByText(/^150 tanga$/)).toBeVisible();
  await keepPicture(page, "top-5-receipt");
  await page.keyboard.press("Escape");
  await expect(receipt).toBeHidden();

  await market.open(page, { personId: seller.id, app: "market", url: `/webApp/product/${link}`, ...dark });
  await expect(app.getByRole("link", { name: words["items.do.promote"] })).toBeVisible();
  await app.getByRole("button", { name: words["items.results"] }).click();
  await expect(receipt.getByText(place)).toBeVisible();
});

test("a removal that isn't the seller's fault pays back", async ({ page, market }) => {
  const name = "Сундук кованый";
  const { seller, id, cost } = await sellPromoted(market, name, "ru");
  expect(await balanceOf(seller)).toBe(PACK - cost);
  for (const reporter of ["Олим", "Ирода", "Жасур"]) {
    const person = await Member.make(market, reporter);
    await person.call("POST", `/api/user/telegram/products/${id}/report`, { reason: "fraud" });
  }

  const desk = await market.open(page, {
    personId: people.admin,
    app: "market",
    url: "/webApp/moderation",
  });
  const reported = desk.getByRole("article").filter({ hasText: name });
  await reported.getByRole("button", { name: languages.ru["moderation.reject.report"] }).click();
  const sheet = desk.getByRole("dialog");
  const fault = sheet.getByRole("checkbox", { name: languages.ru["moderation.fault"] });
  await expect(fault).toBeHidden();
  await tapControl(sheet.getByRole("radio", { name: languages.ru["reason.duplicate"] }));
  await expect(fault).not.toBeChecked();
  await tapControl(sheet.getByRole("radio", { name: languages.ru["reason.prohibited"] }));
  await expect(fault).toBeChecked();
  await tapControl(fault);
  await keepPicture(page, "top-6-fault");
  await sheet.getByRole("button", { name: languages.ru["moderation.reject.report"] }).click();
  await expect(reported).toBeHidden();

  await market.open(page, { personId: seller.id, app: "market", url: "/webApp/profile" });
  const back = await balanceOf(seller);
  expect(back).toBeGreaterThan(PACK - cost);
  await expect(appIn(page).getByText(new RegExp(`^${back} монет`))).toBeVisible();
  await keepPicture(page, "top-7-paid-back");
});
