import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { sweepTransactions } from "#core/money/payments/sweepTransactions.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { type PaymeAnswer, paymeId, startPayme } from "../../tests/callPayme.ts";
import { buildOrder, countTold, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
const { call, begin } = await startPayme();

const atOnce = (count: number, one: (turn: number) => Promise<PaymeAnswer>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => one(turn)));

/** The answers to many calls at once, each answer once. */
const distinct = (answers: PaymeAnswer[]) => [
  ...new Set(answers.map(({ result, error }) => JSON.stringify(result ?? error?.code))),
];

const running = (listingId: number) => Promotion.count({ where: { listingId, endedAt: null } });

test("twenty identical calls at once are one call, at every step of a payment", async () => {
  const { order, listing, amount, account } = await buildOrder();
  const params = { id: paymeId(), time: Date.now(), amount, account, reason: 5 };
  for (const [method, status, promotions] of [
    ["CreateTransaction", "Pending", 0],
    ["PerformTransaction", "Paid", 1],
    ["CancelTransaction", "Refunded", 0],
  ] as const) {
    const answers = await atOnce(20, () => call(method, params));
    expect(distinct(answers)).toEqual([JSON.stringify(answers[0]!.result)]);
    expect(await statusOf(order.id)).toBe(status);
    expect(await running(listing.id)).toBe(promotions);
  }
  expect(await ProviderPayment.count({ where: { transactionId: order.id } })).toBe(1);
  expect(await countTold(order.userId)).toBe(2);
});

test("of several payments of one order at once, one begins", async () => {
  const { amount, account } = await buildOrder();
  const answers = await atOnce(10, () =>
    call("CreateTransaction", { id: paymeId(), time: Date.now(), amount, account }),
  );
  expect(answers.filter(({ result }) => result?.state === 1)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === -31099)).toHaveLength(9);
});

test("one id for several orders at once is one order's", async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => buildOrder()));
  const id = paymeId();
  const answers = await atOnce(6, (turn) => {
    const { amount, account } = orders[turn]!;
    return call("CreateTransaction", { id, time: Date.now(), amount, account });
  });
  expect(answers.filter(({ result }) => result?.state === 1)).toHaveLength(1);
  expect(answers.filter(({ error }) => error?.code === -31008)).toHaveLength(5);
});

test("a payment that is performed and cancelled at once ends as one or the other", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { order, listing, params } = await begin();
    const [performed, cancelled] = await Promise.all([
      call("PerformTransaction", params),
      call("CancelTransaction", { ...params, reason: 3 }),
    ]);
    const isPaid = performed!.result !== undefined;
    expect(performed!.error?.code).toBe(isPaid ? undefined : -31008);
    expect(cancelled!.result?.state).toBe(isPaid ? -2 : -1);
    expect(await statusOf(order.id)).toBe(isPaid ? "Refunded" : "Created");
    expect(await running(listing.id)).toBe(0);
  }
});

test("a payment that is cancelled while its beginning is told again stays cancelled, also when that is replayed later", async () => {
  const { order, params } = await begin();
  const replayed = () => call("CreateTransaction", params);
  const calls = Array.from({ length: 10 }, (_, turn) =>
    turn % 2 ? replayed() : call("CancelTransaction", { ...params, reason: 3 }),
  );
  const answers = await Promise.all(calls);
  for (const [turn, { result, error }] of answers.entries()) {
    if (turn % 2 === 0) expect(result?.state).toBe(-1);
    else expect([result?.state, error?.code]).toContain(error ? -31008 : 1);
  }
  for (const method of ["CreateTransaction", "PerformTransaction"] as const) {
    expect((await call(method, params)).error?.code).toBe(-31008);
  }
  expect(await statusOf(order.id)).toBe("Created");
  expect(await ProviderPayment.count({ where: { transactionId: order.id } })).toBe(1);
});

test("what the sweep gives up at the same moment isn't performed", async () => {
  const { order, params } = await begin();
  const providerTime = new Date(Date.now() - 12 * 3_600_000);
  await ProviderPayment.update({ providerTime }, { where: { externalId: params.id } });
  const [, ...answers] = await Promise.all([
    sweepTransactions(),
    ...Array.from({ length: 5 }, () => call("PerformTransaction", params)),
  ]);
  expect(distinct(answers)).toEqual(["-31008"]);
  const { result } = await call("CheckTransaction", params);
  expect(result).toMatchObject({ state: -1, reason: 4, perform_time: 0 });
  expect(await statusOf(order.id)).toBe("Created");
});

test("of orders for the same service of one listing that are paid at once one is given, the others' money is kept", async () => {
  const first = await begin();
  const others = await Promise.all(Array.from({ length: 7 }, () => begin(first.listing)));
  const all = [first, ...others];
  const answers = await atOnce(8 * 3, (turn) => call("PerformTransaction", all[turn % 8]!.params));
  expect(answers.every(({ result }) => result?.state === 2)).toBe(true);
  const promotions = await Promotion.findAll({ where: { listingId: first.listing.id } });
  expect(promotions.map(({ daysAmount }) => daysAmount)).toEqual([3]);
  const orders = await Promise.all(all.map(({ order }) => statusOf(order.id)));
  expect(orders.sort()).toEqual([...Array.from({ length: 7 }, () => "Cancelled"), "Paid"]);
  expect(await ProviderPayment.count({ where: { state: "surplus" } })).toBe(7);
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
