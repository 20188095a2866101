import { endGroup } from "./support/endGroup.ts";
import { inDatabase } from "./support/inDatabase.ts";
import { headed, lookAround, lookAt, press } from "./support/lookAround.ts";
import { type Market, people } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { runJob } from "./support/runJob.ts";
import { expect, findFreeProduct, test } from "./support/shop.ts";
import { shapeOf, shopWords } from "./support/shopWords.ts";
import { tapControl } from "./support/tapControl.ts";

const words = shopWords.en;

/** Lowers the number of people that a group needs to `$1`. */
const ENOUGH = `update groups set participants_to_complete = $1
  where id = (select group_id from group_members where invite_code = $2)`;

interface Order {
  id: number;
  toPay: number;
}

/** The shop brings an order to its buyer. */
async function deliver(market: Market, buyer: Member, last: object = { to: "delivered" }): Promise<number> {
  const admin = await Member.of(market, people.admin);
  const [order] = await buyer.call<Order[]>("GET", "/api/user/orders");
  if (!order) throw new Error("Nothing is ordered");
  await buyer.call("POST", `/api/user/orders/${order.id}/confirm`, {});
  for (const move of [{ to: "packed" }, { to: "shipped" }, last])
    await admin.call("POST", `/api/admin/orders/${order.id}/move`, move);
  return order.id;
}

test("axe finds nothing on a group and its orders", async ({ market, makeShopper }) => {
  test.setTimeout(180_000);
  const product = await findFreeProduct(market);
  const [asha, gopal] = [await makeShopper("Asha"), await makeShopper("Gopal", { platform: "android" })];
  const code = await asha.orderAtOnce(product.id);
  const own = await gopal.orderAtOnce(product.id, code);
  const [waiting] = await asha.member.call<Order[]>("GET", "/api/user/orders");
  await asha.open({ url: `/groupPurchase/${code}` });
  await lookAround(asha.page, [
    { name: "shop-group", shows: (app) => app.getByRole("list", { name: words["group.seats"] }) },
    {
      name: "shop-group-leaving",
      act: press(words["leave.action"]),
      shows: (app) => app.getByRole("dialog", { name: words["leave.title"] }),
    },
    {
      name: "shop-cart",
      path: "/cart",
      title: words["cart.title"],
      shows: (app) => app.getByRole("main").getByRole("link"),
    },
    headed("shop-order-waiting", `/orders/${waiting?.id}`, words["orders.stage.gathering"], 2),
    {
      name: "shop-order-cancelling",
      act: press(words["orders.cancel"]),
      shows: (app) => app.getByRole("dialog", { name: words["orders.cancel.title"] }),
    },
  ]);

  expect(await inDatabase(ENOUGH, [3, code])).toBe(1);
  const sita = await makeShopper("Sita");
  await sita.orderAtOnce(product.id, code);
  const refused = await deliver(market, gopal.member, { to: "refused", note: "Nobody at home" });
  const brought = await deliver(market, asha.member);
  await asha.open({ url: `/groupPurchase/${code}` });
  await lookAround(asha.page, [
    { name: "shop-group-done", shows: (app) => app.getByRole("heading", { name: words["group.done"] }) },
    {
      name: "shop-order-rating",
      path: `/orders/${brought}`,
      act: async (app) => {
        await app
          .getByRole("group", { name: words["orders.rating.whole"] })
          .getByRole("radio")
          .nth(3)
          .press("Space");
        await app.getByLabel(words["orders.rating.text"]).fill("Just as in the picture");
      },
      shows: (app) => app.getByRole("button", { name: words["orders.rating.send"] }),
    },
  ]);
  await gopal.open({ url: `/orders/${refused}` });
  await lookAround(gopal.page, [
    { name: "shop-order-refused", shows: (app) => app.getByText(/Nobody at home/) },
  ]);

  const lata = await makeShopper("Lata");
  await lata.open({ startapp: `invite_${own}` });
  const full = lata.app.getByRole("dialog", { name: words["group.full"] });
  await lookAt(lata.page, "shop-group-full", full);
  const another = await findFreeProduct(market);
  const over = await lata.orderAtOnce(another.id);
  await endGroup(over);
  await runJob("expireGroups");
  await expect
    .poll(async () => JSON.stringify(await lata.member.call("GET", "/api/user/orders")))
    .toContain("cancelled");
  await sita.open({ startapp: `invite_${over}` });
  await lookAt(
    sita.page,
    "shop-group-expired",
    sita.app.getByRole("heading", { name: words["group.expired"] }),
  );
  await lata.open({ startapp: "orders" });
  await lookAt(lata.page, "shop-orders", lata.app.getByRole("article").getByText(words["orders.nothing"]));
});

test("axe finds nothing on what a friend's order brings", async ({ market, makeShopper }) => {
  test.setTimeout(120_000);
  const product = await findFreeProduct(market);
  const [priya, rahul, neha] = [
    await makeShopper("Priya"),
    await makeShopper("Rahul"),
    await makeShopper("Neha"),
  ];
  const { id } = await priya.member.call<{ id: number }>("GET", "/api/user/me");
  await rahul.open({ startapp: `ref_${id}` });
  await expect.poll(() => priya.member.call("GET", "/api/referral-payouts/referrals-count")).toBe(1);
  const code = await rahul.orderAtOnce(product.id);
  expect(await inDatabase(ENOUGH, [2, code])).toBe(1);
  await neha.orderAtOnce(product.id, code);
  const total = () => priya.member.call<{ Pending: number }>("GET", "/api/referral-payouts/total-amounts");
  await expect.poll(async () => (await total()).Pending).toBeGreaterThan(0);
  const order = await deliver(market, rahul.member);
  const pass = "update referral_rewards set release_at = release_at - interval '8 days' where order_id = $1";
  await expect.poll(() => inDatabase(pass, [order])).toBe(1);
  await runJob("releaseRewards");
  await priya.open({ url: "/referral" });
  await lookAround(priya.page, [
    {
      name: "shop-referral",
      shows: (app) => app.getByText(words["referral.state.Approved"], { exact: true }),
    },
    headed("shop-product", `/product/${product.link}`, product.title),
    {
      name: "shop-order-form",
      path: `/purchase/${product.link}?isGroupPurchase=true`,
      act: (app) => tapControl(app.getByRole("switch", { name: shapeOf(words["purchase.balance"]) })),
      shows: (app) => app.getByText(words["purchase.line.toPay"]),
    },
  ]);
});
