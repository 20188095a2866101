import { expectAccessible } from "./support/expectAccessible.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, people, test } from "./support/market.ts";
import { goBack, makeSeller, popupOf, Wizard } from "./support/promoting.ts";
import { words as languages } from "./support/words.ts";

const looks = {
  ru: { platform: "ios", theme: "light", name: "Велосипед с корзиной" },
  uz: { platform: "android", theme: "dark", name: "Savatli velosiped" },
} as const;

for (const language of ["ru", "uz"] as const) {
  test(`services are chosen, taken out again, and summed up for the payment: ${language}`, async ({
    page,
    market,
  }) => {
    const words = languages[language];
    const { name, ...look } = looks[language];
    const keep = (step: string) => keepPicture(page, `promotion-${language}-${step}`);
    const { seller, id } = await makeSeller(market, name, language);
    const launch = { personId: seller.id, ...look, url: `/webApp/promote/${id}` };
    const wizard = await Wizard.open(page, market, words, launch);
    const { app, topUps, toggle } = wizard;
    await keep("1-topUp");
    await expectAccessible(page);

    await wizard.skip();
    await expect(toggle).not.toBeChecked();
    await wizard.previous();
    // Taken out, it is there again for whoever comes back to it.
    await expect(topUps.first()).toBeChecked();
    await topUps.nth(1).check();
    await expect(topUps.first()).not.toBeChecked();
    await wizard.next();
    await toggle.click();
    await keep("2-vip");
    await expectAccessible(page);
    await wizard.next();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await wizard.next();
    await expect(app.getByRole("heading", { name: words["promote.summary"] })).toBeVisible();
    await keep("3-summary");
    await expectAccessible(page);
    await app.getByRole("button", { name: words["promote.remove"].replace("{{name}}", "VIP") }).click();
    await wizard.pay();
    await expect(app.getByRole("definition").filter({ hasText: /^120 (монет|tanga)/ })).toBeVisible();
  });
}

test("back closes what lies on top, then goes step by step, and from the first out of the page", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const { seller, id } = await makeSeller(market, "Самокат", "ru");
  const launch = { personId: seller.id, url: `/webApp/promote/${id}` };
  const wizard = await Wizard.open(page, market, words, launch);
  const { app, topUps, toggle } = wizard;
  await wizard.next();
  await toggle.click();
  await wizard.next();
  await wizard.next();
  await wizard.pay();
  await app.getByRole("button", { name: words["pay.topUp"] }).click();
  await expect(app.getByRole("dialog")).toBeVisible();
  await goBack(page);
  // From the purchase to the packs, from those to the page.
  await expect(app.getByRole("heading", { name: words["coins.title"] })).toBeVisible();
  await goBack(page);
  await expect(app.getByRole("dialog")).toBeHidden();
  await expect(app.getByRole("heading", { name: words["pay.title"] })).toBeVisible();

  await goBack(page);
  const remove = app.getByRole("button", { name: new RegExp(words["promote.remove"].split(":")[0] ?? "") });
  await expect(remove).toHaveCount(2);
  await remove.first().click();
  await remove.first().click();
  await expect(app.getByText(words["promote.nothing"])).toBeVisible();
  await app.getByRole("button", { name: words["promote.choose"] }).click();
  await wizard.begun();
  await wizard.next();
  await expect(toggle).not.toBeChecked();
  await goBack(page);
  await expect(topUps.first()).toBeChecked();
  await goBack(page);
  await expect(app.getByRole("heading", { name: words["tab.items"] })).toBeVisible();
});

test("a payment that is on its way is watched from any step of the order", async ({ page, market }) => {
  const words = languages.ru;
  const { seller, id, cardNow } = await makeSeller(market, "Скейт", "ru");
  const launch = { personId: seller.id, url: `/webApp/promote/${id}` };
  const wizard = await Wizard.open(page, market, words, launch);
  const { app } = wizard;
  await wizard.choose("Premium");
  const provider = await popupOf(page, () => wizard.method("payme").click());
  await expect(app.getByText(words["pay.waiting"])).toBeVisible();
  await expectAccessible(page);
  await goBack(page);
  await expect(app.getByRole("heading", { name: words["promote.summary"] })).toBeVisible();
  await provider.getByRole("button", { name: /^Pay \d/ }).click();
  await expect(provider.getByRole("heading", { name: "Paid" })).toBeVisible();
  await page.bringToFront();
  await expect(app.getByText(words["pay.promoted"])).toBeVisible();
  expect(await cardNow()).toMatchObject({ isPremium: true });
});

test("whoever comes back from a pay page is told what came of it, and the address forgets it", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const { seller, id } = await makeSeller(market, "Санки", "ru");
  const { TopUp } = await seller.call<{ TopUp: { id: number } }>("GET", "/api/telegram/available-features");
  const body = { paymentSystem: "click", productId: id, featureIds: [TopUp.id] };
  const { id: paid, link } = await seller.call<{ id: number; link: string }>(
    "POST",
    "/api/user/telegram/transactions",
    body,
  );
  await market.act("pay/click", { link, how: "pay" });
  const launch = { personId: seller.id, app: "market" as const };
  const app = await market.open(page, { ...launch, startapp: `transaction_${paid}` });
  await expect(app.getByText(words["pay.promoted"])).toBeVisible();
  const address = () => app.locator("body").evaluate("location.search");
  expect(await address()).not.toContain("transactionId");

  const other = await market.open(page, {
    ...launch,
    personId: people.timur,
    startapp: `transaction_${paid}`,
  });
  await expect(other.getByText(words["pay.unknown"])).toBeVisible();
});
