import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, test } from "vitest";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { Order } from "#db/models/Order.ts";
import { OrderMove } from "#db/models/OrderMove.ts";
import type { Product } from "#db/models/Product.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { buildPeople, buildProduct, endGroup, purchaseOf, seatOf } from "../../../tests/shopFactories.ts";
import { cancelOrder } from "../orders/cancelOrder.ts";
import { expireGroups } from "./expireGroups.ts";
import { joinOrCreate } from "./joinOrCreate.ts";

let product: Product;
beforeEach(async () => {
  product = await buildProduct();
});

const buy = async (overrides: Parameters<typeof purchaseOf>[1] = {}, userId?: number) =>
  joinOrCreate(
    userId ?? (await buildUser({ botStartedAt: new Date() })).id,
    purchaseOf(product.id, overrides),
  );

describe("a group is started or joined", () => {
  test("without a code and a wish to join, one is started; its creator pays 95 % without delivery", async () => {
    const { inviteCode, orderId } = await buy();
    const { member, group } = await seatOf(inviteCode);
    expect(member).toMatchObject({ joinType: "Created", depth: 0 });
    expect(group).toMatchObject({ status: "open", membersCount: 1, participantsToComplete: 5 });
    expect(group.endsAt.getTime() - group.createdAt.getTime()).toBeCloseTo(24 * 3_600_000, -3);
    expect(await Order.findByPk(orderId)).toMatchObject({
      total: Math.floor(599 * 0.95) - 19,
      boughtAs: "creator",
    });
  });

  test("with a member's code one is invited, a step further from the creator", async () => {
    const first = await buy();
    const second = await buy({ inviteCode: first.inviteCode ?? "" });
    const third = await buy({ inviteCode: second.inviteCode ?? "" });
    const { member, group } = await seatOf(third.inviteCode);
    expect(member).toMatchObject({ joinType: "Invited", depth: 2 });
    expect(member.invitedById).toBe((await seatOf(second.inviteCode)).member.id);
    expect(group.membersCount).toBe(3);
    expect(await Order.findByPk(third.orderId)).toMatchObject({ total: 599 - 19, boughtAs: "member" });
  });

  test("with a group's code one has joined alone when it was picked on the product's page, else was invited", async () => {
    const { group } = await seatOf((await buy()).inviteCode);
    const picked = await seatOf(
      (await buy({ inviteCode: group.inviteCode, joinType: "SelfJoined" })).inviteCode,
    );
    expect(picked.member).toMatchObject({ joinType: "SelfJoined", depth: 0, invitedById: null });
    const invited = await seatOf((await buy({ inviteCode: group.inviteCode })).inviteCode);
    expect(invited.member).toMatchObject({ joinType: "Invited", depth: 1 });
  });

  test("who would join any gets the oldest with room, and starts one where there is none", async () => {
    const started = await seatOf((await buy({ joinType: "SelfJoined" })).inviteCode);
    expect(started.member.joinType).toBe("Created");
    await buy();
    const joined = await seatOf((await buy({ joinType: "SelfJoined" })).inviteCode);
    expect(joined.group.id).toBe(started.group.id);
    expect(joined.member.joinType).toBe("SelfJoined");
  });

  test("alone it costs the regular price and makes no group", async () => {
    const { inviteCode, orderId, orderNumber } = await buy({ isGroupPurchase: false, quantity: 2 });
    expect(inviteCode).toBeNull();
    expect(orderNumber).toMatch(/^\d{10}$/);
    expect(await Order.findByPk(orderId)).toMatchObject({ total: 2 * 999, groupId: null });
  });
});

test("a member's own code says who brought somebody, a group's code doesn't, and what was so at the first order stays", async () => {
  const starter = await buildUser();
  const { inviteCode } = await buy({}, starter.id);
  const { group } = await seatOf(inviteCode);
  const [friend, passer] = await buildPeople(2);
  await buy({ inviteCode: inviteCode ?? "" }, friend?.id);
  await buy({ inviteCode: group.inviteCode }, passer?.id);
  await Promise.all([friend?.reload(), passer?.reload()]);
  expect([friend?.refererId, passer?.refererId]).toEqual([starter.id, null]);
  const other = await buildProduct();
  const theirs = await joinOrCreate((await buildUser()).id, purchaseOf(other.id));
  await joinOrCreate(passer?.id ?? 0, purchaseOf(other.id, { inviteCode: theirs.inviteCode ?? "" }));
  expect((await passer?.reload())?.refererId).toBeNull();
});

test("who brought the buyer is told with the order, where the sign-in couldn't know it yet; whoever was first stays", async () => {
  const [inviter, later, starter] = await buildPeople(3);
  const orders: Partial<ReturnType<typeof purchaseOf>>[] = [
    {},
    { isGroupPurchase: false },
    { joinType: "SelfJoined" },
  ];
  for (const order of orders) {
    const { id } = await buildUser();
    const { orderId } = await buy({ ...order, refererId: inviter!.id }, id);
    expect((await Order.findByPk(orderId))?.refererId).toBe(inviter!.id);
    const again = await buy({ isGroupPurchase: false, refererId: later!.id }, id);
    expect((await Order.findByPk(again.orderId))?.refererId).toBe(inviter!.id);
  }
  const { inviteCode } = await buy({}, starter!.id);
  const invited = await buy({ inviteCode: inviteCode ?? "", refererId: inviter!.id });
  expect((await Order.findByPk(invited.orderId))?.refererId).toBe(inviter!.id);
  const wrongly = await buy({ inviteCode: inviteCode ?? "", refererId: 2_000_000_000 });
  expect((await Order.findByPk(wrongly.orderId))?.refererId).toBe(starter!.id);
  const own = await buildUser();
  const alone = await buy({ isGroupPurchase: false, refererId: own.id }, own.id);
  expect((await Order.findByPk(alone.orderId))?.refererId).toBeNull();
});

test("who comes back by a code of their own wasn't invited by themselves", async () => {
  const { id } = await buildUser();
  const { inviteCode, orderId } = await buy({}, id);
  await buy({ inviteCode: inviteCode ?? "" });
  await cancelOrder(id, { id: orderId });
  const back = await seatOf((await buy({ inviteCode: inviteCode ?? "" }, id)).inviteCode);
  expect(back.member).toMatchObject({ joinType: "SelfJoined", depth: 0, invitedById: null });
  expect(await Order.findByPk(back.member.orderId)).toMatchObject({ boughtAs: "member", refererId: null });
});

describe("refusals lose nothing", () => {
  test("who waits in a group of the product is told its code", async () => {
    const { id } = await buildUser();
    const first = await buy({}, id);
    const { group } = await seatOf(first.inviteCode);
    await expect(buy({}, id)).rejects.toMatchObject({
      code: "ALREADY_IN_GROUP",
      details: { fields: { inviteCode: group.inviteCode } },
    });
    await expect(buy({ inviteCode: group.inviteCode }, id)).rejects.toMatchObject({
      code: "ALREADY_IN_GROUP",
    });
    expect(await Order.count({ where: { userId: id } })).toBe(1);
  });

  test("a full group and an ended one", async () => {
    const { inviteCode } = await buy();
    for (let index = 0; index < 4; index += 1) await buy({ inviteCode: inviteCode ?? "" });
    await expect(buy({ inviteCode: inviteCode ?? "" })).rejects.toMatchObject({ code: "GROUP_FULL" });

    const other = await seatOf((await buy()).inviteCode);
    await endGroup(other.group.id);
    await expect(buy({ inviteCode: other.group.inviteCode })).rejects.toMatchObject({ code: "GROUP_ENDED" });
  });

  test("a code of another product, an unknown code, an unproven phone, a demand test, an unpublished product", async () => {
    const { group } = await seatOf((await buy()).inviteCode);
    const other = await buildProduct();
    const { id } = await buildUser();
    await expect(
      joinOrCreate(id, purchaseOf(other.id, { inviteCode: group.inviteCode })),
    ).rejects.toMatchObject({ code: "not_found" });
    await expect(buy({ inviteCode: "AAAAAAAAAA" })).rejects.toMatchObject({ code: "not_found" });
    const { id: unproven } = await buildUser({ phoneVerifiedAt: null });
    await expect(buy({}, unproven)).rejects.toMatchObject({ code: "phone_unproven" });
    await product.update({ isReal: false });
    await expect(buy()).rejects.toMatchObject({ code: "conflict" });
    await product.update({ publishedAt: null });
    await expect(buy()).rejects.toMatchObject({ code: "not_found" });
    expect(await Order.count({ where: { productId: [product.id, other.id], userId: [id, unproven] } })).toBe(
      0,
    );
  });
});

describe("nobody pays what they weren't shown", () => {
  test("who would join any, and was shown what starting one costs, is told when somebody has started meanwhile", async () => {
    const shown = { joinType: "SelfJoined", total: 550 } as const;
    const first = await buy(shown);
    expect(await Order.findByPk(first.orderId)).toMatchObject({ boughtAs: "creator", total: 550 });
    const { id } = await buildUser();
    await expect(buy(shown, id)).rejects.toMatchObject({ code: "price_changed" });
    expect(await Order.count({ where: { userId: id } })).toBe(0);
    const { orderId } = await buy({ ...shown, total: 580 }, id);
    expect(await Order.findByPk(orderId)).toMatchObject({ boughtAs: "member", total: 580 });
  });

  test("what comes to less is taken: the last place went to somebody else, and one starts a group", async () => {
    const { orderId } = await buy({ joinType: "SelfJoined", total: 580 });
    expect(await Order.findByPk(orderId)).toMatchObject({ boughtAs: "creator", total: 550 });
  });

  test("nor what a product came to cost while the form was filled, and no group is left behind", async () => {
    await product.update({ discountedPrice: 699 });
    await expect(buy({ total: 550, quantity: 1 })).rejects.toMatchObject({ code: "price_changed" });
    await expect(buy({ total: 999, quantity: 2, isGroupPurchase: false })).rejects.toMatchObject({
      code: "price_changed",
    });
    expect(await Group.count({ where: { productId: product.id } })).toBe(0);
    const { orderId } = await buy({ total: 1998, quantity: 2, isGroupPurchase: false });
    expect(await Order.findByPk(orderId)).toMatchObject({ total: 1998 });
  });
});

test("a person's orders of a day are bounded, so that nobody alone makes a product the best sold", async () => {
  const { id } = await buildUser();
  const alone = () => buy({ isGroupPurchase: false }, id);
  for (let made = 0; made < 30; made += 1) await alone();
  await expect(alone()).rejects.toMatchObject({
    code: "daily_limit",
    details: { retryAfter: expect.any(Number) },
  });
  await sequelize.query("update orders set created_at = now() - interval '25 hours' where user_id = $id", {
    bind: { id },
  });
  await expect(alone()).resolves.toBeTruthy();
});

describe("the group ends", () => {
  test("the fifth completes it; all five are told, and may start another", async () => {
    const { inviteCode } = await buy();
    for (let index = 0; index < 4; index += 1) await buy({ inviteCode: inviteCode ?? "" });
    const { group } = await seatOf(inviteCode);
    expect(group).toMatchObject({ status: "completed", membersCount: 5 });
    const members = await GroupMember.findAll({ where: { groupId: group.id } });
    expect(members.map(({ isWaiting }) => isWaiting)).toEqual(Array(5).fill(false));
    const told =
      "select count(*)::integer as count from reminders where group_id = $id and kind = 'GroupFinished'";
    expect(await sequelize.query(told, { type: QueryTypes.SELECT, bind: { id: group.id } })).toEqual([
      { count: 5 },
    ]);
    await expect(buy({}, members[0]?.userId)).resolves.toMatchObject({ inviteCode: expect.any(String) });
  });

  test("one that doesn't fill costs nobody anything, and is closed once", async () => {
    const first = await buy();
    const second = await buy({ inviteCode: first.inviteCode ?? "" });
    const { group } = await seatOf(first.inviteCode);
    await expireGroups();
    await endGroup(group.id);
    const closed = await Promise.all([expireGroups(), expireGroups()]);
    expect(closed.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await Order.findAll({ where: { id: [first.orderId, second.orderId] } })).toMatchObject([
      { status: "cancelled", cancelReason: "group_expired" },
      { status: "cancelled", cancelReason: "group_expired" },
    ]);
    expect(await Group.findByPk(group.id)).toMatchObject({ status: "expired" });
  });

  test("who leaves frees their seat and may come again; the last one who leaves cancels it", async () => {
    const { id } = await buildUser();
    const { inviteCode, orderId } = await buy({}, id);
    const { group } = await seatOf(inviteCode);
    const joined = await buy({ inviteCode: group.inviteCode });
    await cancelOrder(id, { id: orderId });
    expect(await Group.findByPk(group.id)).toMatchObject({ status: "open", membersCount: 1 });
    await expect(buy({ inviteCode: group.inviteCode }, id)).resolves.toBeDefined();
    expect(await Group.findByPk(group.id)).toMatchObject({ membersCount: 2 });
    await expect(cancelOrder(id, { id: joined.orderId })).rejects.toMatchObject({ code: "not_found" });
    await expect(cancelOrder(id, { id: orderId })).rejects.toMatchObject({ code: "conflict" });
  });
});

test("each order keeps why it was cancelled: what a buyer says in words is never taken for the group's end", async () => {
  const placed = await Promise.all([buy(), buy(), buy(), buy({ isGroupPurchase: false })]);
  const [said, silent, stayed, alone] = await Promise.all(
    placed.map(({ orderId }) => Order.findByPk(orderId, { rejectOnEmpty: true })),
  );
  await cancelOrder(said!.userId, { id: said!.id, reason: "group_expired" });
  // Its time is over, but nobody has closed it yet.
  await Promise.all([silent, stayed].map((order) => endGroup(order!.groupId!)));
  await cancelOrder(silent!.userId, { id: silent!.id });
  await cancelOrder(alone!.userId, { id: alone!.id, reason: "Found it nearby" });
  await expireGroups();
  const reasons = await Promise.all(
    [said, silent, alone, stayed].map(async (order) => (await order!.reload()).cancelReason),
  );
  expect(reasons).toEqual(["by_buyer", "by_buyer", "by_buyer", "group_expired"]);
  const notes = await OrderMove.findAll({
    where: { orderId: [said!.id, silent!.id, alone!.id, stayed!.id], toStatus: "cancelled" },
    order: ["id"],
  });
  expect(notes.map(({ note, byId }) => [note, byId])).toEqual([
    ["group_expired", said!.userId],
    [null, silent!.userId],
    ["Found it nearby", alone!.userId],
    [null, null],
  ]);
});

test("the database seats nobody without an order of their own, and nobody twice", async () => {
  const { inviteCode, orderId } = await buy();
  const { member, group } = await seatOf(inviteCode);
  const { id: userId } = await buildUser();
  const seat = { groupId: group.id, productId: product.id, inviteCode: "A".repeat(14) };
  const sit = (changes: object) =>
    GroupMember.create({ ...seat, joinType: "NoData", userId, orderId, ...changes });
  await expect(sit({})).rejects.toThrow();
  await expect(sit({ orderId: 2_000_000_000 })).rejects.toThrow();
  await expect(sit({ orderId: null })).rejects.toThrow();
  await expect(sit({ userId: member.userId })).rejects.toThrow();
  const alone = await buy({ isGroupPurchase: false }, member.userId);
  await expect(sit({ userId: member.userId, orderId: alone.orderId })).rejects.toThrow();
  expect(await GroupMember.count({ where: { groupId: group.id } })).toBe(1);
});
