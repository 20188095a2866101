import { expect, test, vi } from "vitest";
import type { PaymentMethod } from "#contract/payKinds.ts";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { findOffer, giveCoins, sellServices, statusOf } from "../../../tests/moneyFactories.ts";
import { abandonInvoice } from "../stars/abandonInvoice.ts";
import { agreeToInvoice, takeAgreementBack } from "../stars/agreeToInvoice.ts";
import { askUnsure } from "../stars/askUnsure.ts";
import { checkInvoice, type Invoiced } from "../stars/checkInvoice.ts";
import { receiveStars } from "../stars/receive.ts";
import { buyCoins, buyPromotion } from "./beginPurchase.ts";
import { buyPack } from "./buyPack.ts";
import { createTransaction } from "./createTransaction.ts";
import { findOpenPayment } from "./findOpenPayment.ts";
import { getTransactionStatus } from "./getTransactionStatus.ts";
import { sweepTransactions } from "./sweepTransactions.ts";

await sellServices();
const [topUp, premium] = [await findOffer("TopUp"), await findOffer("Premium")];
const underWay = (id: number) => ({
  code: "payment_under_way",
  details: { fields: { transactionId: String(id) } },
});
const LONG_AGO = new Date(Date.now() - 3_600_000);

let links = 0;
const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
  if (String(address).endsWith("/getStarTransactions"))
    return listed
      ? Response.json({ ok: true, result: { transactions: listed } })
      : Response.json({ ok: false, error_code: 502, description: "Bad Gateway" }, { status: 502 });
  links += 1;
  return Response.json({ ok: true, result: `https://t.me/$link${links}` });
});

async function seller() {
  const { id: userId } = await buildUser();
  const { id: listingId } = await buildListing({ ownerId: userId });
  const wish = (featureIds = [topUp.id]) => ({ userId, listingId, featureIds });
  const order = (method: PaymentMethod = "stars", featureIds?: number[]) =>
    createTransaction({ ...wish(featureIds), method });
  return { userId, listingId, wish, order };
}

async function invoicedOf({ id, userId, stars }: Transaction) {
  const { telegramId } = (await User.findByPk(userId))!;
  return { telegramId: telegramId!, payload: String(id), currency: "XTR", amount: stars! };
}
const agree = async (invoiced: Invoiced, checkoutId: string) =>
  (await agreeToInvoice(invoiced, checkoutId)).refusal;
let questions = 0;
/** Telegram asks, and the bot agrees: from now on nobody knows until it tells. */
async function taken(order: Transaction) {
  questions += 1;
  const checkoutId = `q${questions}`;
  expect(await agree(await invoicedOf(order), checkoutId)).toBeUndefined();
  return checkoutId;
}
async function arrive(order: Transaction) {
  const paid = { chargeId: `charge-${order.id}`, paidAt: new Date() };
  return receiveStars({ ...(await invoicedOf(order)), ...paid });
}

test("of twenty who ask for the same in Stars at once all get one order with one invoice", async () => {
  const { userId, listingId } = await seller();
  const promotion = { paymentSystem: "stars" as const, productId: listingId, featureIds: [topUp.id] };
  for (const ask of [() => buyCoins(userId, 1), () => buyPromotion(userId, promotion)]) {
    const all = await Promise.all(Array.from({ length: 20 }, ask));
    const asked = fetched.mock.calls.length;
    const later = await ask();
    expect(fetched.mock.calls.length).toBe(asked);
    expect(new Set([...all, later].map(({ id, link }) => `${id} ${link}`)).size).toBe(1);
  }
  expect(await Transaction.count({ where: { userId } })).toBe(2);
});

test("what differs, or was settled, is another order", async () => {
  const { userId, order } = await seller();
  const first = await order();
  const ids = [first, await order("stars", [premium.id]), await order("payme"), await order("payme")];
  expect(new Set(ids.map(({ id }) => id)).size).toBe(4);
  await first.update({ stars: first.stars! + 1 });
  const repriced = await order();
  expect(repriced.id).not.toBe(first.id);
  await repriced.update({ expiresAt: new Date(Date.now() + 60_000) });
  const later = await order();
  expect(later.id).not.toBe(repriced.id);
  const [pack, other] = [await buyPack(userId, 1), await buyPack(userId, 2)];
  expect(pack.id).not.toBe(other.id);
  await arrive(pack);
  expect((await buyPack(userId, 1)).id).not.toBe(pack.id);
});

test("while the Stars of an order may have been taken, nothing else is begun for the same in any way", async () => {
  const { userId, listingId, wish, order } = await seller();
  await giveCoins(userId, 1000);
  const invoiced = await order("stars", [topUp.id, premium.id]);
  await taken(invoiced);
  for (const method of ["stars", "payme", "click", "uzum", "coins"] as const)
    for (const featureIds of [[topUp.id], [premium.id]])
      await expect(order(method, featureIds)).rejects.toMatchObject(underWay(invoiced.id));
  await expect(promoteWithCoins(wish())).rejects.toMatchObject(underWay(invoiced.id));
  expect(await findOpenPayment({ userId, listingId })).toMatchObject({ id: invoiced.id, isUnderWay: true });
  expect(await getTransactionStatus(userId, invoiced.id)).toMatchObject({
    status: "Created",
    isUnderWay: true,
  });
  // Coins, another listing and another person are something else.
  const pack = await buyPack(userId, 1);
  await taken(pack);
  for (const packId of [1, 2]) await expect(buyPack(userId, packId)).rejects.toMatchObject(underWay(pack.id));
  const { id: otherId } = await buildListing({ ownerId: userId });
  await createTransaction({ ...wish(), listingId: otherId, method: "stars" });

  await arrive(invoiced);
  await arrive(pack);
  expect(await getTransactionStatus(userId, invoiced.id)).toMatchObject({ isUnderWay: false });
  await buyPack(userId, 2);
  await order();
});

test("an invoice is agreed to by one question at a time, also beside another one for the same", async () => {
  const { order } = await seller();
  const [one, other] = [await order("stars", [topUp.id]), await order("stars", [topUp.id, premium.id])];
  const invoiced = await invoicedOf(one);
  const answers = await Promise.all(["a", "b", "c", "d"].map((id) => agree(invoiced, id)));
  expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(1);
  expect(answers.filter((refusal) => refusal === "busy")).toHaveLength(3);
  const { checkoutId } = (await one.reload()) as { checkoutId: string };
  expect(await agree(invoiced, checkoutId)).toBeUndefined();
  expect(await agree(await invoicedOf(other), "e")).toBe("busy");
  // Telegram heard it too late.
  await takeAgreementBack(checkoutId);
  expect(await checkInvoice(invoiced)).toBeUndefined();
  expect(await agree(await invoicedOf(other), "e")).toBeUndefined();
});

test("an order that is given up can't be paid any more; one that may have been paid isn't given up", async () => {
  const { userId, order } = await seller();
  const left = await order();
  expect(await abandonInvoice(userId, left.id)).toMatchObject({ status: "Expired", isUnderWay: false });
  expect(await abandonInvoice(userId, left.id)).toMatchObject({ status: "Expired" });
  expect(await agree(await invoicedOf(left), "late")).toBe("closed");

  const paid = await order();
  expect(paid.id).not.toBe(left.id);
  await taken(paid);
  expect(await abandonInvoice(userId, paid.id)).toMatchObject({ status: "Created", isUnderWay: true });
  await arrive(paid);
  expect(await abandonInvoice(userId, paid.id)).toMatchObject({ status: "Paid", isUnderWay: false });

  const { id: strangerId } = await buildUser();
  await expect(abandonInvoice(strangerId, paid.id)).rejects.toMatchObject({ code: "not_found" });
  const byCard = await order("payme");
  expect(await abandonInvoice(userId, byCard.id)).toMatchObject({ status: "Created" });
});

test("paid and given up at the same moment, it is one of both", async () => {
  const { userId, order } = await seller();
  for (let turn = 0; turn < 10; turn += 1) {
    const open = await order();
    const invoiced = await invoicedOf(open);
    const [refusal, standing] = await Promise.all(
      turn % 2 === 0
        ? [agree(invoiced, `r${turn}`), abandonInvoice(userId, open.id)]
        : await Promise.all([abandonInvoice(userId, open.id), agree(invoiced, `r${turn}`)]).then(
            ([given, agreed]) => [agreed, given] as const,
          ),
    );
    expect([
      [undefined, "Created"],
      ["closed", "Expired"],
    ]).toContainEqual([refusal, standing.status]);
    await open.update({ status: "Expired", closedAt: new Date() });
  }
});

/** Telegram's own list of what it took and gave back. */
let listed: object[] | undefined;
const user = (telegramId: number, order: Transaction) => ({
  type: "user",
  user: { id: telegramId },
  invoice_payload: String(order.id),
});

test("an order that was agreed to is unsure until Telegram says what came of it", async () => {
  const { userId, order } = await seller();
  const silent = await order();
  await taken(silent);
  await silent.update({ expiresAt: LONG_AGO, checkedAt: LONG_AGO });
  listed = undefined;
  expect(await askUnsure()).toEqual({ settled: 0, unpaid: 0 });
  await sweepTransactions();
  expect(await abandonInvoice(userId, silent.id)).toMatchObject({ status: "Created", isUnderWay: true });

  // It took nothing: it may be sold again. What would come all the same is given back.
  listed = [];
  expect(await askUnsure()).toEqual({ settled: 0, unpaid: 1 });
  await silent.update({ expiresAt: new Date(Date.now() + 3_600_000) });
  expect((await order()).id).toBe(silent.id);
  expect(await abandonInvoice(userId, silent.id)).toMatchObject({ status: "Expired" });
  expect(await arrive(silent)).toBe("surplus");
});

test("what Telegram took and never told of is settled once; what it gave back isn't", async () => {
  const { order } = await seller();
  const [paid, returned, young] = [
    await order(),
    await order("stars", [premium.id]),
    await buyPack((await buildUser()).id, 1),
  ];
  for (const one of [paid, returned, young]) await taken(one);
  for (const one of [paid, returned]) await one.update({ checkedAt: LONG_AGO });
  const { telegramId, amount } = await invoicedOf(paid);
  const date = Math.floor(Date.now() / 1000);
  listed = [
    { id: "c1", amount, date, source: user(telegramId, paid) },
    { id: "c2", amount: 1, date, source: user(telegramId, returned) },
    { id: "c2", amount: 1, date, receiver: user(telegramId, returned) },
  ];
  expect(await askUnsure()).toEqual({ settled: 1, unpaid: 1 });
  expect([await statusOf(paid.id), await statusOf(returned.id)]).toEqual(["Paid", "Created"]);
  expect(await young.reload()).toMatchObject({ checkedAt: expect.any(Date) });
  expect(await receiveStars({ ...(await invoicedOf(paid)), chargeId: "c1", paidAt: new Date() })).toBe(
    "known",
  );
});

test("two packs of coins of one person aren't both agreed to, however close the questions are", async () => {
  const { id: userId } = await buildUser();
  const packs = [await buyPack(userId, 1), await buyPack(userId, 2)];
  const invoiced = await Promise.all(packs.map(invoicedOf));
  const answers = await Promise.all(invoiced.map((one, place) => agree(one, `pack${userId}${place}`)));
  expect(answers.toSorted()).toEqual(["busy", undefined]);
});

test("a question that is asked again is told so", async () => {
  const { order } = await seller();
  const invoiced = await invoicedOf(await order());
  expect(await agreeToInvoice(invoiced, "twice")).toEqual({ refusal: undefined, isAgain: false });
  expect(await agreeToInvoice(invoiced, "twice")).toEqual({ refusal: undefined, isAgain: true });
});
