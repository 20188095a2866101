import { afterEach, expect, test } from "vitest";
import type { PaymentMethod, Provider } from "#contract/payKinds.ts";
import { removeListing } from "#core/market/moderation/removeListing.ts";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { readReceipts } from "#core/market/promotions/readReceipts.ts";
import { Listing } from "#db/models/Listing.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { number, rows, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { findOffer, giveCoins, sellServices, statusOf } from "../../../tests/moneyFactories.ts";
import { checkLedger } from "../ledger/checkLedger.ts";
import { move } from "../ledger/move.ts";
import { readBalance } from "../ledger/readBalance.ts";
import { beginPayment } from "./beginPayment.ts";
import { createTransaction } from "./createTransaction.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { performPayment } from "./performPayment.ts";
import { refund } from "./refund.ts";
import { refundByHand } from "./refundByHand.ts";
import { settle } from "./settle.ts";

await sellServices();
const admin = await buildUser({ isAdmin: true, botStartedAt: new Date() });
const cheap = await findOffer("TopUp");
const dear = await findOffer("TopUp", 2);
const DAY_MS = 86_400_000;

const locked = (id: number, work: (transaction: Transaction) => Promise<unknown>) =>
  transact(async () => work((await lockTransaction(id))!));
/** The provider has given the money back and can't be refused. */
const returned = ({ id }: Pick<Transaction, "id">) =>
  locked(id, (transaction) => refund(transaction, { isDone: true }));

const begin = ({ id, ownerId }: Listing, offerId: number, method: PaymentMethod) =>
  createTransaction({ userId: ownerId, method, listingId: id, featureIds: [offerId] });

async function paid(listing: Listing, { id: offerId }: { id: number }, provider: Provider = "payme") {
  const { id, coins, stars } = await begin(listing, offerId, provider);
  const amount = stars ?? coins * 10_000;
  const begun = { provider, externalId: `pay-${id}`, amount, providerTime: new Date() };
  await locked(id, async (transaction) => {
    await performPayment(await beginPayment(transaction, begun), transaction);
  });
  return { id, coins };
}

const promote = ({ id, ownerId }: Listing, offer: { id: number }) =>
  promoteWithCoins({ userId: ownerId, listingId: id, featureIds: [offer.id] });

async function remove({ id }: Listing) {
  const listing = await Listing.findByPk(id, { lock: true, rejectOnEmpty: true });
  await removeListing(listing, { reason: "other", note: null, isSellersFault: false });
}

/** Lets some days of all that promotes a listing pass. */
const pass = ({ id }: Listing, days: number) =>
  sequelize.query(
    `update promotions set paid_at = paid_at - $time::interval, ends_at = ends_at - $time::interval
     where listing_id = $id`,
    { bind: { id, time: `${days * DAY_MS} milliseconds` } },
  );

const running = ({ id }: Listing) => Promotion.findAll({ where: { listingId: id, endedAt: null } });

/** The coins that the payer has got of a transaction, by kind. */
const movementsOf = (transactionId: number) =>
  rows(
    { kind: text, amount: number },
    `select m.kind, e.amount from ledger_movements m join ledger_entries e on e.movement_id = m.id
     join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
     where m.transaction_id = $transactionId order by m.id`,
    { transactionId },
  );

afterEach(async () => {
  expect((await checkLedger()).faults).toEqual([]);
});

test.each(["stars", "click", "uzum"] as const)(
  "what a removal gave back in coins is taken again when %s gives the money back",
  async (provider) => {
    const listing = await buildListing();
    const order = await paid(listing, dear, provider);
    await transact(() => remove(listing));
    expect(await readBalance(listing.ownerId)).toBe(300);
    await returned(order);
    expect(await readBalance(listing.ownerId)).toBe(0);
    expect(await movementsOf(order.id)).toEqual([
      { kind: "unused", amount: 300 },
      { kind: "refunded", amount: -300 },
    ]);
  },
);

test("what a change of strength gave back is taken as far as it is there; the rest is a loss", async () => {
  const listing = await buildListing();
  const order = await paid(listing, dear, "stars");
  await giveCoins(listing.ownerId, cheap.cost);
  await promote(listing, cheap);
  expect(await readBalance(listing.ownerId)).toBe(299);
  await promote(await buildListing({ ownerId: listing.ownerId }), await findOffer("Vip"));
  const before = (await checkLedger()).balances.adjustment!;
  await returned(order);
  expect(await readBalance(listing.ownerId)).toBe(0);
  expect((await checkLedger()).balances.adjustment! - before).toBe(-150);
  const told = await OutboxMessage.findOne({ where: { cause: `refund-loss:${order.id}:to:${admin.id}` } });
  expect(JSON.stringify(told)).toContain('"coins":150');
  expect((await running(listing)).map(({ viewMultiply }) => viewMultiply)).toEqual([cheap.viewMultiply]);
});

test("what comes back belongs to the purchases whose days are ahead", async () => {
  const listing = await buildListing();
  const orders = [await paid(listing, cheap), await paid(listing, cheap), await paid(listing, cheap)];
  await pass(listing, 4.5);
  await transact(() => remove(listing));
  expect(await readBalance(listing.ownerId)).toBe(75);
  const shares = await Promise.all(orders.map(({ id }) => movementsOf(id)));
  expect(shares.map((share) => share.map(({ amount }) => amount))).toEqual([[], [25], [50]]);
  for (const order of orders) await returned(order);
  expect(await readBalance(listing.ownerId)).toBe(0);
});

test("what came back before purchases had causes of their own is shared by cost, to the coin", async () => {
  const listing = await buildListing();
  const orders = [await paid(listing, cheap), await paid(listing, cheap), await paid(listing, cheap)];
  const [promotion] = await running(listing);
  await transact(async () => {
    await promotion!.update({ endedAt: new Date() });
    const entries = [["promotion", -100] as const, [listing.ownerId, 100] as const];
    const cause = `unused:${promotion!.id}`;
    await move({ cause, kind: "unused", entries: entries.map((entry) => [...entry]) });
  });
  const left = [];
  for (const order of orders) {
    await returned(order);
    left.push(await readBalance(listing.ownerId));
  }
  expect(left).toEqual([67, 34, 0]);
});

test("a refund beside a removal waits for it, and is then refused", async () => {
  const listing = await buildListing();
  await giveCoins(listing.ownerId, cheap.cost);
  const { transactionId } = await promote(listing, cheap);
  const release = await hold(() => Listing.findByPk(listing.id, { lock: true }));
  const refunding = expect(refundByHand(transactionId, null)).rejects.toMatchObject({ code: "conflict" });
  await someoneWaits();
  await release(() => remove(listing));
  await refunding;
  expect(await readBalance(listing.ownerId)).toBe(cheap.cost);
});

test("a refund beside a change of strength waits for it, and is then refused", async () => {
  const listing = await buildListing();
  const order = await paid(listing, dear);
  await giveCoins(listing.ownerId, cheap.cost);
  const release = await hold(() => promote(listing, cheap));
  const refunding = expect(locked(order.id, (one) => refund(one))).rejects.toMatchObject({
    code: "conflict",
  });
  await someoneWaits();
  await release();
  await refunding;
  expect(await statusOf(order.id)).toBe("Paid");
});

test("a removal beside a refund waits for it, and gives nothing back then", async () => {
  const listing = await buildListing();
  const order = await paid(listing, dear);
  const release = await hold(async () => refund((await lockTransaction(order.id))!));
  const removing = transact(() => remove(listing));
  await someoneWaits();
  await release();
  await removing;
  expect(await readBalance(listing.ownerId)).toBe(0);
});

test("days are used in the order they were paid in: who used theirs up can't give them back", async () => {
  const listing = await buildListing();
  const first = await paid(listing, cheap);
  const second = await paid(listing, cheap);
  await pass(listing, 5.99);
  await expect(locked(first.id, (one) => refund(one))).rejects.toMatchObject({ code: "conflict" });
  const [before] = await running(listing);
  await returned(first);
  expect((await running(listing))[0]!.endsAt).toEqual(before!.endsAt);
  await locked(second.id, (one) => refund(one));
  expect(await running(listing)).toEqual([]);
});

test("a refund takes those of its days that are ahead, and leaves the others'", async () => {
  const listing = await buildListing();
  const first = await paid(listing, cheap);
  await paid(listing, cheap);
  await pass(listing, 1);
  await locked(first.id, (one) => refund(one));
  const [promotion] = await running(listing);
  expect(Math.round((promotion!.endsAt!.getTime() - Date.now()) / 60_000)).toBe(3 * 24 * 60);
});

test("coins that bought what couldn't be given, whole or in part, are refunded to the last", async () => {
  const premium = await findOffer("Premium");
  for (const isPart of [false, true]) {
    const listing = await buildListing();
    await giveCoins(listing.ownerId, 300);
    const { id: listingId, ownerId: userId } = listing;
    const featureIds = isPart ? [cheap.id, premium.id] : [cheap.id];
    const order = await createTransaction({ userId, method: "coins", listingId, featureIds });
    if (isPart) await promote(listing, premium);
    else await listing.update({ status: "closed" });
    await locked(order.id, (one) => settle(one));
    await refundByHand(order.id, null);
    expect(await readBalance(userId)).toBe(isPart ? 300 - premium.cost : 300);
    expect(await statusOf(order.id)).toBe("Refunded");
  }
});

test("what a listing got that is gone for good is used up", async () => {
  const listing = await buildListing();
  const order = await paid(listing, cheap);
  await sequelize.query("delete from listings where id = $id", { bind: { id: listing.id } });
  await expect(locked(order.id, (one) => refund(one))).rejects.toMatchObject({ code: "conflict" });
});

test("a receipt tells what was paid and kept, and of a promotion that was given back whole what it had cost", async () => {
  const listing = await buildListing();
  const orders = [await paid(listing, cheap), await paid(listing, cheap)];
  const costs = [];
  for (const order of orders) {
    await locked(order.id, (one) => refund(one));
    const { text } = await readReceipts(listing.ownerId, { link: listing.link });
    costs.push(...(JSON.parse(text) as { data: { cost: number }[] }).data.map(({ cost }) => cost));
  }
  expect(costs).toEqual([50, 100]);
});
