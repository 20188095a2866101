import { en } from "../../webapps/reports/features/orders/locales/en.ts";
import { ru } from "../../webapps/reports/features/orders/locales/ru.ts";
import { ru as words } from "../../webapps/reports/locales/ru.ts";
import { inDatabase } from "./support/inDatabase.ts";
import { dialog, lookAround, type Shown } from "./support/lookAround.ts";
import { appIn, people } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { type Buyer, expect, findFreeProduct, test } from "./support/shop.ts";
import { tapControl } from "./support/tapControl.ts";

/** Messages leave the outbox a moment after what they tell of. */
const SOON = 20_000;

/** Has somebody buy a product alone and say yes to it. */
async function buyAndConfirm({ member }: Buyer, productId: number): Promise<{ id: number; number: string }> {
  const { orderId, orderNumber } = await member.call<{ orderId: number; orderNumber: string }>(
    "POST",
    "/api/user/group-purchases/join-or-create",
    { productId, isGroupPurchase: false, address: "12 MG Road", pin: "411001" },
  );
  await member.call("POST", `/api/user/orders/${orderId}/confirm`);
  return { id: orderId, number: orderNumber };
}

const heard = async (buyer: Buyer, number: string, words: string) =>
  (await buyer.said()).filter((said) => said.includes(number) && said.includes(words)).length;

test("an owner packs two orders at once on a phone and sends one with its number on a desktop; each buyer hears of it", async ({
  page,
  market,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const [one, other] = [await makeBuyer("Kavita"), await makeBuyer("Sanjay")];
  const [first, second] = [await buyAndConfirm(one, product.id), await buyAndConfirm(other, product.id)];

  await market.open(page, { personId: people.admin, app: "reports" });
  const app = appIn(page);
  await app.getByRole("button", { name: "Русский" }).click();
  await app.getByRole("link", { name: words["orders.title"] }).click();
  await app.getByRole("link", { name: new RegExp(`^${ru["orders.queue.pack"]}`) }).click();
  for (const { number } of [first, second])
    await tapControl(app.getByRole("checkbox", { name: ru["orders.select"].replace("{{number}}", number) }));
  await app.getByRole("button", { name: ru["orders.move.packed"] }).click();
  const sheet = dialog(app);
  for (const { number } of [first, second]) await expect(sheet.getByText(number)).toBeVisible();
  await sheet.getByRole("button", { name: ru["orders.move.packed"] }).click();
  await expect(sheet.getByText(ru["bulk.done_few"].replace("{{count}}", "2"))).toBeVisible();
  await sheet.getByRole("button", { name: ru["bulk.close"], exact: true }).last().click();
  await expect.poll(() => heard(one, first.number, "packed"), { timeout: SOON }).toBe(1);
  await expect.poll(() => heard(other, second.number, "packed"), { timeout: SOON }).toBe(1);

  await page.setViewportSize({ width: 1280, height: 800 });
  await app.getByRole("button", { name: "English" }).click();
  await app.getByRole("textbox", { name: en["orders.search"] }).fill(first.number);
  await app.getByRole("link", { name: first.number }).click();
  await app.getByRole("button", { name: en["orders.move.shipped"] }).click();
  await dialog(app).getByRole("textbox", { name: en["parcel.carrier"] }).fill("Delhivery");
  await dialog(app).getByRole("textbox", { name: en["parcel.number"] }).fill("DL 42 7");
  await dialog(app).getByRole("button", { name: en["orders.move.shipped"] }).click();
  // The list stays beside the order, and both show where it is by now.
  await expect(app.getByText(en["orders.status.shipped"], { exact: true })).not.toHaveCount(0);
  await expect.poll(() => heard(one, first.number, "DL 42 7"), { timeout: SOON }).toBe(1);
  const own = await one.member.call<{ parcel: object }>("GET", `/api/user/orders/${first.id}`);
  expect(own.parcel).toMatchObject({ carrier: "Delhivery", trackingNumber: "DL 42 7" });
});

test("who has no right to orders is shown none, and the server gives none", async ({ page, market }) => {
  const moderator = await Member.make(market, "Зафар");
  await inDatabase("update users set role = 'moderator' where telegram_id = $1", [moderator.id]);
  await market.open(page, { personId: moderator.id, app: "reports", url: "/report/orders" });
  await expect(appIn(page).getByText(words["closed.title"])).toBeVisible();
  await expect(moderator.call("GET", "/api/admin/orders")).rejects.toThrow("403");
});

test("axe finds nothing on the orders of the console, on a phone and a desktop, in both languages", async ({
  page,
  market,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  await buyAndConfirm(await makeBuyer("Isha"), product.id);
  await market.open(page, { personId: people.admin, app: "reports", url: "/report/orders" });
  const table = (app: Shown) => app.getByRole("table").first();
  const heading = (app: Shown) => app.getByRole("heading", { level: 2 }).first();
  const turn = (name: string) => (app: Shown) => app.getByRole("button", { name }).click();
  const order = (app: Shown) => app.locator("a[data-row]").first().click();
  await lookAround(page, [
    { name: "console-orders-phone-ru", act: turn("Русский"), shows: table },
    { name: "console-order-phone-ru", act: order, shows: heading },
    {
      name: "console-move-phone-ru",
      act: (app) => app.getByRole("button", { name: ru["orders.move.cancelled"] }).first().click(),
      shows: dialog,
    },
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog(appIn(page)).getByRole("button").first().click();
  await lookAround(page, [
    { name: "console-order-desktop-en", act: turn("English"), shows: heading },
    {
      name: "console-edit-desktop-en",
      act: (app) => app.getByRole("button", { name: en["order.delivery.edit"] }).first().click(),
      shows: dialog,
    },
  ]);
});
