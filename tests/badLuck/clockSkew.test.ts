import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { promoteWithCoins } from "../../core/market/promotions/promoteWithCoins.ts";
import { checkLedger } from "../../core/money/ledger/checkLedger.ts";
import { sweepTransactions } from "../../core/money/payments/sweepTransactions.ts";
import { receiveStars } from "../../core/money/stars/receive.ts";
import { Promotion } from "../../db/models/Promotion.ts";
import { ProviderPayment } from "../../db/models/ProviderPayment.ts";
import { User } from "../../db/models/User.ts";
import { clickFields, completing, startClick } from "../callClick.ts";
import { paymeId, startPayme } from "../callPayme.ts";
import { startUzum } from "../callUzum.ts";
import { buildListing } from "../factories.ts";
import { buildOrder, findOffer, giveCoins, sellServices, statusOf } from "../moneyFactories.ts";
import { wait } from "./hour.ts";

/**
 * Decisions by time follow one clock, that of the market's processes: neither the providers' nor the database's has to
 * agree with it. There is one exception: the protocol counts Payme's 12 hours from Payme's own time, so a clock of
 * theirs that is behind shortens them, and one that is 12 hours behind begins nothing.
 */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

await sellServices();
const payme = await startPayme();
const click = await startClick();
const uzum = await startUzum();

beforeEach(() => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ["Date"] });
});

/** What comes between two calls. */
type Between = () => Promise<unknown>;

/** Each pays an order whole; `skew` is how far the provider's clock is ahead of the market's. */
const methods = {
  async payme(skew: number, between: Between) {
    const { order, amount, account } = await buildOrder("payme");
    const params = { id: paymeId(), time: Date.now() + skew, amount, account };
    const created = await payme.call("CreateTransaction", params);
    await between();
    expect((await payme.call("CreateTransaction", params)).result).toEqual(created.result);
    await between();
    const performed = await payme.call("PerformTransaction", params);
    expect(performed.result).toMatchObject({ state: 2 });
    await between();
    expect((await payme.call("PerformTransaction", params)).result).toEqual(performed.result);
    return order;
  },
  async click(skew: number, between: Between) {
    const { order } = await buildOrder("click");
    const sign_time = new Date(Date.now() + skew).toISOString().slice(0, 19).replace("T", " ");
    const fields = clickFields(order, { sign_time });
    const answer = await click.send("prepare", fields);
    await between();
    expect(await click.send("prepare", fields)).toEqual(answer);
    await between();
    expect(await click.codeOf("complete", completing(fields, answer))).toBe(0);
    await between();
    expect(await click.codeOf("complete", completing(fields, answer))).toBe(-4);
    return order;
  },
  async uzum(skew: number, between: Between) {
    const { order, amount } = await buildOrder("uzum");
    const about = { transId: randomUUID(), params: { order_id: order.id }, amount };
    const call = () => ({ ...about, timestamp: Date.now() + skew });
    expect(await uzum.codeOf("create", call())).toBeUndefined();
    await between();
    expect(await uzum.codeOf("create", call())).toBe(10010);
    await between();
    expect(await uzum.codeOf("confirm", call())).toBeUndefined();
    await between();
    expect(await uzum.codeOf("confirm", call())).toBe(10016);
    return order;
  },
  async stars(skew: number, between: Between) {
    const { order, listing } = await buildOrder("stars");
    const { telegramId } = await User.findByPk(listing.ownerId, { rejectOnEmpty: true });
    const received = {
      chargeId: randomUUID(),
      telegramId: telegramId!,
      payload: String(order.id),
      currency: "XTR",
      amount: order.stars!,
      paidAt: new Date(Date.now() + skew),
    };
    await between();
    expect(await receiveStars(received)).toBe("settled");
    await between();
    expect(await receiveStars(received)).toBe("known");
    return order;
  },
};
type Method = keyof typeof methods;
const names = Object.keys(methods) as Method[];
const each = (skews: number[]) =>
  names.flatMap((name) => skews.map((skew): [Method, number] => [name, skew]));

async function isPaid({ id, listingId }: { id: number; listingId: number | null }) {
  expect(await statusOf(id)).toBe("Paid");
  expect(await Promotion.count({ where: { listingId: listingId!, endedAt: null } })).toBe(1);
  expect((await checkLedger()).faults).toEqual([]);
}

test.each(each([-11 * HOUR, -MINUTE, MINUTE, DAY, 10 * YEAR]))(
  "%s is paid though its clock is %d ms ahead of ours",
  async (method, skew) => {
    await isPaid(await methods[method](skew, sweepTransactions));
  },
);

test.each(each([-26 * HOUR, -HOUR, HOUR, 26 * HOUR]))(
  "%s is paid though our clock is %d ms ahead of the database's",
  async (method, skew) => {
    wait(skew);
    await isPaid(await methods[method](0, sweepTransactions));
  },
);

test.each(names)("%s is paid though our processes are ten minutes apart, and take turns", async (method) => {
  let apart = 10 * MINUTE;
  const turn = async () => {
    wait(apart);
    apart = -apart;
    await sweepTransactions();
  };
  await isPaid(await methods[method](0, turn));
});

test.each([-26 * HOUR, 0, 26 * HOUR])(
  "our clock %d ms ahead of the database's: coins promote, and nobody's order ends before its time or stays after it",
  async (skew) => {
    wait(skew);
    const listing = await buildListing();
    const { id: featureId, cost } = await findOffer("TopUp");
    await giveCoins(listing.ownerId, cost);
    const wish = { userId: listing.ownerId, listingId: listing.id, featureIds: [featureId] };
    const { transactionId } = await promoteWithCoins(wish);
    await isPaid({ id: transactionId, listingId: listing.id });

    const { order } = await buildOrder("payme");
    wait(12 * HOUR - MINUTE);
    await sweepTransactions();
    expect(await statusOf(order.id)).toBe("Created");
    wait(MINUTE);
    await sweepTransactions();
    expect(await statusOf(order.id)).toBe("Expired");
  },
);

test("a statement is of Payme's time, and all else that it tells of ours", async () => {
  const { order, amount, account } = await buildOrder("payme");
  const time = Date.now() + YEAR;
  const params = { id: paymeId(), time, amount, account };
  await payme.call("CreateTransaction", params);
  const { result } = await payme.call("GetStatement", { from: time, to: time });
  const told = { id: params.id, time, create_time: expect.closeTo(Date.now(), -4), state: 1 };
  expect(result?.transactions).toEqual([expect.objectContaining(told)]);
  expect(await ProviderPayment.count({ where: { transactionId: order.id } })).toBe(1);
});
