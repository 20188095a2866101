import { expect, test, vi } from "vitest";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { buildUser } from "../../../tests/factories.ts";
import { countTold, sellServices, statusOf } from "../../../tests/moneyFactories.ts";
import { startTestApi } from "../../../tests/testApi.ts";
import { checkLedger } from "../ledger/checkLedger.ts";
import { readBalance } from "../ledger/readBalance.ts";
import { buyPack } from "../payments/buyPack.ts";
import { agreeToInvoice, takeAgreementBack } from "./agreeToInvoice.ts";
import { askUnsure } from "./askUnsure.ts";
import { receiveStars } from "./receive.ts";
import { refundCharges } from "./refundCharges.ts";

await sellServices();
const api = await startTestApi();

/** Telegram's list of what it took, and the charges that it gave back. */
let listed: object[] = [];
const returned: string[] = [];
const { fetch } = globalThis;
vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
  if (String(address).startsWith(api.url)) return fetch(address, init);
  if (String(address).endsWith("/getStarTransactions"))
    return Response.json({ ok: true, result: { transactions: listed } });
  if (String(address).endsWith("/refundStarPayment"))
    returned.push(JSON.parse(String(init?.body)).telegram_payment_charge_id);
  return Response.json({ ok: true, result: true });
});

/** Somebody with an invoice for coins, the question that Telegram asks of it, and the app that gives it up. */
async function invoice() {
  const { id: userId, telegramId } = await buildUser({ botStartedAt: new Date() });
  const order = await buyPack(userId, 1);
  const [payload, checkoutId, chargeId] = [String(order.id), `asked-${order.id}`, `taken-${order.id}`];
  const invoiced = { telegramId: telegramId!, payload, currency: "XTR", amount: order.stars! };
  const giveUp = () =>
    api.ask<{ status: string }>("/api/user/telegram/transactions/give-up", {
      as: userId,
      body: { id: order.id },
    });
  return {
    userId,
    order,
    checkoutId,
    chargeId,
    giveUp: async () => (await giveUp()).body.status,
    ask: async () => (await agreeToInvoice(invoiced, checkoutId)).refusal,
    pay: () => receiveStars({ ...invoiced, chargeId, paidAt: new Date() }),
    listed: {
      id: chargeId,
      amount: order.stars,
      date: Math.floor(Date.now() / 1000),
      source: { type: "user", user: { id: telegramId }, invoice_payload: payload },
    },
  };
}

const tenTimes = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work));
const paymentsOf = (transactionId: number) => ProviderPayment.count({ where: { transactionId } });

test("Stars that come after the app said cancelled, and were agreed to, are settled once, however often and by whom told", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const one = await invoice();
    expect(await one.ask()).toBeUndefined();
    expect(await one.giveUp()).toBe("Created");
    await one.order.update({ checkedAt: new Date(Date.now() - 3_600_000) });
    listed = [one.listed];
    const [receipts, found] = await Promise.all([tenTimes(one.pay), askUnsure(), tenTimes(one.giveUp)]);
    const settled = receipts.filter((receipt) => receipt === "settled").length;
    expect([receipts.includes("surplus"), settled <= 1, settled + found.settled > 0]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await one.giveUp()).toBe("Paid");
    expect([await statusOf(one.order.id), await paymentsOf(one.order.id)]).toEqual(["Paid", 1]);
    expect([await readBalance(one.userId), await countTold(one.userId)]).toEqual([one.order.coins, 1]);
  }
});

test("those that come though the order was ended by the app go back, once", async () => {
  const one = await invoice();
  expect(await one.ask()).toBeUndefined();
  await takeAgreementBack(one.checkoutId);
  expect(await one.giveUp()).toBe("Expired");
  const next = await buyPack(one.userId, 1);
  const receipts = await tenTimes(one.pay);
  expect(receipts.toSorted()).toEqual([...Array.from({ length: 9 }, () => "known"), "surplus"]);
  expect([await statusOf(one.order.id), await statusOf(next.id)]).toEqual(["Expired", "Created"]);
  await tenTimes(refundCharges);
  expect(returned).toEqual([one.chargeId]);
  expect([await readBalance(one.userId), await countTold(one.userId)]).toEqual([0, 1]);
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
