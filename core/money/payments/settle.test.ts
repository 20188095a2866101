import { expect, test } from "vitest";
import type { PaymentMethod, PromotionType } from "#contract/payKinds.ts";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { checkLedger } from "../ledger/checkLedger.ts";
import { readBalance } from "../ledger/readBalance.ts";
import { abandonPayment } from "./abandonPayment.ts";
import { beginPayment } from "./beginPayment.ts";
import { buyPack } from "./buyPack.ts";
import { createTransaction } from "./createTransaction.ts";
import { keepSurplus } from "./keepSurplus.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { performPayment } from "./performPayment.ts";
import { refund } from "./refund.ts";
import { resolveSurplus } from "./resolveSurplus.ts";
import { settle } from "./settle.ts";

await sellServices();

const offersOf = async (...types: PromotionType[]) =>
  Promise.all(types.map(async (type) => (await findOffer(type)).id));

async function begin(method: PaymentMethod = "payme", ...types: PromotionType[]) {
  const listing = await buildListing();
  const featureIds = await offersOf(...(types.length > 0 ? types : (["TopUp"] as const)));
  const { ownerId: userId, id: listingId } = listing;
  const transaction = await createTransaction({ userId, method, listingId, featureIds });
  return { listing, transaction, userId };
}

const locked = (id: number, work: (transaction: Transaction) => Promise<unknown>) =>
  transact(async () => work((await lockTransaction(id))!));

const running = (listingId: number) => Promotion.count({ where: { listingId, endedAt: null } });

/** A provider's payment from beginning to end. */
async function pay({ id, coins }: Transaction, externalId = `pay-${id}`) {
  const amount = coins * 10_000;
  return locked(id, async (transaction) => {
    const begun = { provider: "payme" as const, externalId, amount, providerTime: new Date() };
    await performPayment(await beginPayment(transaction, begun), transaction);
  });
}

test("a payment is entered, gives what was bought and tells the payer, once", async () => {
  const { listing, transaction } = await begin("payme", "TopUp", "Premium");
  const paid = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) => pay(transaction, `x${turn}`)),
  );
  expect(paid.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await running(listing.id)).toBe(2);
  expect((await transaction.reload()).status).toBe("Paid");
  expect((await checkLedger()).faults).toEqual([]);
});

test("coins are spent in parallel down to 0, and each coin promotes", async () => {
  const { id: userId } = await buildUser();
  const { id: offerId, cost } = await findOffer("TopUp");
  await giveCoins(userId, cost * 3 + 10);
  const listings = await Promise.all(Array.from({ length: 8 }, () => buildListing({ ownerId: userId })));
  const bought = await Promise.allSettled(
    listings.map(({ id }) => promoteWithCoins({ userId, listingId: id, featureIds: [offerId] })),
  );
  expect(bought.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await readBalance(userId)).toBe(10);
  expect(await Promotion.count({ where: { listingId: listings.map(({ id }) => id) } })).toBe(3);
  expect(await Transaction.count({ where: { userId } })).toBe(3);
});

test("what can't be given any more comes back in coins", async () => {
  const { listing, transaction, userId } = await begin();
  await listing.update({ status: "closed" });
  await pay(transaction);
  expect(await readBalance(userId)).toBe(transaction.coins);
  expect(await running(listing.id)).toBe(0);
  await locked(transaction.id, (one) => refund(one));
  expect(await readBalance(userId)).toBe(0);
  expect((await checkLedger()).faults).toEqual([]);
});

test("paying again prolongs what runs at the same strength, and a refund takes only its own days", async () => {
  const { listing, transaction, userId } = await begin("payme", "TopUp");
  await pay(transaction);
  const { endsAt } = (await Promotion.findOne({ where: { listingId: listing.id } }))!;
  const again = await createTransaction({
    userId,
    method: "payme",
    listingId: listing.id,
    featureIds: await offersOf("TopUp"),
  });
  await pay(again);
  const [promotion, ...others] = await Promotion.findAll({ where: { listingId: listing.id } });
  expect(others).toEqual([]);
  expect(promotion!.endsAt!.getTime() - endsAt!.getTime()).toBe(3 * 86_400_000);
  await locked(again.id, (one) => refund(one));
  expect((await promotion!.reload()).endsAt).toEqual(endsAt);
  expect(promotion!.endedAt).toBeNull();
});

test("another strength replaces the one that runs, whose unused part comes back", async () => {
  const { listing, transaction, userId } = await begin("payme", "TopUp");
  await pay(transaction);
  const stronger = await findOffer("TopUp", 2);
  const upgrade = await createTransaction({
    userId,
    method: "payme",
    listingId: listing.id,
    featureIds: [stronger.id],
  });
  await pay(upgrade);
  const [row, ...others] = await Promotion.findAll({ where: { listingId: listing.id, endedAt: null } });
  expect(others).toEqual([]);
  expect(row!.viewMultiply).toBe(stronger.viewMultiply);
  expect(await readBalance(userId)).toBe(transaction.coins - 1);
});

test("Premium runs a week at most, and place 1 of VIP is bought but once", async () => {
  const { transaction, listing, userId } = await begin("payme", "Premium", "Vip");
  await pay(transaction);
  for (const type of ["Premium", "Vip"] as const) {
    const wish = { userId, method: "payme" as const, listingId: listing.id };
    const again = createTransaction({ ...wish, featureIds: await offersOf(type) });
    await expect(again).rejects.toMatchObject({ code: "already_promoted" });
  }
});

test("a payment that is given up leaves room for another; one that is under way doesn't", async () => {
  const { transaction } = await begin();
  const begun = {
    provider: "payme" as const,
    externalId: "first",
    amount: 500_000,
    providerTime: new Date(),
  };
  const first = await transact(async () => beginPayment((await lockTransaction(transaction.id))!, begun));
  const second = locked(transaction.id, (one) => beginPayment(one, { ...begun, externalId: "second" }));
  await expect(second).rejects.toMatchObject({ code: "payment_closed" });
  await locked(transaction.id, (one) => abandonPayment(first, one, 2));
  await pay(transaction, "third");
  expect((await transaction.reload()).status).toBe("Paid");
});

test("a refund is refused once what was bought is over, and takes a pack's coins back", async () => {
  const { transaction, listing } = await begin();
  await pay(transaction);
  await Promotion.update({ endedAt: new Date() }, { where: { listingId: listing.id } });
  await expect(locked(transaction.id, (one) => refund(one))).rejects.toMatchObject({ code: "conflict" });

  const { id: userId } = await buildUser();
  const pack = await buyPack(userId, 1);
  await locked(pack.id, async (one) => {
    const payment = {
      provider: "stars" as const,
      externalId: "charge",
      amount: 20,
      providerTime: new Date(),
    };
    const row = await beginPayment(one, payment);
    await performPayment(row, one);
  });
  expect(await readBalance(userId)).toBe(50);
  const { id: listingId } = await buildListing({ ownerId: userId });
  await promoteWithCoins({ userId, listingId, featureIds: await offersOf("TopUp") });
  await expect(locked(pack.id, (one) => refund(one))).rejects.toMatchObject({ code: "not_enough_coins" });
  await locked(pack.id, (one) => refund(one, { isDone: true }));
  expect(await readBalance(userId)).toBe(0);
});

test("money that nobody waits for is kept, raised once, and resolved once", async () => {
  const admin = await buildUser({ isAdmin: true, botStartedAt: new Date() });
  const { transaction, userId } = await begin();
  const arrived = {
    provider: "payme" as const,
    externalId: "late",
    providerTime: new Date(),
    amount: transaction.coins * 10_000,
  };
  await locked(transaction.id, async (one) => {
    await one.update({ status: "Expired", closedAt: new Date() });
    await keepSurplus(one, arrived);
    await keepSurplus(one, arrived);
  });
  const kept = await ProviderPayment.findOne({ where: { externalId: "late" } });
  const resolve = () =>
    resolveSurplus({ paymentId: kept!.id, resolution: "credited", adminId: admin.id, note: "late" });
  const resolved = await Promise.allSettled([resolve(), resolve(), resolve()]);
  expect(resolved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await readBalance(userId)).toBe(transaction.coins);
});

test("nothing but a paid transaction is refunded, and nothing is paid twice", async () => {
  const { transaction } = await begin();
  await expect(locked(transaction.id, (one) => refund(one))).rejects.toMatchObject({
    code: "payment_closed",
  });
  await pay(transaction);
  await expect(locked(transaction.id, (one) => settle(one))).rejects.toMatchObject({
    code: "payment_closed",
  });
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
