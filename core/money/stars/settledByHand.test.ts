import { beforeEach, expect, test, vi } from "vitest";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { findOffer, sellServices, statusOf } from "../../../tests/moneyFactories.ts";
import { checkLedger } from "../ledger/checkLedger.ts";
import { readBalance } from "../ledger/readBalance.ts";
import { buyPack } from "../payments/buyPack.ts";
import { getTransactionStatus } from "../payments/getTransactionStatus.ts";
import { listSurplus } from "../payments/keepSurplus.ts";
import { refundByHand } from "../payments/refundByHand.ts";
import { resolveSurplus } from "../payments/resolveSurplus.ts";
import { receiveStars } from "./receive.ts";
import { reconcileStars } from "./reconcileStars.ts";
import { refundCharges } from "./refundCharges.ts";
import { takeRefund } from "./takeRefund.ts";

await sellServices();
const admin = await buildUser({ isAdmin: true, botStartedAt: new Date() });

// A Telegram that gives nothing back when it is asked to, and keeps count of who asked.
const asked: string[] = [];
let transactions: object[] = [];
function answerOf(url: string, body: string): object {
  if (url.endsWith("/getStarTransactions")) return { ok: true, result: { transactions } };
  if (url.endsWith("/getMyStarBalance")) return { ok: true, result: { amount: 0 } };
  asked.push((JSON.parse(body) as Record<string, string>).telegram_payment_charge_id!);
  return { ok: false, error_code: 400, description: "Bad Request: CHARGE_NOT_FOUND" };
}
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, options) =>
    Response.json(answerOf(String(url), String(options?.body))),
  );
});

let made = 0;
/** A pack that was paid, so often. */
async function buy(times = 1) {
  const user = await buildUser({ botStartedAt: new Date() });
  const { id, stars, coins } = await buyPack(user.id, 1);
  const charges = Array.from({ length: times }, () => {
    made += 1;
    return `settled-${made}`;
  });
  for (const chargeId of charges) {
    await receiveStars({
      chargeId,
      telegramId: Number(user.telegramId),
      payload: String(id),
      currency: "XTR",
      amount: Number(stars),
      paidAt: new Date(),
    });
  }
  const [externalId = ""] = charges.slice(-1);
  const payment = await ProviderPayment.findOne({ where: { externalId }, rejectOnEmpty: true });
  return { user, id, coins, payment, charge: externalId };
}

const resolve = (paymentId: number, resolution: "returned" | "credited") =>
  resolveSurplus({ paymentId, resolution, adminId: null, note: "settled with the person" });
const clean = async () => expect((await checkLedger()).faults).toEqual([]);
const isAsked = async (charge: string) => {
  asked.length = 0;
  await sequelize.query("update provider_payments set details = details - 'retryAt'");
  await refundCharges();
  return asked.includes(charge);
};

test.each(["returned", "credited"] as const)(
  "a surplus that was %s by hand is no longer asked for",
  async (resolution) => {
    const { payment, charge, coins, user } = await buy(2);
    expect(await isAsked(charge)).toBe(true);
    await resolve(payment.id, resolution);
    const { details } = await payment.reload();
    expect(details).toMatchObject({ refund: "settled" });
    // The refund isn't asked for either if it was noted before the settlement.
    await payment.update({ details: { ...details, refund: "due" } });
    expect(await isAsked(charge)).toBe(false);
    expect((await payment.reload()).details).toMatchObject({ refund: "settled" });
    expect(await readBalance(user.id)).toBe(resolution === "credited" ? 2 * coins : coins);
    await clean();
  },
);

test.each(["returned", "credited"] as const)(
  "a refund that Telegram never makes is listed, and ends as %s",
  async (resolution) => {
    const { id, payment, charge, coins, user } = await buy();
    await refundByHand(id, null);
    expect(await isAsked(charge)).toBe(true);
    expect((await listSurplus()).map((one) => one.id)).toContain(payment.id);
    await resolve(payment.id, resolution);
    await expect(resolve(payment.id, resolution)).rejects.toMatchObject({ code: "conflict" });
    expect(await listSurplus()).toEqual([]);
    expect(await isAsked(charge)).toBe(false);
    expect(await readBalance(user.id)).toBe(resolution === "credited" ? coins : 0);
    expect(await statusOf(id)).toBe("Refunded");
    await clean();
  },
);

test("coins that were credited are taken again once Telegram gives the Stars back", async () => {
  const { payment, charge, coins, user } = await buy(2);
  await resolve(payment.id, "credited");
  await Promise.all(Array.from({ length: 5 }, () => takeRefund(charge)));
  expect(await readBalance(user.id)).toBe(coins);
  expect((await payment.reload()).details).toMatchObject({ refund: "done" });
  await clean();
});

test("of credited coins that are spent by then the rest is taken, and admins hear of the loss", async () => {
  const { payment, charge, user, coins } = await buy(2);
  await resolve(payment.id, "credited");
  const { id: listingId } = await buildListing({ ownerId: user.id });
  const vip = await findOffer("TopUp");
  await promoteWithCoins({ userId: user.id, listingId, featureIds: [vip.id] });
  const left = await readBalance(user.id);
  await promoteWithCoins({ userId: user.id, listingId, featureIds: [vip.id] });
  expect([left, await readBalance(user.id)]).toEqual([coins, 0]);
  const { adjustment = 0 } = (await checkLedger()).balances;
  await takeRefund(charge);
  expect(await readBalance(user.id)).toBe(0);
  expect((await checkLedger()).balances.adjustment).toBe(adjustment - coins);
  const told = await OutboxMessage.findOne({ where: { cause: `surplus-loss:${payment.id}:to:${admin.id}` } });
  expect(told?.message).toMatchObject({ text: { key: "admin-refund-loss", values: { coins } } });
  await clean();
});

test("what was given back by hand and by Telegram as well is told to admins, once", async () => {
  const { payment, charge, user, coins } = await buy(2);
  await resolve(payment.id, "returned");
  await takeRefund(charge);
  await takeRefund(charge);
  expect(await readBalance(user.id)).toBe(coins);
  const cause = `stars-twice:${payment.id}:to:${admin.id}`;
  expect(await OutboxMessage.count({ where: { cause } })).toBe(1);
  await clean();
});

/**
 * Returns the faults that reconciling finds for a payment an hour old that came, and perhaps went back, by Telegram's
 * books.
 */
async function reconcile({ id, externalId, amount }: ProviderPayment, hasGone: boolean) {
  await sequelize.query(
    "update provider_payments set created_at = now() - interval '1 hour' where id = $id",
    { bind: { id } },
  );
  const moved = { id: externalId, amount, date: Math.floor(Date.now() / 1000) - 3600 };
  const person = { type: "user" };
  transactions = [{ ...moved, source: person }, ...(hasGone ? [{ ...moved, receiver: person }] : [])];
  const report = await reconcileStars();
  return report?.faults.filter((fault) => fault.includes(externalId));
}

test("reconciling asks Telegram for nothing that was settled by hand, and tells when it gave that back too", async () => {
  const surplus = await buy(2);
  await resolve(surplus.payment.id, "returned");
  expect(await reconcile(surplus.payment, false)).toEqual([]);
  expect(await reconcile(surplus.payment, true)).toEqual([expect.stringContaining("is settled by hand")]);
  await takeRefund(surplus.charge);
  expect(await reconcile(surplus.payment, true)).toEqual([]);

  const credited = await buy(2);
  await resolve(credited.payment.id, "credited");
  expect(await reconcile(credited.payment, false)).toEqual([]);
  expect(await reconcile(credited.payment, true)).toHaveLength(1);
  await takeRefund(credited.charge);
  expect(await reconcile(credited.payment, true)).toEqual([]);

  const dead = await buy();
  await refundByHand(dead.id, null);
  await resolve(dead.payment.id, "returned");
  expect(await reconcile(dead.payment, false)).toEqual([]);
  transactions = [];
  expect((await reconcileStars())?.faults.filter((fault) => fault.includes(`(${dead.charge})`))).toEqual([]);
});

/** Stars that somebody else paid for an invoice, before its check could refuse them. */
async function payForAnother(payer: { telegramId: number }, amount?: number) {
  const owner = await buildUser({ botStartedAt: new Date() });
  const { id, stars, coins } = await buyPack(owner.id, 1);
  made += 1;
  const chargeId = `settled-${made}`;
  await receiveStars({
    chargeId,
    telegramId: payer.telegramId,
    payload: String(id),
    currency: "XTR",
    amount: amount ?? Number(stars),
    paidAt: new Date(),
  });
  const payment = await ProviderPayment.findOne({ where: { externalId: chargeId }, rejectOnEmpty: true });
  const whoIsTold = async () =>
    (await OutboxMessage.findAll({ where: { cause: `surplus-resolved:${payment.id}` } })).map(
      ({ userId }) => userId,
    );
  return { id, owner, coins, payment, charge: chargeId, whoIsTold };
}

test("Stars that somebody else paid are credited to them, who are told so; their order's owner hears and gets nothing", async () => {
  const stranger = await buildUser({ botStartedAt: new Date() });
  const telegramId = Number(stranger.telegramId);
  const { id, owner, coins, payment, charge, whoIsTold } = await payForAnother({ telegramId });
  const shown = async () => (await getTransactionStatus(owner.id, id)).surplus;
  expect(await shown()).toBeNull();
  await resolve(payment.id, "credited");
  expect([await readBalance(stranger.id), await readBalance(owner.id)]).toEqual([coins, 0]);
  expect(await whoIsTold()).toEqual([stranger.id]);
  expect(await shown()).toBeNull();
  await clean();

  await takeRefund(charge);
  expect([await readBalance(stranger.id), await readBalance(owner.id)]).toEqual([0, 0]);
  await clean();
});

test("Stars of whom nobody knows here, or of another amount, can only go back", async () => {
  const unknown = await payForAnother({ telegramId: 9_000_000_001 });
  const owner = await buildUser();
  const odd = await payForAnother({ telegramId: Number(owner.telegramId) }, 1);
  for (const { payment, owner: other } of [unknown, odd]) {
    await expect(resolve(payment.id, "credited")).rejects.toMatchObject({ code: "conflict" });
    expect(await readBalance(other.id)).toBe(0);
    expect(await payment.reload()).toMatchObject({ resolution: null, details: { refund: "due" } });
    await resolve(payment.id, "returned");
  }
  expect(await readBalance(owner.id)).toBe(0);
  await clean();
});
