import { beforeEach, expect, test, vi } from "vitest";
import { checkLedger } from "../../core/money/ledger/checkLedger.ts";
import { readBalance } from "../../core/money/ledger/readBalance.ts";
import { buyPack } from "../../core/money/payments/buyPack.ts";
import { noteReturned } from "../../core/money/payments/noteReturned.ts";
import { receiveStars } from "../../core/money/stars/receive.ts";
import { takeRefund } from "../../core/money/stars/takeRefund.ts";
import { Promotion } from "../../db/models/Promotion.ts";
import { ProviderPayment } from "../../db/models/ProviderPayment.ts";
import type { Transaction } from "../../db/models/Transaction.ts";
import { clickFields, completing, startClick } from "../callClick.ts";
import { startPayme } from "../callPayme.ts";
import { startUzum } from "../callUzum.ts";
import { buildUser } from "../factories.ts";
import { countTold, sellServices, statusOf } from "../moneyFactories.ts";
import { forAnHour, wait } from "./hour.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

await sellServices();
const payme = await startPayme();
const click = await startClick();
const uzum = await startUzum();
const CANCELLED = { error: "-5017" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

/** Returns the outcome of an order: its status, promotions that run, payments by state, messages to its payer. */
async function outcome({ id, userId, listingId }: Transaction) {
  const payments = await ProviderPayment.findAll({ where: { transactionId: id } });
  expect((await checkLedger()).faults).toEqual([]);
  return [
    await statusOf(id),
    await Promotion.count({ where: { listingId: listingId!, endedAt: null } }),
    payments.map(({ state }) => state).join(),
    await countTold(userId),
  ];
}

/** A payment that Payme has begun, and its calls: each with what it is answered, a code where it is refused. */
async function paymeBegun() {
  const { order, params, amount, account } = await payme.begin();
  const say = (method: string, more: object) => async () => {
    const { result, error } = await payme.call(method, more);
    return result ?? error?.code;
  };
  return {
    order,
    calls: {
      checkOrder: say("CheckPerformTransaction", { amount, account }),
      create: say("CreateTransaction", params),
      check: say("CheckTransaction", { id: params.id }),
    },
    perform: say("PerformTransaction", { id: params.id }),
    cancel: say("CancelTransaction", { id: params.id, reason: 5 }),
  };
}
const state = (number: number) => [expect.objectContaining({ state: number })];

test("Payme hears the same for an hour of a payment that it began, made, and cancelled", async () => {
  const { order, calls, perform, cancel } = await paymeBegun();
  expect(await forAnHour(calls)).toEqual({ checkOrder: [-31099], create: state(1), check: state(1) });
  expect(await outcome(order)).toEqual(["Pending", 0, "created", 0]);

  expect(await forAnHour({ perform, ...calls })).toEqual({
    checkOrder: [-31051],
    create: [-31008],
    check: state(2),
    perform: state(2),
  });
  expect(await outcome(order)).toEqual(["Paid", 1, "performed", 1]);

  expect(await forAnHour({ cancel, ...calls, perform })).toEqual({
    checkOrder: [-31052],
    create: [-31008],
    check: state(-2),
    perform: [-31008],
    cancel: state(-2),
  });
  expect(await outcome(order)).toEqual(["Refunded", 0, "reversed", 2]);
});

test("Payme hears the same for an hour of a payment that was cancelled before it was made", async () => {
  const { order, calls, perform, cancel } = await paymeBegun();
  expect(await forAnHour({ cancel, ...calls, perform })).toEqual({
    checkOrder: [{ allow: true }],
    create: [-31008],
    check: state(-1),
    perform: [-31008],
    cancel: state(-1),
  });
  expect(await outcome(order)).toEqual(["Created", 0, "cancelled", 0]);
});

test("Payme's 12 hours end once, and nothing takes them up again", async () => {
  const { order, calls, perform, cancel } = await paymeBegun();
  wait(11.5 * HOUR);
  expect(await forAnHour(calls)).toEqual({
    checkOrder: [-31099, -31052],
    create: [...state(1), -31008],
    check: [...state(1), expect.objectContaining({ state: -1, reason: 4 })],
  });
  expect(await forAnHour({ ...calls, perform, cancel })).toEqual({
    checkOrder: [-31052],
    create: [-31008],
    check: state(-1),
    perform: [-31008],
    cancel: state(-1),
  });
  expect(await outcome(order)).toEqual(["Expired", 0, "cancelled", 0]);
});

/** A payment that Click has prepared, and its calls. */
async function clickPrepared() {
  const { order, fields, answer, complete } = await click.prepared();
  const calledOff = completing(fields, answer, CANCELLED);
  return {
    order,
    prepare: () => click.send("prepare", fields),
    complete: () => complete(),
    callOff: () => click.codeOf("complete", calledOff),
    prepareAnother: () => click.codeOf("prepare", clickFields(order)),
  };
}
const error = (...codes: number[]) => codes.map((code) => expect.objectContaining({ error: code }));

test("Click hears the same for an hour of a payment that it made, and gave back", async () => {
  const { order, prepare, complete, prepareAnother } = await clickPrepared();
  expect(await complete()).toBe(0);
  expect(await forAnHour({ prepare, complete, prepareAnother })).toEqual({
    prepare: error(-4),
    complete: [-4],
    prepareAnother: [-4],
  });
  expect(await outcome(order)).toEqual(["Paid", 1, "performed", 1]);

  await noteReturned({ transactionId: order.id, adminId: null, note: "for a test" });
  expect(await forAnHour({ prepare, complete, prepareAnother })).toEqual({
    prepare: error(-9),
    complete: [-9],
    prepareAnother: [-9],
  });
  expect(await outcome(order)).toEqual(["Refunded", 0, "reversed", 2]);
});

test("Click hears the same for an hour of a payment that it called off", async () => {
  const { order, prepare, complete, callOff } = await clickPrepared();
  expect(await forAnHour({ callOff, prepare, complete })).toEqual({
    callOff: [-9],
    prepare: error(-9),
    complete: [-9],
  });
  expect(await outcome(order)).toEqual(["Created", 0, "cancelled", 0]);
});

test("what Click prepared and took late is paid, or kept once the order is over; both for as long as it asks", async () => {
  const paid = await clickPrepared();
  expect(await forAnHour({ prepare: paid.prepare })).toEqual({ prepare: error(0, -9) });
  expect(await forAnHour({ complete: paid.complete })).toEqual({ complete: [0, -4] });
  expect(await outcome(paid.order)).toEqual(["Paid", 1, "performed", 1]);

  const kept = await clickPrepared();
  wait(13 * HOUR);
  expect(await forAnHour({ prepare: kept.prepare })).toEqual({ prepare: error(-9) });
  expect(await forAnHour({ complete: kept.complete, prepare: kept.prepare })).toEqual({
    complete: [0, -4],
    prepare: error(-4),
  });
  const [status, running, payments] = await outcome(kept.order);
  expect([status, running, payments]).toEqual(["Expired", 0, "surplus"]);
});

/** A payment that Uzum has begun, and its calls, each with its whole answer but the time of the call. */
async function uzumCreated() {
  const { order, transId, asked, confirmed } = await uzum.created();
  const say = (hook: Parameters<typeof uzum.send>[0], body: object) => async () => {
    const { timestamp: _, ...answer } = await uzum.send(hook, body);
    return answer;
  };
  return {
    order,
    calls: { check: say("check", asked), create: say("create", asked), status: say("status", { transId }) },
    confirm: say("confirm", confirmed),
    reverse: say("reverse", { transId }),
  };
}
const code = (...codes: number[]) => codes.map((errorCode) => expect.objectContaining({ errorCode }));
const is = (...statuses: string[]) => statuses.map((status) => expect.objectContaining({ status }));

test("Uzum hears the same for an hour of a payment that it confirmed, and reversed", async () => {
  const { order, calls, confirm, reverse } = await uzumCreated();
  expect(await confirm()).toMatchObject({ status: "CONFIRMED" });
  expect(await forAnHour({ ...calls, confirm })).toEqual({
    check: code(10008),
    create: code(10010),
    confirm: code(10016),
    status: is("CONFIRMED"),
  });
  expect(await outcome(order)).toEqual(["Paid", 1, "performed", 1]);

  expect(await reverse()).toMatchObject({ status: "REVERSED" });
  expect(await forAnHour({ ...calls, confirm, reverse })).toEqual({
    check: code(10009),
    create: code(10010),
    confirm: code(10015),
    reverse: code(10018),
    status: is("REVERSED"),
  });
  expect(await outcome(order)).toEqual(["Refunded", 0, "reversed", 2]);
});

test("Uzum hears the same for an hour of a payment that it reversed before it was confirmed", async () => {
  const { order, calls, confirm, reverse } = await uzumCreated();
  await reverse();
  expect(await forAnHour({ ...calls, confirm, reverse })).toEqual({
    check: is("OK"),
    create: code(10010),
    confirm: code(10015),
    reverse: code(10018),
    status: is("REVERSED"),
  });
  expect(await outcome(order)).toEqual(["Created", 0, "cancelled", 0]);
});

test("Uzum's half hour ends once, and nothing takes it up again", async () => {
  const { order, calls, confirm, reverse } = await uzumCreated();
  expect(await forAnHour(calls)).toEqual({
    check: [...code(99999), ...is("OK")],
    create: code(10010),
    status: is("CREATED", "FAILED"),
  });
  expect(await forAnHour({ ...calls, confirm, reverse })).toEqual({
    check: is("OK"),
    create: code(10010),
    confirm: code(10015),
    reverse: code(10018),
    status: is("FAILED"),
  });
  expect(await outcome(order)).toEqual(["Created", 0, "cancelled", 0]);
});

test("Telegram brings a payment for an hour, and for another one after it gave it back: it counts once", async () => {
  const payer = await buildUser({ botStartedAt: new Date() });
  const { id, stars, coins } = await buyPack(payer.id, 1);
  const received = {
    chargeId: "brought-again",
    telegramId: payer.telegramId!,
    payload: String(id),
    currency: "XTR",
    amount: stars!,
    paidAt: new Date(),
  };
  const pay = () => receiveStars(received);
  expect(await forAnHour({ pay })).toEqual({ pay: ["settled", "known"] });
  expect(await readBalance(payer.id)).toBe(coins);
  const refund = () => takeRefund("brought-again").then(() => "taken");
  expect(await forAnHour({ refund, pay })).toEqual({ refund: ["taken"], pay: ["known"] });
  expect([await readBalance(payer.id), await statusOf(id)]).toEqual([0, "Refunded"]);
  expect(await countTold(payer.id)).toBe(2);
  expect((await checkLedger()).faults).toEqual([]);
});
