import { expect, test } from "vitest";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { buildOrder, findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { abandonPayment } from "./abandonPayment.ts";
import { beginPayment } from "./beginPayment.ts";
import { createTransaction } from "./createTransaction.ts";
import { getTransactionStatus } from "./getTransactionStatus.ts";
import { keepSurplus } from "./keepSurplus.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { refundByHand } from "./refundByHand.ts";
import { resolveSurplus } from "./resolveSurplus.ts";
import { settle } from "./settle.ts";
import { TIMED_OUT } from "./sweepTransactions.ts";

await sellServices();

let ids = 0;

/** A try of Payme's to take the money of an order; the answer calls it off. */
async function tryToPay(id: number, amount: number) {
  ids += 1;
  const begun = { provider: "payme", externalId: `try ${ids}`, amount, providerTime: new Date() } as const;
  const lock = async () => (await lockTransaction(id))!;
  const payment = await transact(async () => beginPayment(await lock(), begun));
  return (reason?: number) => transact(async () => abandonPayment(payment, await lock(), reason));
}

test("what was paid for and couldn't be given is told with the coins that came back for it", async () => {
  const { order, listing } = await buildOrder();
  const { order: given } = await buildOrder();
  await listing.update({ status: "closed" });
  for (const { id } of [order, given]) await transact(async () => settle((await lockTransaction(id))!));
  const standing = ({ userId, id }: typeof order) => getTransactionStatus(userId, id);
  expect(await standing(order)).toMatchObject({ status: "Paid", returned: order.coins });
  expect(await standing(given)).toMatchObject({ status: "Paid", returned: 0 });
});

test("what was paid is said to begin for a quarter of an hour, and to have begun ever after", async () => {
  const { order } = await buildOrder();
  const standing = () => getTransactionStatus(order.userId, order.id);
  expect(await standing()).toMatchObject({ isStarted: false });
  await transact(async () => settle((await lockTransaction(order.id))!));
  expect(await standing()).toMatchObject({ status: "Paid", isStarted: false });
  const paidAt = new Date(Date.now() - 15 * 60_000);
  await Transaction.update({ paidAt }, { where: { id: order.id } });
  expect(await standing()).toMatchObject({ status: "Paid", isStarted: true });
});

test("a try that was called off is told until the next one begins", async () => {
  const { order, amount } = await buildOrder();
  const standing = () => getTransactionStatus(order.userId, order.id);
  expect(await standing()).toMatchObject({ status: "Created", isDeclined: false });
  const callOff = await tryToPay(order.id, amount);
  expect(await standing()).toMatchObject({ status: "Pending", isDeclined: false });
  await callOff(2);
  expect(await standing()).toMatchObject({ status: "Created", isDeclined: true });
  await tryToPay(order.id, amount);
  expect(await standing()).toMatchObject({ status: "Pending", isDeclined: false });
});

test("one that was given up for its age isn't called declined, as its money may be on its way", async () => {
  const { order, amount } = await buildOrder();
  const callOff = await tryToPay(order.id, amount);
  await callOff(TIMED_OUT);
  expect(await getTransactionStatus(order.userId, order.id)).toMatchObject({
    status: "Created",
    isDeclined: false,
  });
});

test("an order whose services were paid for elsewhere says so, open, cancelled or expired, until that is refunded", async () => {
  const { order, listing, amount } = await buildOrder();
  const { userId } = order;
  const { id: offerId, cost } = await findOffer("TopUp");
  const standing = () => getTransactionStatus(userId, order.id);
  expect(await standing()).toMatchObject({ isPaidElsewhere: false });
  await giveCoins(userId, cost);
  const { transactionId } = await promoteWithCoins({ userId, listingId: listing.id, featureIds: [offerId] });
  expect(await standing()).toMatchObject({ status: "Created", isPaidElsewhere: true });
  expect(await getTransactionStatus(userId, transactionId)).toMatchObject({ isPaidElsewhere: false });
  // Begun afterwards, it is another purchase.
  const { order: later } = await buildOrder("click", listing);
  expect(await getTransactionStatus(userId, later.id)).toMatchObject({ isPaidElsewhere: false });

  await tryToPay(order.id, amount);
  expect(await standing()).toMatchObject({ status: "Pending", isPaidElsewhere: false });
  for (const status of ["Cancelled", "Expired"] as const) {
    await order.update({ status, closedAt: new Date() });
    expect(await standing()).toMatchObject({ status, isPaidElsewhere: true });
  }
  await refundByHand(transactionId, null);
  expect(await standing()).toMatchObject({ isPaidElsewhere: false });
});

test("of an order that was paid for in part elsewhere only the part is said to be", async () => {
  const { listing } = await buildOrder();
  const userId = listing.ownerId;
  const [topUp, vip] = [await findOffer("TopUp"), await findOffer("Vip")];
  const featureIds = [topUp.id, vip.id];
  const { id } = await createTransaction({ userId, method: "payme", listingId: listing.id, featureIds });
  const standing = () => getTransactionStatus(userId, id);
  expect(await standing()).toMatchObject({ isPaidElsewhere: false, isPaidInPart: false });
  await giveCoins(userId, topUp.cost + vip.cost);
  await promoteWithCoins({ userId, listingId: listing.id, featureIds: [topUp.id] });
  expect(await standing()).toMatchObject({ isPaidElsewhere: false, isPaidInPart: true });
  await promoteWithCoins({ userId, listingId: listing.id, featureIds: [vip.id] });
  expect(await standing()).toMatchObject({ isPaidElsewhere: true, isPaidInPart: false });
});

test.each(["returned", "credited"] as const)(
  "money that came for an order which takes none is told as kept, then as %s",
  async (resolution) => {
    const { order, amount } = await buildOrder();
    const standing = () => getTransactionStatus(order.userId, order.id);
    await Transaction.update({ status: "Expired", closedAt: new Date() }, { where: { id: order.id } });
    expect(await standing()).toMatchObject({ status: "Expired", surplus: null });
    const arrive = (externalId: string) =>
      transact(async () => {
        const arrived = { externalId, amount, providerTime: new Date(), provider: "payme" as const };
        return keepSurplus((await lockTransaction(order.id))!, arrived);
      });
    const resolve = ({ id: paymentId }: { id: number }) =>
      resolveSurplus({ paymentId, resolution, adminId: null, note: "for a test" });
    const payment = await arrive(`late ${resolution}`);
    expect(await standing()).toMatchObject({ surplus: "kept" });
    await resolve(payment);
    expect(await standing()).toMatchObject({ surplus: resolution });
    // One that still waits says more than one that is dealt with.
    await arrive(`later ${resolution}`);
    expect(await standing()).toMatchObject({ surplus: "kept" });
  },
);
