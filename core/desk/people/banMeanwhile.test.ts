import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { createListing } from "#core/market/selling/createListing.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { beginPayment } from "#core/money/payments/beginPayment.ts";
import { buyPack } from "#core/money/payments/buyPack.ts";
import { createTransaction } from "#core/money/payments/createTransaction.ts";
import { lockTransaction } from "#core/money/payments/lockTransaction.ts";
import { noteReturned } from "#core/money/payments/noteReturned.ts";
import { performPayment } from "#core/money/payments/performPayment.ts";
import { checkInvoice } from "#core/money/stars/checkInvoice.ts";
import { receiveStars } from "#core/money/stars/receive.ts";
import { askDeletion } from "#core/people/deletion/askDeletion.ts";
import { keepAccount } from "#core/people/deletion/offerKeeping.ts";
import { Listing } from "#db/models/Listing.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import { buildListing, buildListingInput, buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { buildOrder, findOffer, giveCoins, sellServices, statusOf } from "../../../tests/moneyFactories.ts";
import { banPerson } from "./banPerson.ts";
import { unbanPerson } from "./unbanPerson.ts";

await sellServices();
const { id: adminId } = await buildUser({ isAdmin: true });
const { id: topUp, cost } = await findOffer("TopUp");
const ROUNDS = 8;

const { id: otherId } = await buildUser({ isAdmin: true });
const ban = (userId: number, returnsUnused = false, by = adminId) =>
  banPerson({ adminId: by, userId, reason: null, returnsUnused });
const isClean = async () => expect((await checkLedger()).faults).toEqual([]);
const isRefused = (work: Promise<unknown>, code = "banned") => expect(work).rejects.toMatchObject({ code });
const running = (listingId: number) => Promotion.count({ where: { listingId, endedAt: null } });

/** A seller with a listing and coins for one promotion of it. */
async function seller() {
  const listing = await buildListing({ ownerId: (await buildUser({ botStartedAt: new Date() })).id });
  const { id: listingId, ownerId: userId } = listing;
  await giveCoins(userId, cost);
  return { listing, userId, promote: () => promoteWithCoins({ userId, listingId, featureIds: [topUp] }) };
}

/** A payment of TopUp that its provider has begun, and its end. */
async function begun() {
  const { order, listing, amount } = await buildOrder("click");
  const payment = await transact(async () => {
    const transaction = await lockTransaction(order.id);
    const told = { provider: "click", externalId: randomUUID(), amount, providerTime: new Date() } as const;
    return beginPayment(transaction!, told);
  });
  const perform = () =>
    transact(async () => {
      const transaction = await lockTransaction(order.id);
      await performPayment(await payment.reload(), transaction!);
    });
  return { order, listing, userId: order.userId, perform };
}

/** Stars as Telegram tells of them, of somebody's order. */
async function stars({ id, userId, stars: amount }: Transaction) {
  const { telegramId } = await User.findByPk(userId, { rejectOnEmpty: true });
  const invoice = { telegramId: telegramId!, payload: String(id), currency: "XTR", amount: amount! };
  const received = { ...invoice, chargeId: randomUUID(), paidAt: new Date() };
  return { check: () => checkInvoice(invoice), receive: () => receiveStars(received) };
}

test("who pays with coins while they are being banned keeps them", async () => {
  const { userId, listing, promote } = await seller();
  const end = await hold(() => ban(userId));
  const paying = isRefused(promote());
  await someoneWaits();
  await end();
  await paying;
  expect([await readBalance(userId), await running(listing.id)]).toEqual([cost, 0]);
  expect(await Transaction.count({ where: { userId } })).toBe(0);
});

test.each([true, false])("a ban waits for the payment with coins; returned: %s", async (returnsUnused) => {
  const { userId, listing, promote } = await seller();
  const end = await hold(promote);
  const banned = ban(userId, returnsUnused);
  await someoneWaits();
  await end();
  expect(await banned).toEqual({ listings: 1, coins: returnsUnused ? cost : 0 });
  expect(await readBalance(userId)).toBe(returnsUnused ? cost : 0);
  expect(await running(listing.id)).toBe(0);
  await isClean();
});

test("coins and a ban at once, again and again: nothing is lost or doubled", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { userId, listing, promote } = await seller();
    await Promise.allSettled([promote(), ban(userId, true), promote()]);
    expect((await User.findByPk(userId))?.bannedAt).not.toBeNull();
    expect([await readBalance(userId), await running(listing.id)]).toEqual([cost, 0]);
  }
  await isClean();
});

test("nothing is begun to be paid or posted while a ban is on its way", async () => {
  const { userId, listing } = await seller();
  const input = await buildListingInput(userId);
  const end = await hold(() => ban(userId));
  const wish = { userId, listingId: listing.id, method: "payme", featureIds: [topUp] } as const;
  const begins = [
    isRefused(createTransaction(wish)),
    isRefused(buyPack(userId, 1)),
    isRefused(createListing(userId, input)),
  ];
  await someoneWaits(3);
  await end();
  await Promise.all(begins);
  expect(await Transaction.count({ where: { userId } })).toBe(0);
  expect(await Listing.count({ where: { ownerId: userId } })).toBe(1);
});

test("money of a payment that began before the ban comes back in coins, once, and is told", async () => {
  const { order, listing, userId, perform } = await begun();
  await ban(userId);
  await perform();
  await expect(perform()).rejects.toMatchObject({ code: "payment_closed" });
  expect(await statusOf(order.id)).toBe("Paid");
  expect([await readBalance(userId), await running(listing.id)]).toEqual([order.coins, 0]);
  expect(await OutboxMessage.count({ where: { userId, cause: `paid:${order.id}` } })).toBe(1);
  await isClean();
});

test("a provider's payment and a ban at once: promoted and returned, or not given and returned", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, listing, userId, perform } = await begun();
    await Promise.all([perform(), ban(userId, true)]);
    expect(await statusOf(order.id)).toBe("Paid");
    expect([await readBalance(userId), await running(listing.id)]).toEqual([order.coins, 0]);
  }
  await isClean();
});

test("a payment that waits for the ban of its listing's owner isn't given to a closed listing", async () => {
  const { order, listing, userId, perform } = await begun();
  const end = await hold(() => ban(userId));
  const performed = perform();
  await someoneWaits();
  await end();
  await performed;
  expect([await readBalance(userId), await running(listing.id)]).toEqual([order.coins, 0]);
  await isClean();
});

test("a pack of coins: refused at the last check, credited once where the Stars have gone", async () => {
  const { id: userId } = await buildUser();
  const { check, receive } = await stars(await buyPack(userId, 1));
  expect(await check()).toBeUndefined();
  await ban(userId);
  expect(await check()).toBe("banned");
  expect(await Promise.all([receive(), receive()])).toEqual(expect.arrayContaining(["settled", "known"]));
  const balance = await readBalance(userId);
  expect(balance).toBeGreaterThan(0);
  await unbanPerson({ adminId, userId });
  expect(await receive()).toBe("known");
  expect(await readBalance(userId)).toBe(balance);
  await isClean();
});

test("a promotion in Stars and a ban at once: its coins are there", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, listing } = await buildOrder("stars");
    const { receive } = await stars(order);
    const [receipt] = await Promise.all([receive(), ban(order.userId, true)]);
    expect(receipt).toBe("settled");
    expect([await readBalance(order.userId), await running(listing.id)]).toEqual([order.coins, 0]);
  }
  await isClean();
});

test("a ban that returns coins beside a refund of the same money: it leaves once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, listing, userId, perform } = await begun();
    await perform();
    const returned = noteReturned({ transactionId: order.id, adminId, note: "Reversed" });
    await Promise.all([returned, ban(userId, true)]);
    expect(await statusOf(order.id)).toBe("Refunded");
    expect([await readBalance(userId), await running(listing.id)]).toEqual([0, 0]);
  }
  await isClean();
});

test("of two bans at once one stands; coins come back once and listings once", async () => {
  const { userId, listing, promote } = await seller();
  await promote();
  const bans = await Promise.allSettled([ban(userId, true), ban(userId, true, otherId)]);
  expect(bans.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await readBalance(userId)).toBe(cost);
  const lifted = await Promise.allSettled(
    [adminId, otherId].map((by) => unbanPerson({ adminId: by, userId })),
  );
  expect(lifted.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await listing.reload()).status).toBe("active");
  expect([await readBalance(userId), await running(listing.id)]).toEqual([cost, 0]);
  await isClean();
});

test("two presses of one admin at once do it once, and both are told the same", async () => {
  const { userId, promote } = await seller();
  await promote();
  const done = { listings: 1, coins: cost };
  expect(await Promise.all([ban(userId, true), ban(userId, true)])).toEqual([done, done]);
  expect(await readBalance(userId)).toBe(cost);
  expect(await Promise.all([1, 2].map(() => unbanPerson({ adminId, userId })))).toEqual([1, 1]);
  await isClean();
});

test("a ban and the end of the account at once: both stand, and what is lifted opens nothing of it", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { userId, listing, promote } = await seller();
    await promote();
    await Promise.all([ban(userId, true), askDeletion(userId)]);
    expect((await listing.reload()).status).toBe("closed");
    expect(await unbanPerson({ adminId, userId })).toBe(0);
    expect(await keepAccount(userId)).toEqual({ closed: 1 });
    expect((await listing.reload()).status).toBe("closed");
    expect(await running(listing.id)).toBe(0);
  }
  await isClean();
});
