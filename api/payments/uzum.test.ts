import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { sweepTransactions } from "#core/money/payments/sweepTransactions.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { basic, startUzum, type UzumHook } from "../../tests/callUzum.ts";
import { buildUser } from "../../tests/factories.ts";
import { buildOrder, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
await buildUser({ isAdmin: true, botStartedAt: new Date() });
const { post, send, codeOf, created } = await startUzum();

const HOOKS: UzumHook[] = ["check", "create", "confirm", "reverse", "status"];
const MINUTE = 60_000;
const now = () => expect.closeTo(Date.now(), -4);
const findPayment = (transId: string) =>
  ProviderPayment.findOne({ where: { provider: "uzum", externalId: transId }, rejectOnEmpty: true });
const age = (transId: string, minutes: number) =>
  ProviderPayment.update(
    { createdAt: new Date(Date.now() - minutes * MINUTE) },
    { where: { externalId: transId } },
  );
const running = (listingId: number) => Promotion.count({ where: { listingId, endedAt: null } });

test("a payment from its check to its confirmation, each step told once and again from what is stored", async () => {
  const { order, listing, amount } = await buildOrder("uzum");
  const params = { order_id: String(order.id) };
  const checked = await send("check", { params });
  const value = String(order.coins * 100);
  expect(checked).toEqual({ serviceId: 3003, timestamp: now(), status: "OK", data: { amount: { value } } });
  expect([await statusOf(order.id), await ProviderPayment.count()]).toEqual(["Created", 0]);

  const transId = randomUUID();
  const asked = { transId, params, amount };
  const made = await send("create", asked);
  expect(made).toEqual({ serviceId: 3003, transId, status: "CREATED", transTime: now(), amount });
  const { transTime } = made;
  const again = { serviceId: 3003, transId, status: "FAILED", errorCode: 10010, transTime };
  expect(await send("create", asked)).toEqual(again);
  expect(await send("create", { ...asked, params: { order_id: "1" }, amount: 1 })).toEqual(again);
  const standing = { serviceId: 3003, transId, status: "CREATED", transTime, amount };
  const open = { ...standing, confirmTime: null, reverseTime: null };
  expect(await send("status", { transId })).toEqual(open);

  const confirmed = {
    transId,
    paymentSource: "UZUM",
    phone: "998901234567",
    processingReferenceNumber: "77",
  };
  const done = await send("confirm", confirmed);
  expect(done).toEqual({ serviceId: 3003, transId, status: "CONFIRMED", confirmTime: now(), amount });
  const { confirmTime } = done;
  const repeated = await send("confirm", confirmed);
  expect(repeated).toEqual({ serviceId: 3003, transId, status: "FAILED", errorCode: 10016, confirmTime });
  expect(await send("status", { transId })).toEqual({ ...open, status: "CONFIRMED", confirmTime });
  expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Paid", 1]);
  const { details } = await findPayment(transId);
  expect(details).toEqual({ paymentSource: "UZUM", processingReferenceNumber: "77" });

  const back = await send("reverse", { transId });
  expect(back).toEqual({ serviceId: 3003, transId, status: "REVERSED", reverseTime: now(), amount });
  const { reverseTime } = back;
  const refused = { serviceId: 3003, transId, status: "FAILED", errorCode: 10018, reverseTime };
  expect(await send("reverse", { transId })).toEqual(refused);
  const ended = { ...open, status: "REVERSED", confirmTime, reverseTime };
  expect(await send("status", { transId })).toEqual(ended);
  expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Refunded", 0]);
  expect(await codeOf("confirm", confirmed)).toBe(10015);
  expect(await codeOf("create", asked)).toBe(10010);
  expect(await codeOf("check", { params })).toBe(10009);
  expect(await send("status", { transId })).toEqual(ended);
});

test("whoever isn't Uzum is 10001, before anything else", async () => {
  const wrong = [
    "",
    "Bearer x",
    "Basic",
    "Basic !",
    basic("uzum"),
    basic("uzum:"),
    basic("uzum:wrong-password"),
  ];
  for (const hook of HOOKS) {
    for (const authorization of wrong) {
      for (const method of ["POST", "PUT"])
        expect((await post(hook, "{", { method, authorization })).errorCode).toBe(10001);
    }
  }
});

test.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])("Uzum calls by POST: %s is 10003", async (method) => {
  for (const hook of HOOKS) expect((await post(hook, undefined, { method })).errorCode).toBe(10003);
});

test("what isn't a JSON object is 10002, what lacks something 10005, another service 10006", async () => {
  const { order, amount } = await buildOrder("uzum");
  const whole = { transId: randomUUID(), params: { order_id: order.id }, amount };
  for (const hook of HOOKS) {
    for (const body of [
      "",
      "{",
      "nonsense",
      "'",
      "\u0000",
      "x".repeat(70_000),
      "null",
      "[]",
      "[{}]",
      "7",
      '"x"',
      "true",
    ])
      expect((await post(hook, body)).errorCode).toBe(10002);
    for (const body of ["{}", '{"serviceId":null}', '{"serviceId":[]}'])
      expect((await post(hook, body)).errorCode).toBe(10005);
    for (const serviceId of [3004, 0, -3003, "30030", "03003", Number.MAX_SAFE_INTEGER])
      expect(await codeOf(hook, { ...whole, serviceId })).toBe(10006);
    for (const serviceId of [3003.5, "x", [3003], true, 1e300])
      expect(await codeOf(hook, { ...whole, serviceId })).toBe(10005);
    for (const timestamp of [undefined, null, "now", -1, 0.5, 1e300])
      expect(await codeOf(hook, { ...whole, timestamp })).toBe(10005);
  }
  for (const hook of ["create", "confirm", "reverse", "status"] as const) {
    for (const transId of [undefined, null, "", 7, "a b", "x".repeat(65), "\u0000", { $gt: "" }])
      expect(await codeOf(hook, { ...whole, transId })).toBe(10005);
  }
  for (const hook of ["check", "create"] as const) {
    for (const params of [undefined, null, {}, [], "x", { account: 1 }, { order_id: null }, { order_id: {} }])
      expect(await codeOf(hook, { ...whole, params })).toBe(10005);
  }
  for (const given of [undefined, null, "500000", {}])
    expect(await codeOf("create", { ...whole, amount: given })).toBe(10005);
  expect(await statusOf(order.id)).toBe("Created");
  expect(await codeOf("check", { ...whole, serviceId: "3003" })).toBeUndefined();
});

test("an order that isn't there or is another provider's is 10007, a wrong amount 10011", async () => {
  const { order, amount } = await buildOrder("uzum");
  const foreign = await buildOrder("click");
  for (const order_id of [
    foreign.order.id,
    "",
    "0",
    "-1",
    "1.5",
    "x",
    " 7",
    "1e3",
    99_999_999_999,
    1.5,
    "\u0000",
  ]) {
    const asked = { transId: randomUUID(), params: { order_id }, amount };
    expect(await codeOf("check", asked)).toBe(10007);
    expect(await codeOf("create", asked)).toBe(10007);
  }
  const params = { order_id: String(order.id) };
  for (const wrong of [amount + 1, amount - 1, amount / 100, 0, -amount, 0.5, 1e300])
    expect(await codeOf("create", { transId: randomUUID(), params, amount: wrong })).toBe(10011);
  expect(await codeOf("confirm", { transId: randomUUID() })).toBe(10014);
  expect(await codeOf("reverse", { transId: randomUUID() })).toBe(10014);
  expect(await codeOf("status", { transId: randomUUID() })).toBe(10014);
  expect([await statusOf(order.id), await statusOf(foreign.order.id)]).toEqual(["Created", "Created"]);
});

test("an order that is paid is 10008, one that is over or can't be had 10009, one that is busy 99999", async () => {
  const ask = async ({ order, amount }: Awaited<ReturnType<typeof buildOrder>>) => {
    const asked = { transId: randomUUID(), params: { order_id: order.id }, amount };
    return [await codeOf("check", asked), await codeOf("create", asked)];
  };
  const paid = await created();
  expect(await ask({ ...paid, account: { order_id: "" } })).toEqual([99999, 99999]);
  await send("confirm", paid.confirmed);
  expect(await ask({ ...paid, account: { order_id: "" } })).toEqual([10008, 10008]);
  const over = await buildOrder("uzum");
  await over.order.update({ expiresAt: new Date() });
  const expired = await buildOrder("uzum");
  await expired.order.update({ status: "Expired", closedAt: new Date() });
  const cancelled = await buildOrder("uzum");
  await cancelled.order.update({ status: "Cancelled", closedAt: new Date() });
  const closed = await buildOrder("uzum");
  await closed.listing.update({ status: "closed" });
  for (const one of [over, expired, cancelled, closed]) expect(await ask(one)).toEqual([10009, 10009]);
});

test("a payment that is reversed before it is confirmed leaves room for another", async () => {
  const { order, transId, asked, confirmed } = await created();
  expect((await send("reverse", { transId })).status).toBe("REVERSED");
  expect(await statusOf(order.id)).toBe("Created");
  expect([await codeOf("confirm", confirmed), await codeOf("reverse", { transId })]).toEqual([10015, 10018]);
  expect(await send("status", { transId })).toMatchObject({ status: "REVERSED", confirmTime: null });
  const another = { ...asked, transId: randomUUID() };
  expect((await send("create", another)).status).toBe("CREATED");
  expect((await send("confirm", { ...confirmed, transId: another.transId })).status).toBe("CONFIRMED");
  expect(await statusOf(order.id)).toBe("Paid");
});

test.each(["status", "confirm", "reverse", "sweep"] as const)(
  "what isn't confirmed in 30 minutes has failed, whoever meets it first: %s",
  async (first) => {
    const { order, transId, asked, confirmed } = await created();
    await age(transId, 29);
    expect((await send("status", { transId })).status).toBe("CREATED");
    await age(transId, 30);
    if (first === "sweep") await sweepTransactions();
    else await send(first, first === "confirm" ? confirmed : { transId });
    expect(await send("status", { transId })).toMatchObject({
      status: "FAILED",
      confirmTime: null,
      reverseTime: null,
    });
    expect(await codeOf("confirm", confirmed)).toBe(10015);
    expect(await codeOf("reverse", { transId })).toBe(10018);
    expect(await codeOf("create", asked)).toBe(10010);
    expect(await statusOf(order.id)).toBe("Created");
    const { id } = await findPayment(transId);
    expect(await OutboxMessage.count({ where: { cause: `uzum-late:${id}:to:1` } })).toBe(1);
    expect((await send("create", { ...asked, transId: randomUUID() })).status).toBe("CREATED");
  },
);

test("a payment that began in time may be confirmed after its order's own time", async () => {
  const { order, transId, confirmed } = await created();
  await order.update({ expiresAt: new Date(Date.now() - MINUTE) });
  await sweepTransactions();
  expect((await send("confirm", confirmed)).status).toBe("CONFIRMED");
  expect(await statusOf(order.id)).toBe("Paid");
  const late = await created();
  await late.order.update({ expiresAt: new Date(Date.now() - MINUTE) });
  await send("reverse", { transId: late.transId });
  expect(await statusOf(late.order.id)).toBe("Expired");
  expect((await send("status", { transId })).status).toBe("CONFIRMED");
});

test("the money counts though the listing left meanwhile, and is given back with the coins it became", async () => {
  const { order, listing, transId, confirmed } = await created();
  await listing.update({ status: "closed" });
  expect((await send("confirm", confirmed)).status).toBe("CONFIRMED");
  expect(await readBalance(order.userId)).toBe(order.coins);
  expect((await send("reverse", { transId })).status).toBe("REVERSED");
  expect(await readBalance(order.userId)).toBe(0);
});

test("what is used up isn't given back: 10017, and all stays as it was", async () => {
  const { order, listing, transId, confirmed } = await created();
  await send("confirm", confirmed);
  await Promotion.update({ endedAt: new Date() }, { where: { listingId: listing.id } });
  const before = await send("status", { transId });
  for (const _ of [1, 2]) expect(await codeOf("reverse", { transId })).toBe(10017);
  expect(await send("status", { transId })).toEqual(before);
  expect(await statusOf(order.id)).toBe("Paid");
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
