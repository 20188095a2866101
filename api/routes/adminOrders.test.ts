import { beforeAll, beforeEach, expect, test } from "vitest";
import { AdminOrder, AdminOrderPage, type OrderQueue } from "#contract/adminOrders.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import type { Order } from "#db/models/Order.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import type { User } from "#db/models/User.ts";
import { buildUser } from "../../tests/factories.ts";
import { bringTo, buyAlone, gather } from "../../tests/orderFactories.ts";
import { buildProduct } from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

const ALL = "/api/admin/orders";
const PLACE = {
  recipientName: "Asha Rao",
  phoneNumber: "98220 00222",
  address: "7 Lake Road",
  addressExtra: "Gate 2",
  city: "Nashik",
  state: "Maharashtra",
  pin: "422001",
};
const PARCEL = { carrier: "Delhivery", trackingNumber: "DL 42", trackingLink: "https://track.example/DL42" };

let api: TestApi;
let admin: User;
let buyer: User;
beforeAll(async () => {
  api = await startTestApi();
  admin = await buildUser({ isAdmin: true, firstName: "Meera" });
});
beforeEach(async () => {
  buyer = await buildUser({ botStartedAt: new Date(), firstName: "Asha", language: "en" });
});

const page = async (id: number) =>
  AdminOrderPage.parse((await api.ask(`${ALL}/${id}`, { as: admin.id })).body);
const edit = (id: number, body: object, as = admin.id) =>
  api.ask<Record<string, unknown>>(`${ALL}/${id}`, { as, body, method: "PATCH" });
const move = (id: number, body: object) => api.ask(`${ALL}/${id}/move`, { as: admin.id, body });
const cancel = async (order: Order) => {
  await move(order.id, { to: "cancelled" });
  return order;
};
const standingIn = async (queue: OrderQueue) => {
  const { body } = await api.ask<{ data: unknown[] }>(`${ALL}?queue=${queue}&take=100`, { as: admin.id });
  return body.data.map((order) => AdminOrder.parse(order).id);
};
const counts = async () => {
  const { body } = await api.ask<{ queue: OrderQueue; count: number }[]>(`${ALL}/counts`, { as: admin.id });
  return Object.fromEntries(body.map(({ queue, count }) => [queue, count]));
};
/** The texts that a person was sent, by cause. */
const told = async (cause: string) => {
  const [sent] = await OutboxMessage.findAll({ where: { cause } });
  return sent?.message as { text: { key: string; values: Record<string, unknown> } } | undefined;
};

test("an order stands in one queue, and what waits is counted", async () => {
  const before = await counts();
  const [gathering] = await gather([buyer]);
  const confirm = await buyAlone({}, buyer);
  const call = await buyAlone({}, buyer);
  await call.update({ toCallAt: new Date() });
  const standing: [OrderQueue, Order | undefined][] = [
    ["gathering", gathering],
    ["confirm", confirm],
    ["call", call],
    ["pack", await bringTo(await buyAlone(), "confirmed", admin.id)],
    ["ship", await bringTo(await buyAlone(), "packed", admin.id)],
    ["underWay", await bringTo(await buyAlone(), "shipped", admin.id)],
    ["delivered", await bringTo(await buyAlone(), "delivered", admin.id)],
    ["ended", await cancel(await buyAlone())],
  ];
  const seen = await Promise.all(standing.map(([queue]) => standingIn(queue)));
  for (const [place, [queue, order]] of standing.entries()) {
    const where = standing.flatMap(([name], other) => (seen[other]?.includes(order?.id ?? 0) ? [name] : []));
    expect(where, `order ${place}`).toEqual([queue]);
  }
  const after = await counts();
  for (const queue of ["call", "confirm", "pack", "ship", "underWay", "gathering"])
    expect((after[queue] ?? 0) - (before[queue] ?? 0), queue).toBe(1);
  expect(Object.keys(after)).not.toContain("ended");
});

test("an order whole: prices of then, its buyer's history, its group, notes, and where it may go", async () => {
  const product = await buildProduct({ price: 900, discountedPrice: 600 });
  const friend = await buildUser({ firstName: "Vikram" });
  const [order, second] = await gather([buyer, friend], product.id);
  await cancel(await buyAlone({}, buyer));
  await product.update({ price: 400, discountedPrice: 200 });
  const text = "Called twice: nobody answers.";
  const noted = await api.ask(`${ALL}/${order?.id}/notes`, { as: admin.id, body: { text } });
  expect(noted.status).toBe(200);
  expect(await page(order?.id ?? 0)).toMatchObject({
    price: 900,
    discountedPrice: 600,
    version: 1,
    parcel: null,
    notes: [{ by: { firstName: "Meera" }, text }],
    groupOrders: [
      { id: order?.id, isCreator: true, buyer: { firstName: "Asha" } },
      { id: second?.id, isCreator: false, buyer: { firstName: "Vikram" } },
    ],
    history: [
      { status: "cancelled", count: 1 },
      { status: "placed", count: 1 },
    ],
    allowedMoves: ["cancelled"],
  });
  const own = await api.call(`/api/user/orders/${order?.id}`, { as: buyer.id });
  expect(own.text).not.toContain("nobody answers");
  expect((await api.call(`${ALL}/2000000000`, { as: admin.id })).status).toBe(404);
  expect((await api.call(`${ALL}/${order?.id}/notes`, { as: admin.id, body: { text: " " } })).status).toBe(
    400,
  );
});

test("until it is packed the shop changes place and quantity; the buyer is told, the audit says what was", async () => {
  const order = await buyAlone({}, buyer);
  const { version } = await page(order.id);
  const { status, body } = await edit(order.id, { version, delivery: PLACE, quantity: 3 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    quantity: 3,
    total: 2997,
    delivery: { ...PLACE, phoneNumber: "+919822000222" },
  });
  const entry = await AuditEntry.findOne({ where: { action: "order.edit", subjectId: String(order.id) } });
  expect(entry?.details).toMatchObject({
    before: { quantity: 1, city: "Pune" },
    after: { quantity: 3, city: "Nashik" },
  });
  expect((await told(`order-edited:${entry?.id}`))?.text).toMatchObject({
    key: "order-edited",
    values: { quantity: 3, address: "7 Lake Road, Nashik" },
  });
  const same = await edit(order.id, { version: body.version, quantity: 3 });
  expect(same.body.version).toBe(body.version);

  for (const to of ["confirmed", "packed"]) await move(order.id, { to });
  const late = await edit(order.id, { version: (await page(order.id)).version, quantity: 1 });
  expect(late).toMatchObject({ status: 409, body: { fields: { status: "packed" } } });
});

test("of two admins who edit it the second is refused with the version that there is, and nothing is lost", async () => {
  const order = await buyAlone({}, buyer);
  const { version } = await page(order.id);
  const answers = await Promise.all([2, 3].map((quantity) => edit(order.id, { version, quantity })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const there = await page(order.id);
  expect(refused?.body.fields).toEqual({ version: String(there.version) });
  expect(there.version).toBe(version + 1);
});

test.each([
  [{ delivery: { ...PLACE, phoneNumber: "12" } }, "delivery.phoneNumber"],
  [{ delivery: { ...PLACE, address: " " } }, "delivery.address"],
  [{ quantity: 11 }, "quantity"],
  [{ parcel: { ...PARCEL, carrier: "" } }, "parcel.carrier"],
  [{ parcel: { ...PARCEL, trackingLink: "javascript:alert(1)" } }, "parcel.trackingLink"],
])("a fault is told at its field: %o", async (change, field) => {
  const order = await buyAlone({}, buyer);
  const { status, body } = await edit(order.id, { version: 1, ...change });
  expect(status).toBe(400);
  expect(Object.keys(body.fields as object)).toEqual([field]);
});

test("an order isn't made cheaper than what the balance has paid of it", async () => {
  const order = await buyAlone({ quantity: 2 }, buyer);
  await order.update({ balanceUsed: 1500 });
  const { version } = await page(order.id);
  const { body } = await edit(order.id, { version, quantity: 1 });
  expect(body).toMatchObject({ code: "invalid_input", fields: { quantity: "balance" } });
});

test("who brings it is told with the move that ships it, and again when it changes", async () => {
  const order = await bringTo(await buyAlone({}, buyer), "packed", admin.id);
  expect((await move(order.id, { to: "shipped", parcel: PARCEL })).status).toBe(200);
  expect((await told(`order-shipped:${order.id}`))?.text.values).toMatchObject(PARCEL);
  const own = await api.ask<{ parcel: unknown }>(`/api/user/orders/${order.id}`, { as: buyer.id });
  expect(own.body.parcel).toEqual(PARCEL);

  const { version } = await page(order.id);
  const changed = await edit(order.id, { version, parcel: { carrier: "India Post", trackingNumber: null } });
  const parcel = { carrier: "India Post", trackingNumber: null, trackingLink: null };
  expect(changed.body).toMatchObject({ parcel });
  const entry = await AuditEntry.findOne({ where: { action: "order.edit", subjectId: String(order.id) } });
  expect((await told(`order-edited:${entry?.id}`))?.text.key).toBe("order-parcel-changed");

  await move(order.id, { to: "delivered" });
  const late = await edit(order.id, { version: (await page(order.id)).version, parcel: null });
  expect(late.status).toBe(409);
});
