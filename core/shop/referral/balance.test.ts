import { afterEach, expect, test } from "vitest";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { Group } from "#db/models/Group.ts";
import { Order } from "#db/models/Order.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import type { User } from "#db/models/User.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { bring, buy, earn, nextAddress, rewardOf, walletOf } from "../../../tests/referralFactories.ts";
import { buildProduct, endGroup, purchaseOf, seatOf } from "../../../tests/shopFactories.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { listOrders, readOrder } from "../orders/readOrders.ts";
import { tellBuyer } from "../orders/tellBuyer.ts";
import { expireGroups } from "../purchase/expireGroups.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";
import { checkReferral } from "./checkReferral.ts";

afterEach(async () => {
  expect((await checkReferral()).faults).toEqual([]);
});

/** Somebody who has earned so often ₹8.25. */
async function earner(times = 2): Promise<User> {
  const user = await buildUser();
  for (let count = 0; count < times; count += 1) await earn(user);
  return user;
}

test("balance pays a part of an order, whose reward is still of the whole", async () => {
  const referer = await buildUser();
  const user = await earner();
  await user.update({ refererId: referer.id, refererFixedAt: null });
  const order = await buy(user, { balance: 16, total: 550 });
  expect(order).toMatchObject({ total: 550, balanceUsed: 16 });
  expect(await walletOf(user.id)).toBe(50);
  expect(await rewardOf(order.id)).toMatchObject({ refererId: referer.id, amount: 825 });
});

test("more than there is isn't taken, and no order is placed: whoever used it in another tab is told", async () => {
  const user = await earner();
  await buy(user, { balance: 16 });
  await expect(buy(user, { balance: 1 })).rejects.toMatchObject({ code: "balance_changed" });
  expect(await Order.count({ where: { userId: user.id } })).toBe(1);
  await expect(buy(await buildUser(), { balance: 1 })).rejects.toMatchObject({ code: "balance_changed" });
});

test("more than it comes to is refused; where it comes to less than was shown, less is taken", async () => {
  const user = await earner(4);
  const cheap = await buildProduct({ price: 30, discountedPrice: 21 });
  const wish = (balance: number, total?: number) =>
    purchaseOf(cheap.id, {
      address: nextAddress(),
      balance,
      isGroupPurchase: false,
      ...(total !== undefined && { total }),
    });
  await expect(joinOrCreate(user.id, wish(31, 30))).rejects.toMatchObject({
    code: "invalid_input",
    details: { fields: { balance: "number" } },
  });
  await expect(joinOrCreate(user.id, wish(31))).rejects.toMatchObject({ code: "invalid_input" });
  const { orderId } = await joinOrCreate(user.id, wish(32, 40));
  expect(await Order.findByPk(orderId)).toMatchObject({ total: 30, balanceUsed: 30 });
  expect(await walletOf(user.id)).toBe(300);
});

test("two orders at once of one balance: one of them has it", async () => {
  for (let round = 0; round < 5; round += 1) {
    const user = await earner();
    const results = await Promise.allSettled([1, 2, 3].map(() => buy(user, { balance: 10 })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(reasons).toEqual(["balance_changed", "balance_changed"]);
    expect(await walletOf(user.id)).toBe(650);
  }
});

test.each(["cancelled", "refused", "returned"] as const)(
  "an order that is %s gives it back once",
  async (end) => {
    const user = await earner();
    const order = await buy(user, { balance: 16 });
    await bring(order.id, end);
    expect(await walletOf(user.id)).toBe(2 * 825);
  },
);

test("a reward that comes back is taken back of what it had paid, once that isn't paid by it any more", async () => {
  const user = await buildUser();
  const [first, second] = [await earn(user), await earn(user)];
  const hidden = [await buy(user, { balance: 4 }), await buy(user, { balance: 10 })];
  expect(await walletOf(user.id)).toBe(250);
  await Promise.all([bring(first.id, "returned"), bring(hidden[0]?.id ?? 0, "cancelled")]);
  expect(await walletOf(user.id)).toBe(0);
  // ₹6.50 were there, and ₹1.75 were not.
  await bring(hidden[1]?.id ?? 0, "cancelled");
  expect(await walletOf(user.id)).toBe(825);
  await bring(second.id, "returned");
  expect(await walletOf(user.id)).toBe(0);
  // What is earned later is nobody else's.
  await earn(user);
  expect(await walletOf(user.id)).toBe(825);
});

test("an order that came to nothing says how much of what rewards had paid is theirs again", async () => {
  const user = await buildUser({ botStartedAt: new Date() });
  const backOf = async ({ id }: Order) => {
    const { text } = await readOrder(user.id, id);
    return (JSON.parse(text) as { balanceReturned: number }).balanceReturned;
  };
  const first = await earn(user);
  await earn(user);
  const [part, whole] = [await buy(user, { balance: 12 }), await buy(user, { balance: 4 })];
  const bare = await buy(user);
  expect([await backOf(part), await backOf(bare)]).toEqual([0, 0]);
  await bring(first.id, "returned");
  // Fifty paise of the ₹8.25 were there, and ₹7.75 were not.
  for (const { id } of [part, whole, bare]) await bring(id, "cancelled");
  expect([await backOf(part), await backOf(whole), await backOf(bare)]).toEqual([1200 - 775, 400, 0]);
  const toldOf = async ({ id }: Order) => {
    await transact(() => tellBuyer(id, { to: "cancelled" }));
    const queued = await OutboxMessage.findOne({ where: { cause: `order-cancelled:${id}` } });
    return renderMessage(queued?.message, "en").html;
  };
  expect(await toldOf(part)).toContain("₹4.25 has been returned to your balance");
  expect(await toldOf(part)).toContain("₹7.75 was kept to cover a reward");
  expect(await toldOf(whole)).toContain("₹4 has been returned to your balance");
  expect(await toldOf(whole)).not.toContain("reward");
  expect(await toldOf(bare)).not.toContain("balance");
  expect(await walletOf(user.id)).toBe(1200 - 775 + 400);
  const { text } = await listOrders(user.id, { skip: 0, take: 9 });
  expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ id: part.id, balanceReturned: 425 }));
});

test("so does a group that expires, and one's own cancelling, however often it is tried", async () => {
  const user = await earner();
  const product = await buildProduct();
  const order = () => joinOrCreate(user.id, purchaseOf(product.id, { address: nextAddress(), balance: 16 }));
  const { inviteCode } = await order();
  const { group } = await seatOf(inviteCode);
  await endGroup(group.id);
  await Promise.all([expireGroups(), expireGroups()]);
  expect((await Group.findByPk(group.id))?.status).toBe("expired");
  expect(await walletOf(user.id)).toBe(2 * 825);

  const { orderId } = await order();
  expect(await walletOf(user.id)).toBe(50);
  const tries = await Promise.allSettled([1, 2, 3].map(() => cancelOrder(user.id, { id: orderId })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await walletOf(user.id)).toBe(2 * 825);
});

test.each([
  "update wallet_entries set amount_paise = amount_paise + 1",
  "delete from wallet_entries",
  "truncate wallet_entries",
  "update wallets set balance_paise = balance_paise + 1",
  "insert into wallets (user_id, balance_paise) select max(id) + 1, 5 from users",
])("nobody can do this to the books: %s", async (statement) => {
  await earner(1);
  await expect(sequelize.query(statement)).rejects.toThrow(/append-only|by ledger entries/);
});

test("however people earn, spend, cancel and return at once, the books stand and nobody falls below 0", async () => {
  const people = await Promise.all([1, 2, 3].map(() => earner(3)));
  const some = <T>(of: readonly T[]) => of[Math.floor(Math.random() * of.length)] as T;
  const orders: Order[] = [];
  const faults: unknown[] = [];
  const deeds = [
    async () => orders.push(await buy(some(people), { balance: 1 + Math.floor(Math.random() * 20) })),
    async () => orders.push(await earn(some(people))),
    async () => {
      const order = some(orders);
      if (order) await bring(order.id, some(["cancelled", "refused", "returned", "delivered"] as const));
    },
  ];
  for (let round = 0; round < 12; round += 1) {
    const done = await Promise.allSettled(Array.from({ length: 5 }, () => some(deeds)()));
    faults.push(...done.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])));
  }
  // Refused they may be, never broken.
  for (const fault of faults) expect(fault).toBeInstanceOf(RuleError);
  expect(orders.length).toBeGreaterThan(5);
  for (const { id } of people) expect(await walletOf(id)).toBeGreaterThanOrEqual(0);
});
