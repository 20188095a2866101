import type { OrderCard } from "../../contract/orders.ts";
import { test, untilKept } from "./support/cutShop.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect } from "./support/market.ts";
import { askBot, makePhonePerson } from "./support/phonePerson.ts";
import { findFreeProduct } from "./support/shop.ts";
import { shapeOf, shopWords } from "./support/shopWords.ts";

const words = shopWords.en;
/** It is asked whether the network is back at least so often. */
const BACK = 20_000;

test("an invitation that is opened without a network stands there when it is back", async ({
  page,
  market,
  server,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const code = await (await makeBuyer("Asha")).orderAtOnce(product.id);
  await page.goto(`${server.url}/?lng=en`);
  await untilKept(page);
  server.cut();
  await page.goto(`${server.url}/invite/${code}`);
  await expect(page.getByRole("alert")).toContainText(words["error.noNetwork"]);
  await expect(page.getByText(words["network.lost"])).toBeVisible();
  await keepPicture(page, "shop-held-up-1-invitation");
  server.isCut = false;
  await expect(page.getByRole("heading", { name: /^Asha/ })).toBeVisible({ timeout: BACK });
  await expect(page.getByRole("link", { name: shapeOf(words["group.join"]) })).toBeVisible();
  await expect(page.getByText(words["network.lost"])).toHaveCount(0);
});

test("photos that the network has held up come when it is back", async ({ page, context, market }) => {
  const product = await findFreeProduct(market);
  const images = "**/images/**";
  await context.route(images, (route) => route.abort("internetdisconnected"));
  await page.goto(`${market.url}/product/${product.link}?lng=en`);
  const photo = page.getByRole("main").locator("img").first();
  await expect(photo).toHaveAttribute("data-state", "failed");
  await context.setOffline(true);
  await expect(page.getByText(words["network.lost"])).toBeVisible();
  await keepPicture(page, "shop-held-up-2-photos");
  await context.unroute(images);
  await context.setOffline(false);
  await expect(photo).toHaveAttribute("data-state", "loaded");
});

test("whose Telegram sign-in is cut isn't taken for a guest, and is let in when the network is back", async ({
  market,
  makeShopper,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const tara = await makeShopper("Tara");
  await tara.orderAtOnce(product.id);
  const context = tara.page.context();
  const signIn = "**/api/auth/telegram";
  await context.route(signIn, (route) => route.abort("internetdisconnected"));
  const app = await tara.open({ startapp: "orders" });
  await expect(app.getByRole("alert")).toContainText(words["error.noNetwork"]);
  await expect(app.getByText(words["orders.guest"])).toHaveCount(0);
  await keepPicture(tara.page, "shop-held-up-3-sign-in");
  await context.unroute(signIn);
  await expect(app.getByRole("link", { name: product.title })).toBeVisible({ timeout: BACK });
});

test("a yes to an order goes out by itself when the network is back, and the list shows it", async ({
  market,
  makeShopper,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const mira = await makeShopper("Mira", { platform: "android", theme: "dark" });
  const bought = { productId: product.id, isGroupPurchase: false, address: "12 MG Road", pin: "411001" };
  await mira.member.call("POST", "/api/user/group-purchases/join-or-create", bought);
  const app = await mira.open({ startapp: "orders" });
  const yes = app.getByRole("button", { name: /^Confirm: / });
  await expect(yes).toBeVisible();
  await mira.page.context().setOffline(true);
  await yes.click();
  await expect(app.getByText(words["orders.fault.offline"])).toBeVisible();
  await keepPicture(mira.page, "shop-held-up-4-confirm");
  await mira.page.context().setOffline(false);
  await expect(app.getByRole("article").getByText(words["orders.stage.confirmed"])).toBeVisible();
  const [order] = await mira.member.call<OrderCard[]>("GET", "/api/user/orders");
  expect(order?.status).toBe("confirmed");
});

test("a code whose answer is lost signs in all the same when the network is back", async ({
  page,
  market,
  server,
}) => {
  test.slow();
  const person = await makePhonePerson(market, "Lalita");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(`${server.url}/orders?lng=en`);
  await button(words["orders.login"]).click();
  await page.getByLabel(words["signIn.phone"]).fill(person.phone);
  await button(words["signIn.continue"]).click();
  await page.getByLabel(words["code.label"]).fill(await askBot(page, market, person.id));
  server.loses = "/api/auth/verify-code";
  await button(words["code.verify"]).click();
  await expect(page.getByRole("alert").last()).toHaveText(words["code.failed"]);
  await keepPicture(page, "shop-held-up-5-code");
  server.isCut = false;
  await expect(page.getByRole("heading", { name: words["orders.empty"] })).toBeVisible({ timeout: BACK });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
