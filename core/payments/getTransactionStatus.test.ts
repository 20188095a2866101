import { expect, test } from "vitest";
import { transact } from "#db/sequelize.ts";
import { buildOrder, findOffer, giveCoins, sellServices } from "../../tests/moneyFactories.ts";
import { promoteWithCoins } from "../promotions/promoteWithCoins.ts";
import { abandonPayment } from "./abandonPayment.ts";
import { beginPayment } from "./beginPayment.ts";
import { getTransactionStatus } from "./getTransactionStatus.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { refundByHand } from "./refundByHand.ts";
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

test("an order whose services were paid for elsewhere says so, open or cancelled, until that is refunded", async () => {
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
  await order.update({ status: "Cancelled", closedAt: new Date() });
  expect(await standing()).toMatchObject({ status: "Cancelled", isPaidElsewhere: true });
  await refundByHand(transactionId, null);
  expect(await standing()).toMatchObject({ isPaidElsewhere: false });
});
