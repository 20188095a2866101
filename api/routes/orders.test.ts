import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AdminOrder } from "#contract/adminOrders.ts";
import { Order, OrderCard } from "#contract/orders.ts";
import { Group } from "#db/models/Group.ts";
import { OrderMove } from "#db/models/OrderMove.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import type { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../tests/factories.ts";
import { bringTo, buyAlone, gather } from "../../tests/orderFactories.ts";
import { buildPeople, buildProduct, endGroup, giveCover } from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
let admin: User;
let buyer: User;
beforeAll(async () => {
  api = await startTestApi();
  admin = await buildUser({ isAdmin: true, firstName: "Meera" });
});
beforeEach(async () => {
  buyer = await buildUser({ botStartedAt: new Date() });
});

const OWN = "/api/user/orders";
const ALL = "/api/admin/orders";
const own = async (query = "", as = buyer.id) =>
  (await api.ask<unknown[]>(OWN + query, { as })).body.map((order) => OrderCard.parse(order));
const whole = async (id: number, as = buyer.id) => Order.parse((await api.ask(`${OWN}/${id}`, { as })).body);
const post = (id: number, act: string, { as = buyer.id, body = {}, key = "" } = {}) =>
  api.ask<Record<string, unknown>>(`${OWN}/${id}/${act}`, {
    as,
    body,
    method: "POST",
    ...(key && { headers: { "Idempotency-Key": key } }),
  });
const move = (id: number, body: object, { as = admin.id, key = "" } = {}) =>
  api.ask<Record<string, unknown>>(`${ALL}/${id}/move`, {
    as,
    body,
    ...(key && { headers: { "Idempotency-Key": key } }),
  });
const all = async (query = "") => {
  const { body } = await api.ask<{ data: unknown[]; total: number }>(ALL + query, { as: admin.id });
  return { total: body.total, data: body.data.map((order) => AdminOrder.parse(order)) };
};

describe("one's own orders", () => {
  test("the newest first; behind an order come those before it, whatever comes meanwhile", async () => {
    const { id: productId } = await buildProduct();
    const ids: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) ids.unshift((await buyAlone({ productId }, buyer)).id);
    const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id);
    expect(idsOf(await own())).toEqual(ids);
    expect(idsOf(await own("?take=2"))).toEqual(ids.slice(0, 2));
    await buyAlone({ productId }, buyer);
    expect(idsOf(await own(`?take=2&after=${ids[1]}`))).toEqual(ids.slice(2));
    expect(idsOf(await own(`?take=1&skip=1&after=${ids[1]}`))).toEqual(ids.slice(3));
    expect(await own("", (await buildUser()).id)).toEqual([]);
    expect((await api.call(`${OWN}?take=51`, { as: buyer.id })).status).toBe(400);
    expect((await api.call(OWN)).status).toBe(401);
  });

  test("alone: what it is, what it costs, where it goes, and that it may be confirmed", async () => {
    const product = await buildProduct({ titleEn: "Tea", titleHi: "चाय" });
    await giveCover(product.id);
    const order = await buyAlone(
      {
        productId: product.id,
        quantity: 2,
        addressExtra: "Gate 3",
        recipientName: "Ravi",
        phoneNumber: "+919812345678",
      },
      buyer,
    );
    await order.update({ balanceUsed: 98 });
    const seen = await whole(order.id);
    expect(seen).toMatchObject({
      id: order.id,
      number: order.number,
      status: "placed",
      quantity: 2,
      boughtAs: "alone",
      price: 999,
      discountedPrice: 599,
      total: 1998,
      balanceUsed: 98,
      toPay: 1900,
      cancelReason: null,
      product: {
        id: product.id,
        link: product.link,
        title: "Tea",
        title_hi: "चाय",
        image: { src: expect.stringMatching(/^\/images\//), thumbhash: expect.anything() },
      },
      group: null,
      isConfirmable: true,
      isCancellable: true,
      isRateable: false,
      review: null,
      features: [],
      delivery: {
        recipientName: "Ravi",
        phoneNumber: "+919812345678",
        address: "12 MG Road",
        addressExtra: "Gate 3",
        city: "Pune",
        state: "Maharashtra",
        pin: "411001",
      },
      moves: [{ to: "placed", note: null }],
    });
    expect(seen.createdAt).toBe(order.createdAt.toISOString());
  });

  test("in a group: it waits while the group does, and may be confirmed when it is complete", async () => {
    const people = [buyer, ...(await buildPeople(4))];
    const [waiting] = await gather(people.slice(0, 2));
    const [card] = await own();
    const { inviteCode } = await Group.findByPk(waiting!.groupId!, { rejectOnEmpty: true });
    expect(card).toMatchObject({
      id: waiting!.id,
      isConfirmable: false,
      isCancellable: true,
      boughtAs: "creator",
      toPay: 550,
      group: { inviteCode, status: "open", membersCount: 2, participantsToComplete: 5 },
    });
    const refused = await post(waiting!.id, "confirm");
    expect(refused).toMatchObject({ status: 409, body: { code: "conflict", fields: { status: "placed" } } });
    await endGroup(waiting!.groupId!);
    expect((await own())[0]).toMatchObject({ isConfirmable: false, group: { status: "expired" } });

    const [complete] = await gather(people, (await buildProduct()).id);
    expect(await whole(complete!.id)).toMatchObject({ isConfirmable: true, group: { status: "completed" } });
    expect(await post(complete!.id, "confirm")).toEqual({ status: 200, body: { status: "confirmed" } });
    expect(await post(complete!.id, "confirm")).toEqual({ status: 200, body: { status: "confirmed" } });
    expect(await whole(complete!.id)).toMatchObject({ isConfirmable: false, isCancellable: true });
  });

  test("cancelled with a reason, which stands with the move; packed it can't be cancelled", async () => {
    const [order, packed] = [await buyAlone({}, buyer), await buyAlone({}, buyer)];
    expect((await post(order.id, "cancel", { body: { reason: "Too late" } })).body).toEqual({
      status: "cancelled",
    });
    expect(await whole(order.id)).toMatchObject({
      status: "cancelled",
      cancelReason: "by_buyer",
      isConfirmable: false,
      isCancellable: false,
      moves: [{ to: "placed" }, { to: "cancelled", note: "Too late" }],
    });
    await bringTo(packed, "packed", admin.id);
    expect(await post(packed.id, "cancel")).toMatchObject({
      status: 409,
      body: { fields: { status: "packed" } },
    });
  });

  test("somebody else's is nobody's: 404 for each call, and nothing happens to it", async () => {
    const order = await buyAlone();
    expect((await api.call(`${OWN}/${order.id}`, { as: buyer.id })).status).toBe(404);
    for (const [act, body] of [
      ["confirm", {}],
      ["cancel", {}],
      ["rate", { stars: 5 }],
    ] as const) {
      expect((await post(order.id, act, { body })).status, act).toBe(404);
      expect((await api.call(`${OWN}/${order.id}/${act}`, { body })).status, act).toBe(401);
    }
    expect((await order.reload()).status).toBe("placed");
  });
});

describe("rating", () => {
  test("from delivered to rated, once by its key", async () => {
    const order = await bringTo(await buyAlone({}, buyer), "delivered", admin.id);
    const [rows] = await sequelize.query(
      "insert into product_features (product_id, title_en, title_hi, position) values ($id, 'Fit', 'फिट', 0) returning id",
      { bind: { id: order.productId } },
    );
    const feature = (rows as { id: number }[])[0]!.id;
    expect(await whole(order.id)).toMatchObject({
      isRateable: true,
      review: null,
      features: [{ id: feature, title: "Fit", title_hi: "फिट" }],
    });
    const body = { stars: 4, features: [{ id: feature, stars: 3 }], text: "  Fits well \u200b " };
    const key = randomUUID();
    const answers = [
      await post(order.id, "rate", { body, key }),
      await post(order.id, "rate", { body, key }),
    ];
    expect(answers).toEqual(
      Array(2).fill({ status: 200, body: { review: { stars: 4, text: "Fits well" } } }),
    );
    expect(await post(order.id, "rate", { body })).toMatchObject({ status: 409 });
    expect(await whole(order.id)).toMatchObject({
      isRateable: false,
      review: { stars: 4, text: "Fits well" },
    });
  });

  test.each([
    [{}, "stars"],
    [{ stars: 0 }, "stars"],
    [{ stars: 6 }, "stars"],
    [{ stars: 4.5 }, "stars"],
    [{ stars: 5, text: "x".repeat(1001) }, "text"],
    [{ stars: 5, features: [{ id: 1, stars: 9 }] }, "features.0.stars"],
    [{ stars: 5, features: Array(2).fill({ id: 1, stars: 5 }) }, "features"],
    [{ stars: 5, features: Array.from({ length: 21 }, (_, id) => ({ id: id + 1, stars: 5 })) }, "features"],
  ])("%j is refused with the field's name", async (body, field) => {
    const { status, body: answer } = await post(1, "rate", { body });
    expect([status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([400, "invalid_input", [field]]);
  });
});

describe("the shop's orders", () => {
  test("for admins only, also when they were until just now", async () => {
    const order = await buyAlone({}, buyer);
    const former = await buildUser({ isAdmin: true });
    await former.update({ isAdmin: false });
    for (const as of [buyer.id, former.id]) {
      expect((await api.call(ALL, { as })).status).toBe(403);
      expect((await move(order.id, { to: "confirmed" }, { as })).status).toBe(403);
    }
    expect((await api.call(ALL)).status).toBe(401);
    expect((await order.reload()).status).toBe("placed");
  });

  test("with buyer, place, moves and where it may go; found by number, phone and name, however they are typed", async () => {
    await buyer.update({ firstName: "Padma", lastName: "Vati" });
    const order = await buyAlone({ recipientName: "Omkar Bhosle", phoneNumber: "+919822000111" }, buyer);
    await move(order.id, { to: "confirmed", note: "Called" });
    const { data, total } = await all(`?query=${order.number}`);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      id: order.id,
      status: "confirmed",
      allowedMoves: ["packed", "cancelled"],
      toCallAt: null,
      group: null,
      buyer: { id: buyer.id, firstName: "Padma", phoneNumber: buyer.phoneNumber, isReachable: true },
      delivery: { recipientName: "Omkar Bhosle", phoneNumber: "+919822000111" },
      moves: [
        { to: "placed", by: null, note: null },
        { to: "confirmed", by: { id: admin.id, firstName: "Meera" }, note: "Called" },
      ],
    });
    const { number } = order;
    const spaced = `%23${number.slice(0, 5)} ${number.slice(5)}`;
    for (const query of [spaced, "98220 00111", "%2B91 (98220) 00-111", "omkar bhos", "BHOSLE", "padma v"]) {
      const found = await all(`?query=${query}`);
      expect(
        found.data.map(({ id }) => id),
        query,
      ).toEqual([order.id]);
    }
    for (const query of ["%25", "_", "\\", "omkar%25"]) {
      expect((await all(`?query=${encodeURIComponent(decodeURIComponent(query))}`)).total, query).toBe(0);
    }
  });

  test("by status, page by page; of a group that waits nothing is to be confirmed", async () => {
    const [waiting] = await gather([buyer]);
    for (const to of ["confirmed", "packed", "shipped"] as const) {
      await bringTo(await buyAlone(), to, admin.id);
    }
    const everything = await all("?take=100");
    expect(everything.total).toBe(everything.data.length);
    const ids = everything.data.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect((await all("?take=1&skip=1")).data.map(({ id }) => id)).toEqual(ids.slice(1, 2));
    const shipped = await all("?status=shipped");
    expect(shipped.data.length).toBe(shipped.total);
    expect(new Set(shipped.data.map(({ status }) => status))).toEqual(new Set(["shipped"]));
    const seen = everything.data.find(({ id }) => id === waiting?.id);
    expect(seen).toMatchObject({ allowedMoves: ["cancelled"], group: { status: "open", membersCount: 1 } });
    expect((await api.call(`${ALL}?status=lost`, { as: admin.id })).status).toBe(400);
  });

  test("those to be called: the longest waiting first, until they are confirmed", async () => {
    const [late, later] = [await buyAlone(), await buyAlone()];
    await later.update({ toCallAt: new Date(Date.now() - 60_000) });
    await late.update({ toCallAt: new Date(Date.now() - 3_600_000) });
    const called = async () => (await all("?toCall=true")).data.map(({ id }) => id);
    expect(await called()).toEqual([late.id, later.id]);
    expect((await all(`?toCall=true&query=${later.number}`)).data[0]?.toCallAt).not.toBeNull();
    await move(late.id, { to: "confirmed" });
    expect(await called()).toEqual([later.id]);
    expect((await all(`?query=${late.number}`)).data[0]?.toCallAt).toBeNull();
  });

  test("a move repeated by its key is done once; the same key for another is refused", async () => {
    const order = await buyAlone({}, buyer);
    const key = randomUUID();
    const body = { to: "confirmed", note: "Called" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(order.id, body, { key })));
    expect(answers).toEqual(
      Array(5).fill({ status: 200, body: { status: "confirmed", allowedMoves: ["packed", "cancelled"] } }),
    );
    expect(await OrderMove.count({ where: { orderId: order.id, toStatus: "confirmed" } })).toBe(1);
    expect(await OutboxMessage.count({ where: { cause: `order-confirmed:${order.id}` } })).toBe(1);
    expect((await move(order.id, { to: "packed" }, { key })).body.code).toBe("key_reused");
    expect(await move(order.id, { to: "delivered" })).toMatchObject({
      status: 409,
      body: { code: "conflict", fields: { status: "confirmed" } },
    });
    expect((await move(2_000_000_000, { to: "packed" })).status).toBe(404);
    expect((await move(order.id, { to: "lost" })).status).toBe(400);
  });

  test("two admins who move it on at once move it one step, and the buyer hears of it once", async () => {
    const other = await buildUser({ isAdmin: true });
    const order = await bringTo(await buyAlone({}, buyer), "packed", admin.id);
    const answers = await Promise.all(
      [admin, other].map(({ id }) => move(order.id, { to: "shipped" }, { as: id })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await OrderMove.count({ where: { orderId: order.id, toStatus: "shipped" } })).toBe(1);
    expect(await OutboxMessage.count({ where: { cause: `order-shipped:${order.id}` } })).toBe(1);
  });
});
