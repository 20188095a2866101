import { beforeEach, expect, test, vi } from "vitest";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { Order } from "#db/models/Order.ts";
import type { Product } from "#db/models/Product.ts";
import type { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { buildPeople, buildProduct, endGroup, purchaseOf, seatOf } from "../../../tests/shopFactories.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { expireGroups } from "./expireGroups.ts";
import { joinOrCreate } from "./joinOrCreate.ts";

const { CONNECTIONS } = vi.hoisted(() => ({ CONNECTIONS: 20 }));
vi.mock("#db/poolSize.ts", () => ({ POOL_SIZE: CONNECTIONS }));

let product: Product;
beforeEach(async () => {
  product = await buildProduct();
});

const buy = async (overrides: Parameters<typeof purchaseOf>[1] = {}, userId?: number) =>
  joinOrCreate(
    userId ?? (await buildUser({ botStartedAt: new Date() })).id,
    purchaseOf(product.id, overrides),
  );

test("50 people on the last place: one gets it, 49 are told that it is full", async () => {
  const { inviteCode } = await buy();
  for (let index = 0; index < 3; index += 1) await buy({ inviteCode: inviteCode ?? "" });
  const crowd = await buildPeople(50);
  const results = await Promise.allSettled(crowd.map(({ id }) => buy({ inviteCode: inviteCode ?? "" }, id)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect(new Set(reasons)).toEqual(new Set(["GROUP_FULL"]));
  const { group } = await seatOf(inviteCode);
  expect(group).toMatchObject({ status: "completed", membersCount: 5 });
  expect(await Order.count({ where: { groupId: group.id } })).toBe(5);
});

/** Ten for each connection. */
const CROWD = 200;

test(`${CROWD} on one product over twenty connections: full groups of five, nobody lost`, async () => {
  const crowd = await buildPeople(CROWD);
  const placed: Awaited<ReturnType<typeof buy>>[] = [];
  const open = await Promise.all(Array.from({ length: CONNECTIONS }, () => sequelize.transaction()));
  await Promise.all(open.map((transaction) => transaction.rollback()));
  // On a busy machine all at once would only wait too long for one of our connections.
  async function come() {
    for (let one = crowd.pop(); one; one = crowd.pop()) {
      placed.push(await buy({ joinType: "SelfJoined" }, one.id));
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, come));
  expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(CROWD);
  const groups = await Group.findAll({ where: { productId: product.id } });
  expect(groups).toHaveLength(CROWD / 5);
  expect(new Set(groups.map(({ status, membersCount }) => `${status} ${membersCount}`))).toEqual(
    new Set(["completed 5"]),
  );
  expect(await GroupMember.count({ where: { productId: product.id } })).toBe(CROWD);
});

test("one person from ten tabs has one order and one group", async () => {
  const { id } = await buildUser();
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => buy({}, id)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
  expect(new Set(reasons)).toEqual(new Set(["ALREADY_IN_GROUP"]));
  expect(await Order.count({ where: { userId: id } })).toBe(1);
});

test("joining, leaving and expiring at once leave the count and the seats the same", async () => {
  const started = await buildPeople(5);
  const groups: Group[] = [];
  for (const { id } of started) groups.push((await seatOf((await buy({}, id)).inviteCode)).group);
  const crowd = await buildPeople(40);
  await Promise.allSettled([
    ...crowd.map(async ({ id }, index) => {
      const { orderId } = await buy({ inviteCode: groups[index % 5]?.inviteCode ?? "" }, id);
      if (index % 2) await cancelOrder(id, { id: orderId });
    }),
    endGroup(groups[0]?.id ?? 0).then(() => expireGroups()),
  ]);
  for (const group of await Group.findAll({ where: { productId: product.id } })) {
    const seated = await GroupMember.count({ where: { groupId: group.id, leftAt: null } });
    expect(seated).toBe(group.membersCount);
    expect(seated).toBeLessThanOrEqual(5);
    const waiting = await GroupMember.count({ where: { groupId: group.id, isWaiting: true } });
    expect(waiting).toBe(group.status === "open" ? seated : 0);
  }
});

test("a person's bound of a day holds from two tabs at once", async () => {
  const { id } = await buildUser();
  const alone = () => buy({ isGroupPurchase: false }, id);
  for (let made = 0; made < 29; made += 1) await alone();
  const last = await hold(alone);
  const other = alone();
  const refusal = expect(other).rejects.toMatchObject({ code: "daily_limit" });
  await someoneWaits();
  await last();
  await refusal;
  expect(await Order.count({ where: { userId: id } })).toBe(30);
});

test("of two who name each other with their first orders at once, one has brought the other", async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, other] = (await buildPeople(2)) as [User, User];
    const alone = { isGroupPurchase: false };
    await Promise.all([
      buy({ ...alone, refererId: other.id }, one.id),
      buy({ ...alone, refererId: one.id }, other.id),
    ]);
    await Promise.all([one.reload(), other.reload()]);
    expect([one.refererId === other.id, other.refererId === one.id].filter(Boolean)).toHaveLength(1);
  }
});

test("three who brought each other in a ring order at once: nobody's order waits in a circle", async () => {
  const begun = vi.spyOn(sequelize, "transaction");
  for (let round = 0; round < 20; round += 1) {
    const ring = await buildPeople(3);
    await Promise.all(ring.map((one, index) => one.update({ refererId: ring.at(index - 1)!.id })));
    begun.mockClear();
    const placed = await Promise.all(ring.map(({ id }) => buy({}, id)));
    // The victim of a deadlock would begin again, and be counted twice.
    expect(begun).toHaveBeenCalledTimes(3);
    const orders = await Order.findAll({ where: { id: placed.map(({ orderId }) => orderId) } });
    const referers = new Map(orders.map(({ userId, refererId }) => [userId, refererId]));
    expect(ring.map(({ id }) => referers.get(id))).toEqual(ring.map(({ refererId }) => refererId));
  }
  begun.mockRestore();
});
