import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { paymeId, startPayme } from "../../tests/callPayme.ts";
import { buildOrder, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
const { call, codeOf } = await startPayme();

const HOUR = 3_600_000;
const METHODS = [
  "CheckPerformTransaction",
  "CreateTransaction",
  "PerformTransaction",
  "CancelTransaction",
  "CheckTransaction",
  "GetStatement",
  "SetFiscalData",
];

/** The beginning that both scenarios of Payme's sandbox share, up to an order that is kept for one payment. */
async function createAsSandbox() {
  const { listing, order, amount, account } = await buildOrder();
  expect((await call("CheckPerformTransaction", { amount, account })).result).toEqual({ allow: true });
  const created = { id: paymeId(), time: Date.now(), amount, account };
  const first = await call("CreateTransaction", created);
  expect(first.result).toEqual({
    create_time: expect.closeTo(Date.now(), -4),
    transaction: expect.stringMatching(/^\d+$/),
    state: 1,
  });
  expect((await call("CreateTransaction", created)).result).toEqual(first.result);
  const { id } = created;
  const standing = { ...first.result, perform_time: 0, cancel_time: 0, reason: null };
  expect((await call("CheckTransaction", { id })).result).toEqual(standing);
  const another = await call("CreateTransaction", { ...created, id: paymeId() });
  expect(another.error).toMatchObject({
    code: -31099,
    data: "order_id",
    message: { ru: expect.any(String) },
  });
  return { id, listing, order, amount, account, standing };
}

test("the sandbox's first scenario: an order that isn't paid", async () => {
  const { amount, account } = await buildOrder();
  const time = Date.now();
  for (const method of METHODS) {
    const refused = await call(method, { id: paymeId(), time, amount, account }, "Basic UGF5Y29tOndyb25n");
    expect(refused.error?.code).toBe(-32504);
  }
  for (const wrong of [amount + 1, amount / 100, 1, 0, -amount, 0.5]) {
    expect(await codeOf("CheckPerformTransaction", { amount: wrong, account })).toBe(-31001);
    const created = { id: paymeId(), time, amount: wrong, account };
    expect(await codeOf("CreateTransaction", created)).toBe(-31001);
  }
  for (const order_id of [
    "999999",
    "0",
    "-5",
    "1.5",
    "1e3",
    " 7",
    "abc",
    "",
    "99999999999",
    1e300,
    null,
    [1],
    {},
  ]) {
    const stranger = { amount, account: { order_id } };
    const checked = await call("CheckPerformTransaction", stranger);
    expect(checked.error).toMatchObject({ code: -31050, data: "order_id" });
    expect(Object.keys(checked.error!.message)).toEqual(["ru", "uz", "en"]);
    expect(await codeOf("CreateTransaction", { ...stranger, id: paymeId(), time })).toBe(-31050);
  }

  const { id, order, standing } = await createAsSandbox();
  const cancelled = await call("CancelTransaction", { id, reason: 3 });
  const { transaction } = standing;
  const cancel_time = cancelled.result!.cancel_time;
  expect(cancelled.result).toEqual({ transaction, cancel_time, state: -1 });
  expect(cancel_time).toBeGreaterThan(0);
  expect((await call("CancelTransaction", { id, reason: 5 })).result).toEqual(cancelled.result);
  const after = { ...standing, cancel_time, state: -1, reason: 3 };
  expect((await call("CheckTransaction", { id })).result).toEqual(after);
  expect(await statusOf(order.id)).toBe("Created");
});

test("the sandbox's second scenario: an order that is paid, and given back", async () => {
  const { id, order, listing, standing, amount, account } = await createAsSandbox();
  const { transaction } = standing;
  const performed = await call("PerformTransaction", { id });
  const perform_time = performed.result!.perform_time;
  expect(performed.result).toEqual({ transaction, perform_time, state: 2 });
  expect((await call("PerformTransaction", { id })).result).toEqual(performed.result);
  expect((await call("CheckTransaction", { id })).result).toEqual({ ...standing, perform_time, state: 2 });
  expect(await Promotion.count({ where: { listingId: listing.id, endedAt: null } })).toBe(1);
  expect(await codeOf("CheckPerformTransaction", { amount, account })).toBe(-31051);
  expect(await codeOf("CreateTransaction", { id, time: Date.now(), amount, account })).toBe(-31008);

  const cancelled = await call("CancelTransaction", { id, reason: 5 });
  const cancel_time = cancelled.result!.cancel_time;
  expect(cancelled.result).toEqual({ transaction, cancel_time, state: -2 });
  expect((await call("CancelTransaction", { id, reason: 5 })).result).toEqual(cancelled.result);
  const after = { ...standing, perform_time, cancel_time, state: -2, reason: 5 };
  expect((await call("CheckTransaction", { id })).result).toEqual(after);
  expect(await codeOf("PerformTransaction", { id })).toBe(-31008);
  expect(await codeOf("CheckPerformTransaction", { amount, account })).toBe(-31052);
  expect(await statusOf(order.id)).toBe("Refunded");
  expect(await Promotion.count({ where: { listingId: listing.id, endedAt: null } })).toBe(0);
});

test("a payment that was cancelled leaves the order to another", async () => {
  const { id, order, amount, account } = await createAsSandbox();
  await call("CancelTransaction", { id, reason: 1 });
  expect(await codeOf("PerformTransaction", { id })).toBe(-31008);
  const again = paymeId();
  await call("CreateTransaction", { id: again, time: Date.now(), amount, account });
  expect((await call("PerformTransaction", { id: again })).result?.state).toBe(2);
  expect((await call("CancelTransaction", { id, reason: 1 })).result?.state).toBe(-1);
  expect(await statusOf(order.id)).toBe("Paid");
});

test("what the listing can't have any more isn't begun, but money that comes for it counts", async () => {
  const { listing, amount, account } = await buildOrder();
  await listing.update({ status: "closed" });
  const time = Date.now();
  for (const [method, more] of [
    ["CheckPerformTransaction", {}],
    ["CreateTransaction", { id: paymeId(), time }],
  ] as const)
    expect((await call(method, { ...more, amount, account })).error).toMatchObject({
      code: -31053,
      data: "order_id",
    });

  const begun = await createAsSandbox();
  await begun.listing.update({ status: "closed" });
  expect((await call("PerformTransaction", { id: begun.id })).result?.state).toBe(2);
  expect(await statusOf(begun.order.id)).toBe("Paid");
});

test("an order of another method, and one whose time is over, aren't Payme's to take", async () => {
  const clicks = await buildOrder("click");
  const { amount, account } = clicks;
  expect(await codeOf("CheckPerformTransaction", { amount, account })).toBe(-31050);
  expect(await codeOf("CreateTransaction", { id: paymeId(), time: Date.now(), amount, account })).toBe(
    -31050,
  );
  const late = await buildOrder();
  await late.order.update({ expiresAt: new Date() });
  const check = { amount: late.amount, account: late.account };
  expect(await codeOf("CheckPerformTransaction", check)).toBe(-31052);
});

test("a payment that takes longer than 12 hours by Payme's clock is given up by the call that meets it", async () => {
  for (const method of ["CreateTransaction", "PerformTransaction"] as const) {
    const { order, amount, account } = await buildOrder();
    const created = { id: paymeId(), time: Date.now() - 12 * HOUR + 60_000, amount, account };
    expect((await call("CreateTransaction", created)).result?.state).toBe(1);
    await ProviderPayment.update(
      { providerTime: new Date(Date.now() - 12 * HOUR) },
      { where: { externalId: created.id } },
    );
    expect(await codeOf(method, created)).toBe(-31008);
    const { result } = await call("CheckTransaction", created);
    expect(result).toMatchObject({ state: -1, reason: 4 });
    expect(await codeOf(method, created)).toBe(-31008);
    expect(await statusOf(order.id)).toBe("Created");
  }
});

test("a clock far behind begins nothing, one far ahead gains no time", async () => {
  const { order, amount, account } = await buildOrder();
  const old = { id: paymeId(), time: Date.now() - 12 * HOUR - 1, amount, account };
  expect(await codeOf("CreateTransaction", old)).toBe(-31008);
  expect(await codeOf("CheckTransaction", old)).toBe(-31003);
  const ahead = { ...old, time: Date.now() + 1000 * 24 * HOUR };
  expect((await call("CreateTransaction", ahead)).result?.state).toBe(1);
  await ProviderPayment.update(
    { createdAt: new Date(Date.now() - 12 * HOUR) },
    { where: { externalId: old.id } },
  );
  expect(await codeOf("PerformTransaction", ahead)).toBe(-31008);
  expect(await statusOf(order.id)).toBe("Created");
});

test("what is used up, or spent, isn't given back", async () => {
  const { id, listing, order } = await createAsSandbox();
  await call("PerformTransaction", { id });
  await Promotion.update({ endedAt: new Date() }, { where: { listingId: listing.id } });
  expect(await codeOf("CancelTransaction", { id, reason: 5 })).toBe(-31007);
  expect((await call("CheckTransaction", { id })).result).toMatchObject({
    state: 2,
    cancel_time: 0,
    reason: null,
  });
  expect(await statusOf(order.id)).toBe("Paid");
});

test("an id that is known is not another order's, nor another amount's", async () => {
  const { id, amount } = await createAsSandbox();
  const other = await buildOrder();
  const time = Date.now();
  expect(await codeOf("CreateTransaction", { id, time, amount, account: other.account })).toBe(-31008);
  const { transactionId } = (await ProviderPayment.findOne({ where: { externalId: id } }))!;
  const account = { order_id: transactionId };
  expect(await codeOf("CreateTransaction", { id, time, amount: amount + 1, account })).toBe(-31001);
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
