import type { OrderStatus } from "../../contract/groups.ts";
import type { OrderCard } from "../../contract/orders.ts";
import { endGroup } from "./support/endGroup.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { type Market, people } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { runJob } from "./support/runJob.ts";
import { type Buyer, expect, findFreeProduct, type Shopper, test } from "./support/shop.ts";

/** Messages leave the outbox a moment after what they tell of. */
const SOON = 20_000;

async function orderOf({ member }: Buyer): Promise<OrderCard> {
  const [order] = await member.call<OrderCard[]>("GET", "/api/user/orders");
  if (!order) throw new Error("Nothing is ordered");
  return order;
}

/** Moves somebody's order on as the shop does, and waits until the bot has told them each time. */
async function moveOn(
  market: Market,
  shopper: Shopper,
  moves: readonly { to: OrderStatus; note?: string }[],
) {
  const admin = await Member.of(market, people.admin);
  const { id, number } = await orderOf(shopper);
  for (const move of moves) {
    const told = async () => (await shopper.said()).filter((said) => said.includes(number)).length;
    const before = await told();
    await admin.call("POST", `/api/admin/orders/${id}/move`, move);
    await expect.poll(told, { timeout: SOON }).toBe(before + 1);
  }
}

/** Presses the last button of the bot's that has these words on it. */
const press = ({ page }: Shopper, words: string | RegExp) =>
  page.getByRole("log").locator(".inline-button", { hasText: words }).last().click();

/** Opens one's order from the list, and keeps a picture of both. */
async function openOrder(shopper: Shopper, title: string) {
  const { app, words } = shopper;
  await shopper.open({ startapp: "orders" });
  await expect(app.getByRole("heading", { name: words["orders.title"], level: 1 })).toBeVisible();
  await app.getByRole("link", { name: title }).first().click();
  await expect(app.getByRole("heading", { name: words["orders.one"], level: 1 })).toBeVisible();
}

const stage = ({ app }: Shopper, name: string) => app.getByRole("heading", { name, level: 2, exact: true });

test("five orders of a group: confirmed in the app and by the bot, brought and rated, refused, returned", async ({
  market,
  makeShopper,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const titleHi = product.title_hi ?? product.title;
  const priya = await makeShopper("Priya", { platform: "android" });
  const rahul = await makeShopper("Rahul", { language: "hi", theme: "dark" });
  const neha = await makeShopper("Neha", { theme: "dark" });
  const code = await priya.orderAtOnce(product.id);

  // It waits for friends, and shows them come.
  await openOrder(priya, product.title);
  await expect(stage(priya, priya.words["orders.stage.gathering"])).toBeVisible();
  await keepPicture(priya.page, "shop-orders-1-waiting");
  for (const friend of [rahul, neha, await makeBuyer("Arjun"), await makeBuyer("Meera")]) {
    await friend.orderAtOnce(product.id, code);
  }

  // One says yes in the app, one by the bot's button, whose other button leads to the order.
  const yes = priya.app.getByRole("button", { name: priya.words["orders.confirmLong"] });
  await expect(yes).toBeVisible({ timeout: SOON });
  await keepPicture(priya.page, "shop-orders-2-to-confirm");
  await yes.click();
  await expect(stage(priya, priya.words["orders.stage.confirmed"])).toBeVisible();
  await rahul.openChat();
  await press(rahul, "✅");
  await expect.poll(async () => (await orderOf(rahul)).status).toBe("confirmed");
  await keepPicture(rahul.page, "shop-orders-3-bot");
  await openOrder(rahul, titleHi);
  await expect(stage(rahul, rahul.words["orders.stage.confirmed"])).toBeVisible();
  await neha.member.call("POST", `/api/user/orders/${(await orderOf(neha)).id}/confirm`, {});

  // The shop packs, ships and delivers; the bot tells of each move, and its last button leads to the rating.
  const brought = [
    { to: "packed" },
    { to: "shipped", note: "Blue Dart 6912 4477" },
    { to: "delivered" },
  ] as const;
  await moveOn(market, priya, brought);
  await priya.openChat();
  await press(priya, "⭐");
  await expect(stage(priya, priya.words["orders.stage.delivered"])).toBeVisible();
  await expect(priya.app.getByText(/Blue Dart 6912 4477/)).toBeVisible();
  const whole = priya.app.getByRole("group", { name: priya.words["orders.rating.whole"] });
  // By the keyboard, as radio buttons are chosen.
  await whole.getByRole("radio").first().focus();
  for (const _ of [1, 2, 3]) await priya.page.keyboard.press("ArrowRight");
  await expect(whole.getByRole("radio").nth(3)).toBeChecked();
  const words = `Just as in the picture, ${Date.now()}`;
  await priya.app.getByLabel(priya.words["orders.rating.text"]).fill(words);
  await keepPicture(priya.page, "shop-orders-4-rating");

  // With the network gone it says so and keeps what is written, which goes by itself when it is back.
  await priya.page.context().setOffline(true);
  const send = priya.app.getByRole("button", { name: priya.words["orders.rating.send"] });
  await send.click();
  await expect(priya.app.getByText(priya.words["orders.rating.kept"])).toBeVisible();
  await keepPicture(priya.page, "shop-orders-5-offline");
  await expect(priya.app.getByLabel(priya.words["orders.rating.text"])).toHaveValue(words);
  await priya.page.context().setOffline(false);
  await expect(stage(priya, priya.words["orders.rating.thanks"])).toBeVisible();
  await keepPicture(priya.page, "shop-orders-6-rated");
  await priya.app.getByRole("link", { name: priya.words["orders.rating.look"] }).click();
  await expect(priya.app.getByText(words)).toBeVisible({ timeout: SOON });
  await keepPicture(priya.page, "shop-orders-7-review");

  // Another one isn't taken at the door, and one goes back.
  await moveOn(market, rahul, [
    { to: "packed" },
    { to: "shipped" },
    { to: "refused", note: "Nobody at home" },
  ]);
  await openOrder(rahul, titleHi);
  await expect(stage(rahul, rahul.words["orders.stage.refused"])).toBeVisible();
  await expect(rahul.app.getByText(/Nobody at home/)).toBeVisible();
  await keepPicture(rahul.page, "shop-orders-8-refused");
  await moveOn(market, neha, [...brought, { to: "returned", note: "A scratch" }]);
  await openOrder(neha, product.title);
  await expect(stage(neha, neha.words["orders.stage.returned"])).toBeVisible();
  await expect(neha.app.getByText(neha.words["orders.text.returned"])).toBeVisible();
  await keepPicture(neha.page, "shop-orders-9-returned");
});

test("an order can be cancelled until it is packed, and what that means is asked first", async ({
  market,
  makeShopper,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const [sita, mohan] = [await makeShopper("Sita"), await makeBuyer("Mohan")];
  await mohan.orderAtOnce(product.id, await sita.orderAtOnce(product.id));
  await openOrder(sita, product.title);
  await sita.app.getByRole("button", { name: sita.words["orders.cancel"] }).click();
  const sheet = sita.app.getByRole("dialog", { name: sita.words["orders.cancel.title"] });
  await expect(sheet).toContainText(sita.words["orders.cancel.open"]);
  await sheet.getByLabel(sita.words["orders.cancel.why"]).fill("Found it at home");
  await keepPicture(sita.page, "shop-orders-10-cancel");
  await sheet.getByRole("button", { name: sita.words["orders.cancel"] }).click();
  await expect(stage(sita, sita.words["orders.stage.by_buyer"])).toBeVisible();
  await expect(sita.app.getByText(/Found it at home/)).toBeVisible();
  const { group } = await orderOf(mohan);
  expect(group).toMatchObject({ status: "open", membersCount: 1 });
});

test("an order of a group that didn't fill is cancelled at no cost, and says so", async ({
  market,
  makeShopper,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const gopal = await makeShopper("Gopal", { language: "hi" });
  await endGroup(await gopal.orderAtOnce(product.id));
  await runJob("expireGroups");
  // The market's own worker may be the one that is just doing it.
  await expect.poll(async () => (await orderOf(gopal)).status).toBe("cancelled");
  await gopal.open({ startapp: "orders" });
  const row = gopal.app.getByRole("article").first();
  await expect(row).toContainText(gopal.words["orders.stage.group_expired"]);
  await expect(row).toContainText(gopal.words["orders.nothing"]);
  await keepPicture(gopal.page, "shop-orders-11-expired");
  await row.getByRole("link").first().click();
  await expect(gopal.app.getByText(gopal.words["orders.text.group_expired"])).toBeVisible();
  await expect(gopal.app.getByRole("link", { name: gopal.words["orders.again"] })).toBeVisible();
});

test("a guest is asked to log in, and the menu leads to one's orders", async ({
  market,
  makeShopper,
  page,
}) => {
  await page.goto(`${market.url}/orders`);
  await expect(page.getByRole("heading", { name: "Log in to see your orders" })).toBeVisible();
  const lata = await makeShopper("Lata");
  await lata.open();
  await lata.app.getByRole("button", { name: lata.words.menu }).click();
  await lata.app.getByRole("button", { name: lata.words["menu.orders"] }).click();
  await expect(lata.app.getByRole("heading", { name: lata.words["orders.empty"] })).toBeVisible();
  await keepPicture(lata.page, "shop-orders-12-empty");
});
