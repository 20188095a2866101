import { buyCoins } from "./support/buyCoins.ts";
import { lookAt } from "./support/lookAround.ts";
import { expect, test } from "./support/market.ts";
import { noticeIn } from "./support/payJourney.ts";
import { goBack, makeSeller, popupOf, starsSheet, Wizard } from "./support/promoting.ts";
import { tapControl } from "./support/tapControl.ts";
import { words as languages } from "./support/words.ts";

const words = languages.ru;

test("axe finds nothing on the way to a payment", async ({ page, market }) => {
  test.slow();
  const { seller, id } = await makeSeller(market, "Самокат складной", "ru");
  const launch = { personId: seller.id, url: `/webApp/promote/${id}` };
  const wizard = await Wizard.open(page, market, words, launch);
  const { app } = wizard;
  const see = (name: string, text: string) => lookAt(page, name, app.getByText(text));
  await lookAt(page, "promote-top", wizard.topUps);
  await wizard.next();
  await tapControl(wizard.toggle);
  await lookAt(page, "promote-vip", wizard.toggle);
  await wizard.next();
  await tapControl(wizard.toggle);
  await lookAt(page, "promote-premium", wizard.toggle);
  await wizard.next();
  await lookAt(page, "promote-summary", app.getByRole("heading", { name: words["promote.summary"] }));
  await wizard.pay();
  await lookAt(page, "pay-methods", wizard.method("uzum"));
  await wizard.method("coins").click({ force: true });
  await lookAt(page, "pay-missing", app.getByRole("heading", { name: words["pay.title"] }));
  await app.getByRole("button", { name: words["pay.topUp"] }).click();
  await lookAt(page, "pay-pack", app.getByRole("dialog"));
  await goBack(page);
  await lookAt(page, "pay-packs", app.getByRole("heading", { name: words["coins.title"] }));
  await goBack(page);

  await wizard.method("stars").click();
  await expect(starsSheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await see("pay-cancelled", words["pay.cancelledHint"]);
  await (await popupOf(page, () => wizard.method("payme").click())).close();
  await see("pay-waiting", words["pay.waiting"]);
  await app.getByRole("button", { name: words["pay.other"] }).click();
  await see("pay-once", words["pay.once"].replace("{{method}}", words["pay.by.payme"]));
  await seller.call("DELETE", "/api/user/telegram/products", { id, reason: "SoldHere" });
  await wizard.method("stars").click();
  await see("pay-sold", words["pay.refused.not_active"]);
});

test("axe finds nothing once something is paid", async ({ page, market }) => {
  const { seller, id } = await makeSeller(market, "Скейт с колёсами", "ru");
  await buyCoins(market, seller);
  const launch = { personId: seller.id, url: `/webApp/promote/${id}` };
  const wizard = await Wizard.open(page, market, words, launch);
  const { app } = wizard;
  await wizard.choose("Premium");
  const lose = () => page.route("**/available-features/promote", (route) => route.abort(), { times: 1 });
  await lose();
  await wizard.method("coins").click();
  await lookAt(page, "pay-unanswered", app.getByText(words["pay.unanswered"]));
  await wizard.method("coins").click();
  await lookAt(page, "pay-promoted", noticeIn(app).filter({ hasText: words["pay.promoted"] }));

  await app.getByRole("navigation").getByRole("link", { name: words["tab.items"] }).click();
  await app.getByRole("button", { name: words["items.results"] }).click();
  await lookAt(
    page,
    "receipt",
    app.getByRole("dialog", { name: words["receipt.title"] }).getByText(/^80 монет/),
  );
  await goBack(page);
  await app.getByRole("navigation").getByRole("link", { name: words["tab.home"] }).click();
  await app.getByRole("button", { name: words["home.want"] }).click();
  const sheet = app.getByRole("dialog", { name: words["pick.title"] });
  await lookAt(page, "promote-pick", sheet.getByRole("link"));
  await sheet.getByRole("button", { name: words["pick.help"] }).click();
  await lookAt(page, "promote-told", app.getByRole("dialog", { name: words["top.title"] }));
});
