import { expect, test } from "./support/market.ts";
import { goBack, makeSeller, popupOf, Wizard } from "./support/promoting.ts";
import { tapControl } from "./support/tapControl.ts";
import { words as languages } from "./support/words.ts";

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
  await tapControl(toggle);
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
  await goBack(page);
  await expect(app.getByRole("heading", { name: words["promote.summary"] })).toBeVisible();
  await provider.getByRole("button", { name: /^Pay \d/ }).click();
  await expect(provider.getByRole("heading", { name: "Paid" })).toBeVisible();
  await page.bringToFront();
  await expect(app.getByText(words["pay.promoted"])).toBeVisible();
  expect(await cardNow()).toMatchObject({ isPremium: true });
});
