import { ConnectionRefusedError } from "sequelize";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Provider } from "#contract/payKinds.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { findOffer, sellServices } from "../../../tests/moneyFactories.ts";
import { buyCoins, buyPromotion } from "./beginPurchase.ts";
import { findOpenPayment } from "./findOpenPayment.ts";

await sellServices();
const { id: offerId } = await findOffer("TopUp");

let answer: () => Promise<Response>;
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(() => answer());
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Telegram's answer to the making of an invoice. */
const refused = (code: number) => async () =>
  Response.json({ ok: false, error_code: code, description: "No" }, { status: code });
const silent = async () => {
  throw new DOMException("The operation timed out", "TimeoutError");
};
const unreadable = async () => new Response("<html>", { status: 502 });

/** Somebody whose listing is to be promoted for Stars, whose invoice fails. */
async function fail(how: typeof answer) {
  const { id: userId } = await buildUser();
  const { id: listingId } = await buildListing({ ownerId: userId });
  const pay = (paymentSystem: Provider) =>
    buyPromotion(userId, { paymentSystem, productId: listingId, featureIds: [offerId] });
  answer = how;
  await expect(pay("stars")).rejects.toMatchObject({ code: "method_unavailable" });
  const last = await Transaction.findOne({ where: { userId }, order: [["id", "desc"]], rejectOnEmpty: true });
  return { userId, listingId, last, pay };
}

test.each([400, 403, 429])("an invoice that Telegram refused to make with %i isn't open", async (code) => {
  const { userId, listingId, last, pay } = await fail(refused(code));
  expect(last).toMatchObject({ status: "Expired", closedAt: expect.any(Date) });
  expect(await findOpenPayment({ userId, listingId })).toBeNull();
  answer = async () => Response.json({ ok: true, result: "https://t.me/$made" });
  expect(await pay("stars")).toMatchObject({ openPayment: null, link: "https://t.me/$made" });
});

test.each([
  ["didn't answer", silent],
  ["answered unreadably", unreadable],
  ["broke down", refused(500)],
])("one that Telegram %s may have been made, so it stays open", async (_, how) => {
  const { userId, listingId, last } = await fail(how);
  expect(last.status).toBe("Created");
  expect(await findOpenPayment({ userId, listingId })).toMatchObject({ id: last.id, paymentSystem: "stars" });
});

test("a database that goes away meanwhile is no fault of the way to pay", async () => {
  const { id: userId } = await buildUser();
  answer = async () => Response.json({ ok: true, result: "https://t.me/$made" });
  const away = new ConnectionRefusedError(new Error("connect ECONNREFUSED"));
  vi.spyOn(Transaction, "update").mockRejectedValueOnce(away);
  await expect(buyCoins(userId, 1)).rejects.toBe(away);
  expect(await Transaction.findOne({ where: { userId } })).toMatchObject({ status: "Created" });
});

test("a pack of coins that Telegram refused an invoice for is over too", async () => {
  const { id: userId } = await buildUser();
  answer = refused(400);
  await expect(buyCoins(userId, 1)).rejects.toMatchObject({ code: "method_unavailable" });
  expect(await Transaction.findOne({ where: { userId } })).toMatchObject({ status: "Expired" });
});
