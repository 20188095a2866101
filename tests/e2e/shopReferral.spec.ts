import { inDatabase } from "./support/inDatabase.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { people } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { runJob } from "./support/runJob.ts";
import { expect, findFreeProduct, type Shopper, test } from "./support/shop.ts";
import { shapeOf } from "./support/shopWords.ts";
import { tapControl } from "./support/tapControl.ts";

interface Order {
  id: number;
  status: string;
  total: number;
  balanceUsed: number;
  toPay: number;
}
interface Totals {
  Pending: number;
  Approved: number;
  Earned: number;
}

const ordersOf = ({ member }: Shopper) => member.call<Order[]>("GET", "/api/user/orders");
const totalsOf = ({ member }: Shopper) => member.call<Totals>("GET", "/api/referral-payouts/total-amounts");

/** The referral page, by the menu. */
async function openReferral({ app, words }: Shopper) {
  await app.getByRole("button", { name: words.menu, exact: true }).click();
  await app.getByRole("button", { name: words["menu.referral"] }).click();
  await expect(app.getByRole("heading", { name: words["referral.title"], level: 1 })).toBeVisible();
}

test("a friend comes by a link, orders, and gets the parcel: seven days later the reward lowers one's own total", async ({
  market,
  makeShopper,
  makeBuyer,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  const priya = await makeShopper("Priya", { platform: "android" });
  const rahul = await makeShopper("Rahul", { language: "hi", theme: "dark" });
  const neha = await makeBuyer("Neha");

  // Her own link, and nothing earned yet.
  await priya.page.context().grantPermissions(["clipboard-write"]);
  await priya.open();
  await openReferral(priya);
  const { app, words } = priya;
  await expect(app.getByText(words["referral.linesNone"])).toBeVisible();
  await expect(app.getByText(words["referral.how.spend"])).toBeVisible();
  const { id } = await priya.member.call<{ id: number }>("GET", "/api/user/me");
  await app.getByRole("button", { name: new RegExp(`startapp=ref_${id}`) }).click();
  await expect(app.getByText(words["pass.copied"], { exact: true })).toBeVisible();
  await keepPicture(priya.page, "shop-referral-1-empty");

  // Rahul opens it, and starts a group that Neha completes.
  await rahul.open({ startapp: `ref_${id}` });
  await expect(rahul.app.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => priya.member.call("GET", "/api/referral-payouts/referrals-count")).toBe(1);
  await rahul.open({ startapp: `product_${product.link}` });
  await rahul.app
    .getByRole("button", { name: shapeOf(`${rahul.words["product.buyFriends"]}{{price}}`) })
    .click();
  await rahul.order();
  const groups = await rahul.member.call<{ inviteCode: string }[]>("GET", "/api/user/group-purchases");
  // Two are enough for it.
  const few = "update groups set participants_to_complete = 2 where status = 'open' and invite_code = $1";
  expect(await inDatabase(few, [groups[0]?.inviteCode])).toBe(1);
  expect(await totalsOf(priya)).toMatchObject({ Pending: 0 });
  await neha.orderAtOnce(product.id, groups[0]?.inviteCode);
  const [order] = await ordersOf(rahul);
  if (!order) throw new Error("Rahul has no order");
  const reward = Math.floor(order.total * 1.5);
  await expect.poll(() => totalsOf(priya)).toMatchObject({ Pending: reward, Approved: 0 });

  // The parcel is brought to him; a week passes.
  await rahul.member.call("POST", `/api/user/orders/${order.id}/confirm`, {});
  const admin = await Member.of(market, people.admin);
  for (const to of ["packed", "shipped", "delivered"]) {
    await admin.call("POST", `/api/admin/orders/${order.id}/move`, { to });
  }
  await priya.open({ url: "/referral" });
  const line = app.getByRole("listitem").filter({ hasText: "Rahul" });
  await expect(line.getByText(words["referral.state.Pending"], { exact: true })).toBeVisible();
  await keepPicture(priya.page, "shop-referral-2-pending");
  expect(
    await inDatabase(
      `update referral_rewards set release_at = release_at - interval '7 days'
       where order_id = $1 and release_at between now() + interval '6 days' and now() + interval '7 days'`,
      [order.id],
    ),
  ).toBe(1);
  await runJob("releaseRewards");
  await expect.poll(() => totalsOf(priya)).toMatchObject({ Pending: 0, Approved: reward, Earned: reward });
  await expect
    .poll(() => priya.said(), { timeout: 20_000 })
    .toContainEqual(expect.stringContaining(`₹${reward / 100}`.replace(/(\.\d)$/, "$10")));
  await priya.open({ url: "/referral" });
  await expect(app.getByText(words["referral.state.Approved"], { exact: true })).toBeVisible();
  await keepPicture(priya.page, "shop-referral-3-approved");

  // Her own next order costs less by it.
  await priya.open({ startapp: `product_${product.link}` });
  await app.getByRole("button", { name: shapeOf(`${words["product.buyFriends"]}{{price}}`) }).click();
  await expect(app.getByLabel(words["purchase.phone"], { exact: true })).not.toHaveValue("");
  await app.getByLabel(words["purchase.street"]).fill("5 Rose Garden");
  await app.getByLabel(words["purchase.pin"], { exact: true }).fill("560001");
  await tapControl(app.getByRole("switch", { name: shapeOf(words["purchase.balance"]) }));
  await expect(app.getByText(words["purchase.line.toPay"])).toBeVisible();
  await keepPicture(priya.page, "shop-referral-4-order");
  await app.getByRole("button", { name: shapeOf(words["purchase.submit"]) }).click();
  await expect(app.getByRole("heading", { name: words["group.mine"], level: 1 })).toBeVisible();
  const used = Math.floor(reward / 100);
  const [own] = await ordersOf(priya);
  if (!own) throw new Error("Priya has no order");
  expect(own).toMatchObject({ balanceUsed: used, toPay: own.total - used });
  expect(used).toBeGreaterThan(0);
  await expect(app.getByText(`₹${own.toPay}`.replace(/(\d)(\d{3})$/, "$1\u202f$2"))).toBeVisible();
  const { balance } = await priya.member.call<{ balance: number }>("GET", "/api/user/referral");
  expect(balance).toBe(reward - used * 100);
});
