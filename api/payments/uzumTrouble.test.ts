import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { adjustBalance } from "#core/money/ledger/adjustBalance.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import { startUzum, type UzumHook } from "../../tests/callUzum.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { paymentSteps, whileBroken } from "../../tests/interrupt.ts";
import { buildOrder, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
const { post, send, codeOf, created } = await startUzum();

const HOOKS: UzumHook[] = ["check", "create", "confirm", "reverse", "status"];
const TWENTY = Array.from({ length: 20 });
const running = (listingId: number) => Promotion.count({ where: { listingId, endedAt: null } });
const counted = (codes: (number | undefined)[]) => [
  codes.filter((code) => code === undefined).length,
  [...new Set(codes.filter((code) => code !== undefined))],
];

test("twenty callbacks at once create, confirm and reverse once", async () => {
  const { order, listing, amount } = await buildOrder("uzum");
  const transId = randomUUID();
  const at = (hook: UzumHook, body: object) => Promise.all(TWENTY.map(() => codeOf(hook, body)));
  expect(counted(await at("create", { transId, params: { order_id: order.id }, amount }))).toEqual([
    1,
    [10010],
  ]);
  expect(counted(await at("confirm", { transId }))).toEqual([1, [10016]]);
  expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Paid", 1]);
  expect(counted(await at("reverse", { transId }))).toEqual([1, [10018]]);
  expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Refunded", 0]);
});

test("of twenty payments of one order at once one is created, one id for twenty orders is one payment", async () => {
  const { order, amount } = await buildOrder("uzum");
  const params = { order_id: order.id };
  const many = TWENTY.map(() => codeOf("create", { transId: randomUUID(), params, amount }));
  expect(counted(await Promise.all(many))).toEqual([1, [99999]]);
  const orders = await Promise.all(TWENTY.map(() => buildOrder("uzum")));
  const transId = randomUUID();
  const create = () =>
    Promise.all(
      orders.map((one) => codeOf("create", { ...one, transId, params: { order_id: one.order.id } })),
    );
  expect((await create()).filter((code) => code === undefined)).toHaveLength(1);
  expect(counted(await create())).toEqual([0, [10010]]);
});

test("of a confirmation and a reversal at once the last word holds for both", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { order, transId, listing } = await created();
    await Promise.all([codeOf("confirm", { transId }), codeOf("reverse", { transId })]);
    const { status } = await send("status", { transId });
    expect(status).toBe("REVERSED");
    expect(["Created", "Refunded"]).toContain(await statusOf(order.id));
    expect(await running(listing.id)).toBe(0);
  }
});

test.each(paymentSteps)(
  "broken at %s, nothing is half done, and Uzum's next call does it whole",
  async (step) => {
    const { order, listing, amount } = await buildOrder("uzum");
    const transId = randomUUID();
    const asked = { transId, params: { order_id: order.id }, amount };
    if (step === "provider_payments" || step === "transactions") {
      expect(await whileBroken(step, () => codeOf("create", asked))).toBe(99999);
      expect([await statusOf(order.id), await codeOf("status", { transId })]).toEqual(["Created", 10014]);
    }
    expect(await codeOf("create", asked)).toBeUndefined();
    expect(await whileBroken(step, () => codeOf("confirm", { transId }))).toBe(99999);
    expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Pending", 0]);
    expect((await send("status", { transId })).status).toBe("CREATED");
    expect((await checkLedger()).faults).toEqual([]);
    expect([await codeOf("confirm", { transId }), await codeOf("confirm", { transId })]).toEqual([
      undefined,
      10016,
    ]);
    expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Paid", 1]);
    expect(await OutboxMessage.count({ where: { cause: `paid:${order.id}` } })).toBe(1);

    if (step === "promotion_purchases") return;
    expect(await whileBroken(step, () => codeOf("reverse", { transId }))).toBe(99999);
    expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Paid", 1]);
    expect(await codeOf("reverse", { transId })).toBeUndefined();
    expect([await statusOf(order.id), await running(listing.id)]).toEqual(["Refunded", 0]);
  },
);

test("coins that came back and are spent can't be given back: 10017, and nothing has moved", async () => {
  const { order, listing, transId } = await created();
  await listing.update({ status: "closed" });
  await send("confirm", { transId });
  await adjustBalance({ userId: order.userId, coins: -1, note: "spent" });
  for (const _ of [1, 2]) expect(await codeOf("reverse", { transId })).toBe(10017);
  expect((await send("status", { transId })).status).toBe("CONFIRMED");
  expect([await statusOf(order.id), await readBalance(order.userId)]).toEqual(["Paid", order.coins - 1]);
});

const { int, pick, chance } = randomOf("hostile calls of Uzum");
const VALUES = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  3003,
  "3003",
  "",
  "\u0000",
  "\ud800",
  "x".repeat(3000),
  [],
  {},
  [[[]]],
  "'; drop table transactions; --",
  { order_id: "\u0000" },
  { order_id: 1e20 },
  { __proto__: null },
  "NaN",
];

test("whatever is sent, the answer is Uzum's JSON with 200 or 400", async () => {
  const { order, amount } = await buildOrder("uzum");
  const payments = await ProviderPayment.count();
  for (let turn = 0; turn < 300; turn += 1) {
    const body: Record<string, unknown> = {
      serviceId: 3003,
      timestamp: 1,
      transId: randomUUID(),
      params: { order_id: order.id },
      amount: amount + 1,
      paymentSource: "UZUM",
    };
    for (let times = int(0, 4); times > 0; times -= 1)
      body[pick([...Object.keys(body), "constructor", "toString"])] = pick(VALUES);
    const text = JSON.stringify(body);
    const cut = chance(0.2) ? text.slice(0, int(0, text.length)) : text;
    const hook = pick(HOOKS);
    const { errorCode, status } = await post(hook, cut);
    if (hook !== "check" || status !== "OK") expect(errorCode).toBeGreaterThanOrEqual(10002);
  }
  expect(await ProviderPayment.count()).toBe(payments);
});

test("what a confirmation tells of itself is kept where it is plain, and never worth a refusal", async () => {
  const { transId } = await created();
  const told = {
    paymentSource: "\u0000",
    tariff: 7,
    cardType: null,
    processingReferenceNumber: "x".repeat(101),
  };
  expect(await codeOf("confirm", { transId, ...told })).toBeUndefined();
  const payment = await ProviderPayment.findOne({ where: { externalId: transId } });
  expect(payment!.details).toEqual({});
});

test("the log tells what became of a payment, and nothing that is secret or personal", async () => {
  const lines = captureLog();
  const { transId, confirmed } = await created();
  await send("confirm", confirmed);
  const text = lines.join("\n");
  expect(text).toContain(`"externalId":"${transId}"`);
  expect(text).toContain('"before":"Pending","after":"Paid"');
  for (const secret of ["Basic", "uzum-password-only-for-tests", confirmed.phone])
    expect(text).not.toContain(secret);
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
