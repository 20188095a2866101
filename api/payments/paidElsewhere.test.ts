import { expect, test } from "vitest";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { createTransaction } from "#core/money/payments/createTransaction.ts";
import { checkInvoice } from "#core/money/stars/checkInvoice.ts";
import { receiveStars } from "#core/money/stars/receive.ts";
import type { Listing } from "#db/models/Listing.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { clickFields, completing, startClick } from "../../tests/callClick.ts";
import { paymeId, startPayme } from "../../tests/callPayme.ts";
import { startUzum } from "../../tests/callUzum.ts";
import { buildUser } from "../../tests/factories.ts";
import { buildOrder, findOffer, giveCoins, sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
await buildUser({ isAdmin: true, botStartedAt: new Date() });
const payme = await startPayme();
const click = await startClick();
const uzum = await startUzum();
const topUp = await findOffer("TopUp");
const DAY_MS = 86_400_000;

/** An order that another provider waits for, of the same listing; `finish` takes its money and says what it was answered. */
interface Open {
  order: Transaction;
  /** The provider's call that asks whether the money may be taken. */
  ask: () => Promise<unknown>;
  /** Begins to take the money, and gives what finishes that. */
  begin: () => Promise<() => Promise<unknown>>;
}

async function openPayme(listing: Listing): Promise<Open> {
  const { order, amount, account } = await buildOrder("payme", listing);
  const params = { id: paymeId(), time: Date.now(), amount, account };
  return {
    order,
    ask: async () => [
      await payme.codeOf("CheckPerformTransaction", { amount, account }),
      await payme.codeOf("CreateTransaction", params),
    ],
    begin: async () => {
      await payme.call("CreateTransaction", params);
      return async () => (await payme.call("PerformTransaction", { id: params.id })).result?.state;
    },
  };
}

async function openClick(listing: Listing): Promise<Open> {
  const { order } = await buildOrder("click", listing);
  const fields = clickFields(order);
  return {
    order,
    ask: () => click.codeOf("prepare", fields),
    begin: async () => {
      const answer = await click.send("prepare", fields);
      return () => click.codeOf("complete", completing(fields, answer));
    },
  };
}

async function openUzum(listing: Listing): Promise<Open> {
  const { order, amount } = await buildOrder("uzum", listing);
  const params = { order_id: String(order.id) };
  const transId = paymeId();
  return {
    order,
    ask: async () => [
      await uzum.codeOf("check", { params }),
      await uzum.codeOf("create", { transId, params, amount }),
    ],
    begin: async () => {
      await uzum.send("create", { transId, params, amount });
      return async () => (await uzum.send("confirm", { transId, paymentSource: "UZUM" })).status;
    },
  };
}

async function openStars(listing: Listing): Promise<Open> {
  const { order } = await buildOrder("stars", listing);
  const { telegramId } = (await User.findByPk(order.userId))!;
  const payload = String(order.id);
  const invoiced = { telegramId: telegramId!, payload, currency: "XTR", amount: order.stars! };
  return {
    order,
    ask: () => checkInvoice(invoiced),
    begin: async () => () =>
      receiveStars({ ...invoiced, chargeId: `charge-${order.id}`, paidAt: new Date() }),
  };
}

const open = { payme: openPayme, click: openClick, uzum: openUzum, stars: openStars };
type Method = keyof typeof open;
const methods = Object.keys(open) as Method[];
/** The answer to each before any money has moved. */
const refusals = { payme: [-31051, -31051], click: -9, uzum: [10008, 10008], stars: "elsewhere" };
/** The answer to each when the money has come already. */
const taken = { payme: 2, click: 0, uzum: "CONFIRMED", stars: "surplus" };

async function payCoins({ ownerId, id }: Listing) {
  await giveCoins(ownerId, topUp.cost);
  await promoteWithCoins({ userId: ownerId, listingId: id, featureIds: [topUp.id] });
}

/** Whether a listing has been given its three days just once. */
async function expectOnce({ id }: Listing) {
  const [promotion, ...others] = await Promotion.findAll({ where: { listingId: id } });
  expect(others).toEqual([]);
  expect(Math.round((promotion!.endsAt!.getTime() - promotion!.paidAt.getTime()) / DAY_MS)).toBe(3);
}

test.each(methods)(
  "a page of %s that was left open is refused once coins have paid the same",
  async (method) => {
    const { listing } = await buildOrder();
    const left = await open[method](listing);
    await payCoins(listing);
    expect(await left.ask()).toEqual(refusals[method]);
    await expectOnce(listing);
    // What is begun now is another purchase: it prolongs.
    const anew = await open[method](listing);
    const finish = await anew.begin();
    await finish();
    expect(await statusOf(anew.order.id)).toBe("Paid");
  },
);

// Two tabs that pay the same in Stars have one order.
const pairs = methods
  .flatMap((first) => methods.map((second) => [first, second] as const))
  .filter(([first, second]) => first !== "stars" || second !== "stars");

test.each(pairs)("of two tabs, %s and %s, the second is refused before its money moves", async (...pair) => {
  const { listing } = await buildOrder();
  const [first, second] = [await open[pair[0]](listing), await open[pair[1]](listing)];
  await (await first.begin())();
  expect(await second.ask()).toEqual(refusals[pair[1]]);
  expect(await statusOf(second.order.id)).toBe("Created");
  await expectOnce(listing);
});

test.each(pairs)("of %s and %s at once, both begun, the second's money is kept", async (...pair) => {
  const { listing } = await buildOrder();
  const both = [await open[pair[0]](listing), await open[pair[1]](listing)] as const;
  const finishes = [await both[0].begin(), await both[1].begin()];
  await Promise.all(finishes.map((finish) => finish()));
  const standing = await Promise.all(both.map(({ order }) => statusOf(order.id)));
  expect(standing.sort()).toEqual(["Cancelled", "Paid"]);
  await expectOnce(listing);
});

test.each(methods)(
  "money of %s that was on its way is kept, raised and its payer told, once",
  async (method) => {
    const { listing } = await buildOrder();
    const left = await open[method](listing);
    const finish = await left.begin();
    await payCoins(listing);
    expect(await finish()).toEqual(taken[method]);
    await finish();
    await expectOnce(listing);
    expect(await statusOf(left.order.id)).toBe("Cancelled");
    const payment = (await ProviderPayment.findOne({ where: { transactionId: left.order.id } }))!;
    expect(payment.state).toBe("surplus");
    expect(await readBalance(listing.ownerId)).toBe(0);
    const told = (cause: string) => OutboxMessage.count({ where: { cause } });
    const isStars = method === "stars";
    expect(await told(isStars ? `stars-surplus:${payment.id}` : `surplus-payer:${payment.id}`)).toBe(1);
    expect(await told(`surplus:${payment.id}:to:1`)).toBe(isStars ? 0 : 1);
  },
);

test("of several services only those that were bought elsewhere come back, in coins", async () => {
  const { listing } = await buildOrder();
  const premium = await findOffer("Premium");
  const wish = { userId: listing.ownerId, listingId: listing.id, method: "click" as const };
  const order = await createTransaction({ ...wish, featureIds: [topUp.id, premium.id] });
  const fields = clickFields(order);
  const answer = await click.send("prepare", fields);
  await payCoins(listing);
  expect(await click.codeOf("complete", completing(fields, answer))).toBe(0);
  expect(await statusOf(order.id)).toBe("Paid");
  expect(await readBalance(listing.ownerId)).toBe(topUp.cost);
  expect(await Promotion.count({ where: { listingId: listing.id, type: "Premium" } })).toBe(1);
});

test("what was refunded meanwhile may be paid in the other way", async () => {
  const { listing } = await buildOrder();
  const left = await openClick(listing);
  const first = await openPayme(listing);
  await (await first.begin())();
  const { externalId: id } = (await ProviderPayment.findOne({ where: { transactionId: first.order.id } }))!;
  expect((await payme.call("CancelTransaction", { id, reason: 5 })).result?.state).toBe(-2);
  const finish = await left.begin();
  expect(await finish()).toBe(0);
  expect(await statusOf(left.order.id)).toBe("Paid");
});

test("a surplus that Payme or Uzum gives back is resolved by that, and answered alike ever after", async () => {
  const { listing } = await buildOrder();
  const [one, other] = [await openPayme(listing), await openUzum(listing)];
  const finishes = [await one.begin(), await other.begin()];
  await payCoins(listing);
  for (const finish of finishes) await finish();
  const idOf = async ({ order }: Open) =>
    (await ProviderPayment.findOne({ where: { transactionId: order.id } }))!.externalId;
  const [id, transId] = [await idOf(one), await idOf(other)];
  const cancelled = await payme.call("CancelTransaction", { id, reason: 5 });
  expect(cancelled.result).toMatchObject({ state: -2, cancel_time: expect.closeTo(Date.now(), -4) });
  expect((await payme.call("CancelTransaction", { id, reason: 5 })).result).toEqual(cancelled.result);
  expect((await payme.call("CheckTransaction", { id })).result).toMatchObject({
    ...cancelled.result,
    reason: 5,
  });
  const reversed = await uzum.send("reverse", { transId });
  expect(reversed).toMatchObject({ status: "REVERSED", reverseTime: expect.closeTo(Date.now(), -4) });
  expect(await uzum.codeOf("reverse", { transId })).toBe(10018);
  expect(await uzum.send("status", { transId })).toMatchObject({
    status: "REVERSED",
    reverseTime: reversed.reverseTime,
  });
  const payments = await ProviderPayment.findAll({
    where: { transactionId: [one.order.id, other.order.id] },
  });
  expect(payments.map(({ resolution }) => resolution)).toEqual(["returned", "returned"]);
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
