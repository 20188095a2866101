import { beforeEach, describe, expect, test } from "vitest";
import { type OrderStatus, orderStatuses } from "#contract/groups.ts";
import { type Language, languages } from "#contract/languages.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { Order } from "#db/models/Order.ts";
import { OrderMove } from "#db/models/OrderMove.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import type { User } from "#db/models/User.ts";
import { buildUser } from "../../../tests/factories.ts";
import { bringTo, buyAlone, gather } from "../../../tests/orderFactories.ts";
import { buildPeople, buildProduct, giveCover } from "../../../tests/shopFactories.ts";
import { moveByShop } from "./moveByShop.ts";
import { mayMove } from "./orderStates.ts";

let admin: User;
beforeEach(async () => {
  admin = await buildUser({ isAdmin: true });
});

const move = (order: Order, to: OrderStatus, note?: string) =>
  moveByShop(admin.id, { id: order.id, to, note });
const told = (order: Order, to: OrderStatus) =>
  OutboxMessage.findOne({ where: { cause: `order-${to}:${order.id}` } });
const auditOf = (order: Order) =>
  AuditEntry.findAll({ where: { subjectType: "order", subjectId: String(order.id) }, order: ["id"] });

test("from the first word to the door and back: each step is noted, told once and written down", async () => {
  const order = await buyAlone();
  const steps = ["confirmed", "packed", "shipped", "delivered", "returned"] as const;
  for (const to of steps) {
    const { status } = await move(order, to, `About ${to}`);
    expect(status).toBe(to);
    // A second press changes and tells nothing.
    await move(order, to, "Again");
    expect((await told(order, to))?.userId).toBe(order.userId);
  }
  const moves = await OrderMove.findAll({ where: { orderId: order.id }, order: ["id"] });
  expect(moves.map(({ toStatus, byId, note }) => [toStatus, byId, note])).toEqual([
    ["placed", null, null],
    ...steps.map((to) => [to, admin.id, `About ${to}`]),
  ]);
  expect((await auditOf(order)).map(({ actorId, action, details }) => [actorId, action, details])).toEqual(
    steps.map((to, place) => [admin.id, "order.move", { from: steps[place - 1] ?? "placed", to }]),
  );
  expect((await order.reload()).cancelReason).toBeNull();
});

test("each state leads where the table says and nowhere else", async () => {
  const ways: Record<OrderStatus, OrderStatus[]> = {
    placed: ["confirmed", "cancelled"],
    confirmed: ["packed", "cancelled"],
    packed: ["shipped", "cancelled"],
    shipped: ["delivered", "refused"],
    delivered: ["returned"],
    cancelled: [],
    refused: [],
    returned: [],
  };
  const order = await buyAlone();
  for (const from of orderStatuses) {
    for (const to of orderStatuses) {
      expect(mayMove(from, to), `${from} ${to}`).toBe(ways[from].includes(to));
      if (from === to) continue;
      await Order.update({ status: from, cancelReason: null }, { where: { id: order.id } });
      const moved = move(order, to);
      if (ways[from].includes(to)) {
        expect(await moved).toEqual({ status: to, allowedMoves: ways[to] });
      } else {
        await expect(moved, `${from} ${to}`).rejects.toMatchObject({
          code: "conflict",
          details: { fields: { status: from } },
        });
        expect((await order.reload()).status).toBe(from);
      }
    }
  }
  await expect(moveByShop(admin.id, { id: 2_000_000_000, to: "packed" })).rejects.toMatchObject({
    code: "not_found",
  });
});

describe("in a group", () => {
  test("nothing is confirmed before it is complete; afterwards it is, by phone", async () => {
    const people = await buildPeople(5);
    const [waiting] = await gather(people.slice(0, 1));
    if (!waiting) throw new Error("Nobody has ordered");
    await expect(move(waiting, "confirmed")).rejects.toMatchObject({ code: "conflict" });
    const [first] = await gather(people, (await buildProduct()).id);
    if (!first) throw new Error("Nobody has ordered");
    expect(await move(first, "confirmed")).toEqual({
      status: "confirmed",
      allowedMoves: ["packed", "cancelled"],
    });
  });

  test("cancelled by the shop: an open group gets its place back, a complete one stays complete", async () => {
    const people = await buildPeople(5);
    const [, second] = await gather(people.slice(0, 2));
    await move(second!, "cancelled", "We are out of it");
    expect(await Group.findByPk(second!.groupId!)).toMatchObject({ status: "open", membersCount: 1 });
    expect((await GroupMember.findOne({ where: { orderId: second!.id } }))?.leftAt).not.toBeNull();
    expect(await second!.reload()).toMatchObject({ status: "cancelled", cancelReason: "by_shop" });

    const [first] = await gather(people, (await buildProduct()).id);
    await move(first!, "cancelled");
    expect(await Group.findByPk(first!.groupId!)).toMatchObject({ status: "completed", membersCount: 5 });
  });
});

describe("what the buyer is told", () => {
  test("who can't be written to is told nothing, and the order moves", async () => {
    const started = new Date();
    const silent = [
      { botStartedAt: null },
      { botStartedAt: started, botStoppedAt: started },
      { botStartedAt: started, telegramId: null },
    ];
    for (const overrides of silent) {
      const buyer = await buildUser(overrides);
      const order = await buyAlone({}, buyer);
      await bringTo(order, "delivered", admin.id);
      expect(order.status).toBe("delivered");
      expect(await OutboxMessage.count({ where: { userId: buyer.id } })).toBe(0);
    }
  });

  test("a move that fails tells nothing", async () => {
    const order = await buyAlone();
    await expect(move(order, "shipped")).rejects.toMatchObject({ code: "conflict" });
    expect(await told(order, "shipped")).toBeNull();
    expect(await auditOf(order)).toEqual([]);
  });

  test.each(languages)(
    "in %s: what it is, its number, what is paid at the door, the note, safe as HTML",
    async (language) => {
      const product = await buildProduct({ titleEn: "Tea <1 kg>", titleHi: "चाय", price: 4_000 });
      const buyer = await buildUser({ language, botStartedAt: new Date() });
      const order = await buyAlone({ productId: product.id }, buyer);
      await move(order, "confirmed", "Called <you>");
      for (const to of ["packed", "shipped"] as const) await move(order, to);
      await move(order, "delivered", "");
      const said = async (to: OrderStatus) => renderMessage((await told(order, to))?.message, language);
      const title = language === "hi" ? "चाय" : "Tea &lt;1 kg&gt;";

      const { number } = order;
      for (const to of ["confirmed", "packed", "shipped", "delivered"] as const) {
        const { html, keyboard } = await said(to);
        expect(html).toContain(title);
        expect(html).toContain(number);
        expect(html.includes("💬 Called &lt;you&gt;")).toBe(to === "confirmed");
        const key = to === "delivered" ? "button-rate-order" : "button-order";
        expect(keyboard.flat().map(({ text }) => text)).toEqual([translate(language, key)]);
        expect(JSON.stringify(keyboard)).toContain(`order_${order.id}`);
      }
      expect((await said("shipped")).html).toContain(rupeeText(4_000));
    },
  );

  test("the product's picture comes with what was delivered, not with each step", async () => {
    const order = await buyAlone();
    await giveCover(order.productId);
    await bringTo(order, "delivered", admin.id);
    const pictureOf = async (to: OrderStatus) => renderMessage((await told(order, to))?.message, "en").photo;
    for (const to of ["confirmed", "packed", "shipped"] as const) expect(await pictureOf(to)).toBeUndefined();
    expect(await pictureOf("delivered")).toContain("/images/");
  });

  test("what rewards have paid of it isn't paid at the door", async () => {
    const [part, whole] = [await buyAlone(), await buyAlone()];
    await part.update({ balanceUsed: 99 });
    await whole.update({ balanceUsed: 999 });
    for (const order of [part, whole]) await bringTo(order, "shipped", admin.id);
    for (const to of ["confirmed", "shipped"] as const) {
      const html = async (order: Order, language: Language = "en") =>
        renderMessage((await told(order, to))?.message, language).html;
      expect(await html(part)).toContain(rupeeText(900));
      expect(await html(whole)).toContain("nothing to pay");
      for (const language of languages) expect(await html(whole, language)).not.toContain("₹");
    }
  });
});
