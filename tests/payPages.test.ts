import { afterAll, expect, test } from "vitest";
import { config } from "../config/env.ts";
import { checkLedger } from "../core/money/ledger/checkLedger.ts";
import { payLink, paymentProviders } from "../core/money/payments/payLink.ts";
import { Promotion } from "../db/models/Promotion.ts";
import { ProviderPayment } from "../db/models/ProviderPayment.ts";
import type { PayReport } from "../messenger/pay/shapes.ts";
import { startTestMessenger } from "./kits/messenger/startTestMessenger.ts";
import { buildOrder, sellServices, statusOf } from "./moneyFactories.ts";
import { startTestApi } from "./testApi.ts";

// Our callbacks against the stand-ins of the providers' pay pages, over HTTP.
await sellServices();
const api = await startTestApi();
const tg = await startTestMessenger({ appOrigin: api.url, payments: config.payments });
afterAll(() => tg.stop());
const { payme, click, uzum } = config.payments;
Object.assign(payme!, { checkoutUrl: `${tg.root}/pay/payme` });
Object.assign(click!, { payUrl: `${tg.root}/pay/click` });
Object.assign(uzum!, { payUrl: `${tg.root}/pay/uzum` });

const providers = paymentProviders().filter((provider) => provider !== "stars");
type Given = [provider: (typeof providers)[number], how: string];

async function begin(provider: Given[0]) {
  const { order, listing } = await buildOrder(provider);
  const link = await payLink(order, provider, "ru");
  const pay = async (how: string): Promise<PayReport> => tg.sim("POST", `/pay/${provider}`, { link, how });
  const promotions = () => Promotion.count({ where: { listingId: listing.id, endedAt: null } });
  const payments = () => ProviderPayment.findAll({ where: { transactionId: order.id } });
  return { order, listing, pay, promotions, payments, status: () => statusOf(order.id) };
}

const outcomesOf = ({ payments }: PayReport) => payments.map(({ outcome }) => outcome);
/** Everything the ledger says of itself, and calls that broke on our side. */
async function expectClean({ calls }: PayReport) {
  expect((await checkLedger()).faults).toEqual([]);
  expect(calls.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
}

test.each(providers.flatMap((provider) => ["pay", "lost", "twice"].map((how): Given => [provider, how])))(
  "%s, %s: paid once and promoted once",
  async (provider, how) => {
    const order = await begin(provider);
    const report = await order.pay(how);
    expect(outcomesOf(report)).toEqual(how === "twice" ? ["paid", "refused"] : ["paid"]);
    expect(await order.status()).toBe("Paid");
    expect(await order.promotions()).toBe(1);
    expect((await order.payments()).map(({ state, externalId }) => [state, externalId])).toEqual([
      ["performed", report.payments[0]?.id],
    ]);
    await expectClean(report);
  },
);

test.each(providers)("%s: declined, the order can be paid again", async (provider) => {
  const order = await begin(provider);
  const report = await order.pay("decline");
  expect(outcomesOf(report)).toEqual(["declined"]);
  expect([await order.status(), await order.promotions()]).toEqual(["Created", 0]);
  await expectClean(report);
  expect(outcomesOf(await order.pay("pay"))).toEqual(["paid"]);
  expect([await order.status(), await order.promotions()]).toEqual(["Paid", 1]);
  expect((await order.payments()).map(({ state }) => state).sort()).toEqual(["cancelled", "performed"]);
});

test.each(providers)("%s: left unfinished, nobody else may take money for it meanwhile", async (provider) => {
  const order = await begin(provider);
  expect(outcomesOf(await order.pay("timeout"))).toEqual(["unfinished"]);
  expect(await order.status()).toBe("Pending");
  const report = await order.pay("pay");
  expect(outcomesOf(report)).toEqual(["refused"]);
  expect([await order.status(), await order.promotions()]).toEqual(["Pending", 0]);
  await expectClean(report);
});

test.each(providers.filter((provider) => provider !== "click"))(
  "%s: money given back ends the promotion; what nobody finished is free again",
  async (provider) => {
    const order = await begin(provider);
    const giveBack = async (payment: string): Promise<PayReport> =>
      tg.sim("POST", `/pay/${provider}/return`, { payment });
    const left = await order.pay("timeout");
    expect(outcomesOf(await giveBack(left.payments[0]!.id))).toEqual(["returned"]);
    expect(await order.status()).toBe("Created");
    const paid = await order.pay("pay");
    for (const _ of ["once", "again"]) {
      const report = await giveBack(paid.payments[0]!.id);
      expect(outcomesOf(report)).toEqual(["returned"]);
      await expectClean(report);
    }
    expect([await order.status(), await order.promotions()]).toEqual(["Refunded", 0]);
  },
);

test.each(providers)("%s: what is paid too late isn't taken", async (provider) => {
  const order = await begin(provider);
  await order.order.update({ status: "Expired", expiresAt: new Date(), closedAt: new Date() });
  const report = await order.pay("pay");
  expect(outcomesOf(report)).toEqual(["refused"]);
  expect([await order.status(), await order.promotions()]).toEqual(["Expired", 0]);
  await expectClean(report);
});

test("one order at all providers at once is paid by one of them, and money is taken by no other", async () => {
  const order = await begin("payme");
  const all = await Promise.all(
    providers.map(async (provider): Promise<PayReport> => {
      const link = await payLink(order.order, provider, "uz");
      return tg.sim("POST", `/pay/${provider}`, { link, how: "lost" });
    }),
  );
  expect(all.flatMap(outcomesOf).sort()).toEqual(["paid", ...providers.slice(1).map(() => "refused")]);
  expect([await order.status(), await order.promotions()]).toEqual(["Paid", 1]);
  expect((await checkLedger()).faults).toEqual([]);
});

test("a page reads what our links say", async () => {
  for (const provider of providers) {
    const { order } = await begin(provider);
    const link = await payLink(order, provider, "ru");
    const view = await tg.sim("GET", `/pay/${provider}?link=${encodeURIComponent(`${link}`)}`);
    expect(view).toMatchObject({ provider, orderNumber: String(order.id), tiyin: order.coins * 10_000 });
  }
});
