import type { Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { type Buyer, expect, findFreeProduct, test } from "./support/shop.ts";
import { shapeOf } from "./support/shopWords.ts";

/** The last button under the bot's last message. */
const pressLast = (page: Page) => page.getByRole("log").locator(".inline-button").last().click();

/** The bot's messages to somebody about a complete group, besides the card that shows its seats. */
const completions = async (shopper: Buyer) =>
  (await shopper.said()).filter((said) => said.includes("🎉") && !said.includes("●"));

test("five people gather: one starts, two come by link, one from the product's page, and the bot tells all", async ({
  market,
  makeShopper,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const priya = await makeShopper("Priya", { platform: "android" });
  const rahul = await makeShopper("Rahul", { language: "hi", theme: "dark" });
  const neha = await makeShopper("Neha");
  const arjun = await makeBuyer("Arjun");
  const meera = await makeShopper("Meera", { language: "hi" });

  // One starts a group from the product's page.
  await priya.open({ startapp: `product_${product.link}` });
  await expect(priya.app.getByRole("heading", { name: product.title, level: 1 })).toBeVisible();
  await priya.app
    .getByRole("button", { name: shapeOf(`${priya.words["product.buyFriends"]}{{price}}`) })
    .click();
  await keepPicture(priya.page, "shop-group-1-form");
  await priya.order();
  const seats = priya.app.getByRole("list", { name: priya.words["group.seats"] });
  await expect(seats.getByRole("listitem")).toHaveCount(5);
  await expect(seats.getByText(priya.words["group.free"])).toHaveCount(4);
  await keepPicture(priya.page, "shop-group-2-started");

  // The first friend gets the link from her in a chat, and opens it there.
  await priya.app.getByRole("button", { name: priya.words["pass.telegram"], exact: true }).click();
  const share = priya.page.getByRole("dialog", { name: "Share with" });
  await expect(share).toContainText("startapp=invite_");
  const [, code = ""] = /startapp=invite_(\w{14})\b/.exec(await share.innerText()) ?? [];
  await share.getByRole("button", { name: "Rahul" }).last().click();
  await rahul.openChat(priya);
  await keepPicture(rahul.page, "shop-group-3-shared");
  await rahul.page
    .getByRole("log")
    .getByRole("link", { name: /invite_/ })
    .last()
    .click();
  await expect(rahul.app.getByText(shapeOf(rahul.words["invited.from"]))).toBeVisible();
  await keepPicture(rahul.page, "shop-group-4-invited");
  await rahul.join();
  await expect(seats.getByText("Rahul")).toBeVisible({ timeout: 20_000 });

  // The second comes by the bot, which shows what it is about; the third is just there.
  await neha.openChat();
  await market.act(`people/${neha.member.id}/start`, { payload: `invite_${code}` });
  await expect(neha.page.getByRole("log").getByText("Priya invites you to buy together")).toBeVisible();
  await keepPicture(neha.page, "shop-group-5-bot");
  await pressLast(neha.page);
  await expect(neha.app.getByText(neha.words["group.real"])).toBeVisible();
  await neha.join();
  await arjun.orderAtOnce(product.id, code);

  // The last one finds the group on the product's page.
  await meera.open({ startapp: `product_${product.link}` });
  const joining = meera.app.getByRole("link", { name: /Priya/ }).first();
  await joining.click();
  await meera.order();
  await expect(meera.app.getByRole("heading", { name: meera.words["group.done"] })).toBeVisible();
  await keepPicture(meera.page, "shop-group-6-complete");

  // An open page shows it; the bot tells each of the five once, and its button leads to the group.
  await expect(priya.app.getByRole("heading", { name: priya.words["group.done"] })).toBeVisible({
    timeout: 20_000,
  });
  const hindi: Buyer[] = [rahul, meera];
  for (const shopper of [priya, neha, arjun, ...hindi]) {
    await expect.poll(() => completions(shopper), { timeout: 20_000 }).toHaveLength(1);
    const [told = ""] = await completions(shopper);
    expect(told).toContain(hindi.includes(shopper) ? (product.title_hi ?? "") : product.title);
    expect(told).toContain("₹");
  }
  await rahul.openChat();
  await expect(rahul.page.getByRole("log").getByText(/🎉/).last()).toBeVisible();
  await keepPicture(rahul.page, "shop-group-7-told");
  await rahul.page.getByRole("log").locator(".inline-button", { hasText: "ग्रुप खोलें" }).last().click();
  await expect(rahul.app.getByRole("heading", { name: rahul.words["group.done"] })).toBeVisible();
  await keepPicture(rahul.page, "shop-group-8-own");
});

test("who comes again is in already: the product's page and the invitation lead to their group", async ({
  market,
  makeShopper,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const [asha, vikram] = [await makeShopper("Asha"), await makeShopper("Vikram", { theme: "dark" })];
  const code = await asha.orderAtOnce(product.id);
  await vikram.orderAtOnce(product.id, code);
  await vikram.open({ startapp: `invite_${code}` });
  await expect(vikram.app.getByRole("list", { name: vikram.words["group.seats"] })).toContainText("Asha");
  await asha.open({ startapp: `invite_${code}` });
  await expect(asha.app.getByRole("heading", { name: asha.words["group.mine"], level: 1 })).toBeVisible();
  await asha.open({ startapp: `product_${product.link}` });
  await asha.app.getByRole("link", { name: shapeOf(`${asha.words["product.mine"]}{{rest}}`) }).click();
  await expect(asha.app.getByRole("heading", { name: asha.words["group.mine"], level: 1 })).toBeVisible();
  await asha.app.getByRole("link", { name: /Cart/ }).click();
  await expect(asha.app.getByRole("link", { name: new RegExp(product.title.slice(0, 12)) })).toBeVisible();
  await keepPicture(asha.page, "shop-group-9-cart");
});
