import { beforeEach, describe, expect, test } from "vitest";
import { verifyPhone } from "#core/people/accounts/verifyPhone.ts";
import { Group } from "#db/models/Group.ts";
import { Order } from "#db/models/Order.ts";
import { OrderMove } from "#db/models/OrderMove.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { bringTo, buyAlone, gather } from "../../../tests/orderFactories.ts";
import { reminderOf } from "../../../tests/reminderFactories.ts";
import { buildPeople, buildProduct, endGroup, purchaseOf } from "../../../tests/shopFactories.ts";
import { openReminder } from "../groupMessages/writeReminder.ts";
import { expireGroups } from "../purchase/expireGroups.ts";
import { joinOrCreate } from "../purchase/joinOrCreate.ts";
import { cancelOrder } from "./cancelOrder.ts";
import { confirmOrder, markToCall } from "./confirmOrder.ts";
import { moveByShop } from "./moveByShop.ts";

let adminId: number;
beforeEach(async () => {
  adminId = (await buildUser({ isAdmin: true })).id;
});

const movesOf = async (orderId: number) =>
  (await OrderMove.findAll({ where: { orderId }, order: ["id"] })).map(({ toStatus }) => toStatus);
const conflict = (status: string) => ({ code: "conflict", details: { fields: { status } } });
const askedBefore = (orderId: number, hours: number) =>
  sequelize.query(
    "update orders set confirm_asked_at = now() - make_interval(hours => $hours) where id = $orderId",
    {
      bind: { orderId, hours },
    },
  );

describe("when an order can be confirmed", () => {
  test("alone at once; again it stays as it is", async () => {
    const order = await buyAlone();
    expect(order.confirmAskedAt).not.toBeNull();
    expect(await confirmOrder(order.userId, order.id)).toEqual({ status: "confirmed" });
    expect(await confirmOrder(order.userId, order.id)).toEqual({ status: "confirmed" });
    expect(await movesOf(order.id)).toEqual(["placed", "confirmed"]);
    expect((await OrderMove.findOne({ where: { orderId: order.id, toStatus: "confirmed" } }))?.byId).toBe(
      order.userId,
    );
  });

  test("in a group when it is complete, not before", async () => {
    const people = await buildPeople(5);
    const product = await buildProduct();
    const [waiting] = await gather(people.slice(0, 1), product.id);
    expect(waiting?.confirmAskedAt).toBeNull();
    await expect(confirmOrder(waiting?.userId ?? 0, waiting?.id ?? 0)).rejects.toMatchObject(
      conflict("placed"),
    );
    const { inviteCode } = await Group.findByPk(waiting?.groupId ?? 0, { rejectOnEmpty: true });
    for (const { id } of people.slice(1)) await joinOrCreate(id, purchaseOf(product.id, { inviteCode }));
    const orders = await Order.findAll({ where: { groupId: waiting?.groupId ?? 0 } });
    expect(orders).toHaveLength(5);
    for (const { id, userId, confirmAskedAt } of orders) {
      expect(confirmAskedAt).not.toBeNull();
      expect(await confirmOrder(userId, id)).toEqual({ status: "confirmed" });
    }
  });

  test("what goes its way already stays; what is over says so; somebody else's isn't known", async () => {
    const sent = await bringTo(await buyAlone(), "shipped", adminId);
    expect(await confirmOrder(sent.userId, sent.id)).toEqual({ status: "shipped" });
    await moveByShop(adminId, { id: sent.id, to: "refused" });
    await expect(confirmOrder(sent.userId, sent.id)).rejects.toMatchObject(conflict("refused"));

    const cancelled = await buyAlone();
    await cancelOrder(cancelled.userId, { id: cancelled.id });
    await expect(confirmOrder(cancelled.userId, cancelled.id)).rejects.toMatchObject(conflict("cancelled"));
    const foreign = await buyAlone();
    await expect(confirmOrder(cancelled.userId, foreign.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(confirmOrder(cancelled.userId, 2_000_000_000)).rejects.toMatchObject({ code: "not_found" });
    expect(await movesOf(foreign.id)).toEqual(["placed"]);
  });

  test("the time of a group runs out: its orders are cancelled, and nothing is left to confirm", async () => {
    const [order] = await gather(await buildPeople(1));
    await endGroup(order?.groupId ?? 0);
    await expect(confirmOrder(order?.userId ?? 0, order?.id ?? 0)).rejects.toMatchObject(conflict("placed"));
    await expireGroups();
    await expect(confirmOrder(order?.userId ?? 0, order?.id ?? 0)).rejects.toMatchObject(
      conflict("cancelled"),
    );
    expect(await order?.reload()).toMatchObject({ cancelReason: "group_expired" });
  });
});

describe("cancelling", () => {
  test("of a complete group: the group stays complete, and the others keep their orders", async () => {
    const [first, ...others] = await gather(await buildPeople(5));
    await confirmOrder(first?.userId ?? 0, first?.id ?? 0);
    await cancelOrder(first?.userId ?? 0, { id: first?.id ?? 0, reason: "Changed my mind" });
    expect(await Group.findByPk(first?.groupId ?? 0)).toMatchObject({ status: "completed", membersCount: 5 });
    expect(await first?.reload()).toMatchObject({ status: "cancelled", cancelReason: "by_buyer" });
    for (const order of others) expect((await order.reload()).status).toBe("placed");
  });

  test("until it is packed", async () => {
    const order = await bringTo(await buyAlone(), "packed", adminId);
    await expect(cancelOrder(order.userId, { id: order.id })).rejects.toMatchObject(conflict("packed"));
  });
});

describe("silence", () => {
  test("of twelve hours is to be called about; nothing is cancelled, and a later yes still counts", async () => {
    const [silent, fresh, confirmed] = [await buyAlone(), await buyAlone(), await buyAlone()];
    const [inGroup] = await gather(await buildPeople(1));
    for (const { id } of [silent, confirmed]) await askedBefore(id, 12);
    await askedBefore(fresh.id, 11);
    await confirmOrder(confirmed.userId, confirmed.id);
    expect(await markToCall()).toBe(1);
    expect(await markToCall()).toBe(0);
    expect(await silent.reload()).toMatchObject({ status: "placed", toCallAt: expect.any(Date) });
    for (const order of [fresh, confirmed, inGroup]) expect((await order?.reload())?.toCallAt).toBeNull();
    expect(await confirmOrder(silent.userId, silent.id)).toEqual({ status: "confirmed" });
  });

  test("whoever answers at that moment isn't called", async () => {
    const order = await buyAlone();
    await askedBefore(order.id, 13);
    const answered = await hold(() => confirmOrder(order.userId, order.id));
    expect(await markToCall()).toBe(0);
    await answered();
    expect(await markToCall()).toBe(0);
    expect(await order.reload()).toMatchObject({ status: "confirmed", toCallAt: null });
  });

  test("many at once mark each order once", async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => buyAlone()));
    for (const { id } of orders) await askedBefore(id, 20);
    const marked = await Promise.all([markToCall(), markToCall(), markToCall()]);
    expect(marked.reduce((sum, count) => sum + count)).toBe(6);
  });
});

describe("what meets", () => {
  test("the same yes from many places is one", async () => {
    const [order] = await gather(await buildPeople(5));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => confirmOrder(order?.userId ?? 0, order?.id ?? 0)),
    );
    expect(answers).toEqual(Array(8).fill({ status: "confirmed" }));
    expect(await movesOf(order?.id ?? 0)).toEqual(["placed", "confirmed"]);
  });

  test("a yes and a cancellation: whichever is last stands, and none is half done", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, userId } = await buyAlone();
      const [confirmed, cancelled] = await Promise.allSettled([
        confirmOrder(userId, id),
        cancelOrder(userId, { id }),
      ]);
      expect(cancelled.status).toBe("fulfilled");
      const moves = await movesOf(id);
      if (confirmed.status === "fulfilled") expect(moves).toEqual(["placed", "confirmed", "cancelled"]);
      else {
        expect(confirmed.reason).toMatchObject(conflict("cancelled"));
        expect(moves).toEqual(["placed", "cancelled"]);
      }
    }
  });

  test("the shop packs while the buyer cancels: one of the two", async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const order = await bringTo(await buyAlone(), "confirmed", adminId);
      const { id, userId } = order;
      const acts = [() => moveByShop(adminId, { id, to: "packed" }), () => cancelOrder(userId, { id })];
      if (round % 2) acts.reverse();
      const results = await Promise.allSettled(acts.map((act) => act()));
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const { status } = await order.reload();
      expect(await movesOf(id)).toEqual(["placed", "confirmed", status]);
      // A buyer who is told that it is packed got it packed.
      expect(await OutboxMessage.count({ where: { cause: `order-packed:${id}` } })).toBe(
        status === "packed" ? 1 : 0,
      );
      outcomes.add(status);
    }
    expect([...outcomes].every((status) => ["packed", "cancelled"].includes(status))).toBe(true);
  });

  test("an account with Telegram takes over the buyer's while they confirm: the order is confirmed or theirs to confirm", async () => {
    for (let round = 0; round < 5; round += 1) {
      const phoneOnly = await buildUser({ telegramId: null });
      const person = await buildUser({ phoneNumber: null, phoneVerifiedAt: null });
      const order = await buyAlone({}, phoneOnly);
      const [confirmed] = await Promise.allSettled([
        confirmOrder(phoneOnly.id, order.id),
        verifyPhone(person.telegramId ?? 0, phoneOnly.phoneNumber ?? ""),
      ]);
      await order.reload();
      expect(order.userId).toBe(person.id);
      if (confirmed.status === "rejected") {
        expect(confirmed.reason).toMatchObject({ code: "not_found" });
        expect(order.status).toBe("placed");
        expect(await confirmOrder(person.id, order.id)).toEqual({ status: "confirmed" });
      } else expect(order.status).toBe("confirmed");
      expect(await movesOf(order.id)).toEqual(["placed", "confirmed"]);
    }
  });

  test("who was absorbed while they waited for their order doesn't confirm what is another's by then", async () => {
    const phoneOnly = await buildUser({ telegramId: null });
    const person = await buildUser({ phoneNumber: null, phoneVerifiedAt: null });
    const order = await buyAlone({}, phoneOnly);
    const absorbed = await hold(() => verifyPhone(person.telegramId ?? 0, phoneOnly.phoneNumber ?? ""));
    // It is refused as soon as the other is through, which may be before anybody looks.
    const refused = expect(confirmOrder(phoneOnly.id, order.id)).rejects.toMatchObject({ code: "not_found" });
    await someoneWaits();
    await absorbed();
    await refused;
    expect(await order.reload()).toMatchObject({ userId: person.id, status: "placed" });
  });
});

test("two orders in one group, of who took over another account, are both asked about", async () => {
  const product = await buildProduct();
  const phoneOnly = await buildUser({ telegramId: null });
  const person = await buildUser({ botStartedAt: new Date() });
  const [seated, other] = await gather([phoneOnly, person], product.id);
  await verifyPhone(person.telegramId ?? 0, phoneOnly.phoneNumber ?? "");
  const { inviteCode } = await Group.findByPk(seated?.groupId ?? 0, { rejectOnEmpty: true });
  for (const { id } of await buildPeople(4)) await joinOrCreate(id, purchaseOf(product.id, { inviteCode }));
  const reminder = await reminderOf(person, "GroupFinished");
  const opened = await openReminder(reminder?.id ?? 0);
  const buttons = "message" in opened ? opened.message.buttons?.flat() : [];
  for (const order of [seated, other]) {
    expect(await order?.reload()).toMatchObject({ userId: person.id, confirmAskedAt: expect.any(Date) });
    expect(buttons).toContainEqual(expect.objectContaining({ callback: `order:confirm:${order?.id}` }));
    expect(await confirmOrder(person.id, order?.id ?? 0)).toEqual({ status: "confirmed" });
  }
});
