import { beforeEach, describe, expect, test } from "vitest";
import { config } from "#config";
import { languages } from "#contract/languages.ts";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { buildOrder, findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { addressesOf, openAll, queuedTo, unsend } from "../../../tests/noticeFactories.ts";
import { noonZone } from "../../../tests/setup/noonZone.ts";
import { abandonPayment } from "./abandonPayment.ts";
import { beginPayment } from "./beginPayment.ts";
import { buyPack } from "./buyPack.ts";
import { createTransaction } from "./createTransaction.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { settle } from "./settle.ts";
import { sweepTransactions } from "./sweepTransactions.ts";

await sellServices();
beforeEach(async () => {
  config.REPORT_TIMEZONE = noonZone();
  await OutboxMessage.destroy({ where: {} });
});

const providers = ["payme", "click", "uzum"] as const;
type Provider = (typeof providers)[number];
const on = <T>(id: number, work: (order: Transaction) => Promise<T>) =>
  transact(async () => work((await lockTransaction(id))!));

let tries = 0;
/** A payment that begins and comes to nothing. */
async function fail({ id, coins }: Transaction, provider: Provider) {
  tries += 1;
  const begun = { provider, externalId: `try-${tries}`, amount: coins * 10_000, providerTime: new Date() };
  const payment = await on(id, (order) => beginPayment(order, begun));
  await on(id, (order) => abandonPayment(payment, order));
  return payment;
}

const expire = ({ id }: Transaction) => Transaction.update({ expiresAt: new Date() }, { where: { id } });

describe.each(providers)("a payment through %s that comes to nothing", (provider) => {
  test("is told after a while, with the sum, until when it can be paid, and the way back", async () => {
    const { order, listing } = await buildOrder(provider);
    await fail(order, provider);
    const [row] = await queuedTo(order.userId);
    expect(row!.dueAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    for (const language of languages) {
      await unsend(order.userId);
      const [said] = await openAll(order.userId, { language });
      expect(said!.html.replace(/[\s,]/g, "")).toContain("5000");
      expect(said!.html).toContain(String(order.id));
      expect(said!.html).toContain(listing.name);
      expect(said!.html).toMatch(/\d\d\.\d\d \d\d:\d\d/);
      expect(addressesOf(said!)).toEqual([expect.stringContaining(`/promote/${listing.id}`)]);
    }
  });

  test("isn't, when it is paid by then", async () => {
    const { order } = await buildOrder(provider);
    await fail(order, provider);
    await on(order.id, settle);
    expect(await openAll(order.userId, { cause: "payment-failed:" })).toEqual([]);
  });

  test("is told once, of the last try", async () => {
    const { order } = await buildOrder(provider);
    await fail(order, provider);
    await fail(order, provider);
    expect(await openAll(order.userId)).toHaveLength(1);
  });
});

test("nor when the same was paid in another way, or ordered anew", async () => {
  const paid = await buildOrder("payme");
  await fail(paid.order, "payme");
  const { id: topUp } = await findOffer("TopUp");
  await giveCoins(paid.order.userId, 1000);
  const wish = { userId: paid.order.userId, listingId: paid.listing.id, featureIds: [topUp] };
  await promoteWithCoins(wish);
  expect(await openAll(paid.order.userId, { cause: "payment-failed:" })).toEqual([]);

  const anew = await buildOrder("uzum");
  await fail(anew.order, "uzum");
  await createTransaction({
    ...wish,
    userId: anew.order.userId,
    listingId: anew.listing.id,
    method: "click",
  });
  expect(await openAll(anew.order.userId)).toEqual([]);
});

describe("an order that nobody paid in time", () => {
  test("is told as closed, once, however many workers sweep", async () => {
    const { order, listing } = await buildOrder("click");
    await expire(order);
    await Promise.all([sweepTransactions(), sweepTransactions()]);
    const said = await openAll(order.userId);
    expect(said.map(({ html }) => html)).toEqual([
      expect.stringContaining(`Заказ № ${order.id} закрыт без оплаты`),
    ]);
    expect(said[0]!.html).toContain(listing.name);
  });

  test("isn't told twice of, where a try failed", async () => {
    const { order } = await buildOrder("payme");
    await fail(order, "payme");
    await expire(order);
    await sweepTransactions();
    const said = await openAll(order.userId);
    expect(said.map(({ html }) => html)).toEqual([expect.stringContaining("закрыт без оплаты")]);
  });

  test("whose try took too long, ends with it and is told so", async () => {
    const { order } = await buildOrder("payme");
    const begun = { provider: "payme", externalId: "late", amount: 1, providerTime: new Date() } as const;
    const payment = await on(order.id, (one) => beginPayment(one, begun));
    const longAgo = new Date(Date.now() - 13 * 3_600_000);
    await ProviderPayment.update({ providerTime: longAgo }, { where: { id: payment.id } });
    await expire(order);
    expect(await sweepTransactions()).toMatchObject({ abandoned: 1 });
    expect(await openAll(order.userId)).toMatchObject([
      { html: expect.stringContaining("закрыт без оплаты") },
    ]);
  });

  test("and was paid in another way meanwhile isn't told", async () => {
    const { order, listing } = await buildOrder("click");
    const { id } = await findOffer("TopUp");
    await giveCoins(order.userId, 1000);
    await promoteWithCoins({ userId: order.userId, listingId: listing.id, featureIds: [id] });
    await expire(order);
    await sweepTransactions();
    expect(await openAll(order.userId, { cause: "order-unpaid:" })).toEqual([]);
  });

  test("of coins isn't told: whoever looks at a price has ordered nothing", async () => {
    const { id: userId } = await buildUser({ botStartedAt: new Date() });
    await expire(await buyPack(userId, 1));
    expect(await sweepTransactions()).toMatchObject({ expired: 1 });
    expect(await queuedTo(userId)).toEqual([]);
  });

  test("at night is told in the morning", async () => {
    config.REPORT_TIMEZONE = noonZone(2);
    const { order } = await buildOrder("uzum");
    await expire(order);
    await sweepTransactions();
    const [row] = await queuedTo(order.userId);
    expect(row!.dueAt.getTime()).toBeGreaterThan(Date.now() + 5 * 3_600_000);
  });
});

test("who begins is told until when it runs and the receipt's number", async () => {
  const { order } = await buildOrder("payme");
  await on(order.id, settle);
  const [said] = await openAll(order.userId, { cause: "paid:" });
  expect(said!.html).toMatch(/Подъём действует до \d\d\.\d\d\..*Чек № \d+\./s);
  expect(said!.html).not.toContain("Premium");

  const { id: userId } = await buildUser({ botStartedAt: new Date() });
  const pack = await buyPack(userId, 1);
  await on(pack.id, settle);
  const [coins] = await openAll(userId);
  expect(coins!.html).toContain(`Чек № ${pack.id}: ${pack.stars} звёзд`);
});
