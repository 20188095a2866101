import { test } from "./support/cutShop.ts";
import { inDatabase } from "./support/inDatabase.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect } from "./support/market.ts";
import { askBot, makePhonePerson } from "./support/phonePerson.ts";
import { findFreeProduct } from "./support/shop.ts";
import { shapeOf, shopWords } from "./support/shopWords.ts";

const words = shopWords.en;
const ORDER = "/api/user/group-purchases/join-or-create";

test("with the link cut at every step of a purchase nothing typed is lost, all goes on by itself, and there is one order", async ({
  page,
  context,
  market,
  makeBuyer,
  server,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const [asha, ravi] = [await makeBuyer("Asha"), await makeBuyer("Ravi")];
  const code = await asha.orderAtOnce(product.id);
  const person = await makePhonePerson(market, "Kavya");
  const lost = page.getByText(words["network.lost"]).last();
  const cut = async () => {
    await context.setOffline(true);
    await expect(lost).toBeVisible();
  };
  const restore = async () => {
    await context.setOffline(false);
    await expect(lost).toBeHidden();
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  // Home, then a search: what is typed stays, and is found when the network is back.
  await page.goto(`${server.url}/?lng=en`);
  await button(words.search).click();
  const search = page.getByRole("dialog").locator("input");
  await expect(search).toBeVisible();
  await cut();
  await search.fill(product.title);
  await expect(page.getByRole("alert")).toContainText(words["error.noNetwork"]);
  await expect(search).toHaveValue(product.title);
  await keepPicture(page, "shop-offline-2-search");
  await restore();
  const found = page.getByRole("dialog").getByRole("link", { name: product.title }).first();
  await expect(found).toBeVisible();

  // To the product.
  await cut();
  await found.click();
  await expect(page.getByRole("alert")).toContainText(words["error.noNetwork"]);
  await keepPicture(page, "shop-offline-3-product");
  await restore();
  await expect(page.getByRole("heading", { name: product.title, level: 1 })).toBeVisible();

  // From the group there on to the form.
  const joining = page.getByRole("link", { name: /Asha/ }).first();
  await expect(joining).toBeVisible();
  await cut();
  await joining.click();
  await expect(
    page
      .getByRole("heading", { name: words["purchase.title"], level: 1 })
      .or(page.getByRole("alert"))
      .first(),
  ).toBeVisible();
  await restore();
  const phone = page.getByLabel(words["purchase.phone"], { exact: true });
  const street = page.getByLabel(words["purchase.street"]);
  const pin = page.getByLabel(words["purchase.pin"], { exact: true });

  // Words that are typed without a network stay, also when the page is opened again.
  await expect(street).toBeVisible();
  await cut();
  await phone.fill(person.phone.slice(3));
  await street.fill("12 MG Road");
  await pin.fill("411001");
  await keepPicture(page, "shop-offline-4-form");
  await restore();
  await page.reload();
  await expect(street).toHaveValue("12 MG Road");
  await expect(pin).toHaveValue("411001");
  expect((await phone.inputValue()).replace(/\D/g, "")).toBe(person.phone.slice(3));

  // A guest's order asks for a code, which is sent for once it can be.
  const submit = page.getByRole("button", { name: shapeOf(words["purchase.submit"]) });
  await expect(submit).toBeEnabled();
  await context.route("**/api/auth/request-code", (route) => route.abort("internetdisconnected"));
  await submit.click();
  const field = page.getByLabel(words["code.label"]);
  await expect(field).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(words["error.offline"]);
  await cut();
  await keepPicture(page, "shop-offline-5-code");
  await context.unroute("**/api/auth/request-code");
  await restore();
  await expect(page.getByRole("timer").filter({ hasText: "Resend" })).toBeVisible();

  // The code stays typed, and is verified by itself. The order that follows loses its answer, and the link with it.
  await field.fill(await askBot(page, market, person.id));
  await cut();
  await button(words["code.verify"]).click();
  await expect(page.getByRole("alert")).toHaveText(words["code.failed"]);
  await expect(field).toHaveValue(/^\d{6}$/);
  await keepPicture(page, "shop-offline-6-verify");
  server.loses = ORDER;
  await context.setOffline(false);
  await expect(page.getByText(words["purchase.unsure"])).toBeVisible();
  await expect(page.getByText(words["purchase.offline"])).toBeVisible();
  await expect(lost).toBeVisible();
  await expect(street).toHaveValue("12 MG Road");
  await keepPicture(page, "shop-offline-7-order");
  const placed = () =>
    inDatabase("select 1 from orders where product_id = $1 and phone_number = $2", [
      product.id,
      person.phone,
    ]);
  await expect.poll(placed).toBe(1);
  server.isCut = false;
  await expect(page.getByRole("heading", { name: words["group.mine"], level: 1 })).toBeVisible({
    timeout: 20_000,
  });
  await expect(lost).toBeHidden();
  expect(await placed()).toBe(1);
  expect(server.asked(ORDER)).toHaveLength(2);
  expect(new Set(server.asked(ORDER)).size).toBe(1);

  // The group stays in view, its link can be passed on, and who has come meanwhile is shown.
  const seats = page.getByRole("list", { name: words["group.seats"] });
  await expect(seats).toContainText("Asha");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await cut();
  await ravi.orderAtOnce(product.id, code);
  await page.getByRole("button", { name: words["pass.copy"] }).click();
  await expect(page.getByText(words["share.copied"])).toBeAttached();
  await expect(seats).toContainText("Asha");
  await keepPicture(page, "shop-offline-8-group");
  await restore();
  await expect(seats).toContainText("Ravi");
});

test("an order pressed without a network leaves by itself when it is back, once", async ({
  market,
  makeShopper,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const dev = await makeShopper("Dev", { platform: "android", theme: "dark" });
  await dev.open({ startapp: `product_${product.link}` });
  const { app, page } = dev;
  await app.getByRole("button", { name: shapeOf(`${words["product.buyFriends"]}{{price}}`) }).click();
  await expect(app.getByLabel(words["purchase.phone"], { exact: true })).not.toHaveValue("");
  await app.getByLabel(words["purchase.street"]).fill("12 MG Road");
  await app.getByLabel(words["purchase.pin"], { exact: true }).fill("411001");
  await page.context().setOffline(true);
  await expect(app.getByText(words["network.lost"])).toBeVisible();
  await app.getByRole("button", { name: shapeOf(words["purchase.submit"]) }).click();
  await expect(app.getByText(words["purchase.offline"])).toBeVisible();
  await expect(app.getByLabel(words["purchase.street"])).toHaveValue("12 MG Road");
  await keepPicture(page, "shop-offline-9-held");
  await page.context().setOffline(false);
  await expect(app.getByRole("heading", { name: words["group.mine"], level: 1 })).toBeVisible();
  await expect(app.getByText(words["network.lost"])).toBeHidden();
  expect(await dev.member.call("GET", "/api/user/orders")).toHaveLength(1);
});
