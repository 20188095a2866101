import { randomUUID } from "node:crypto";
import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { endExpired } from "#core/market/promotions/endPromotions.ts";
import { moderateListings } from "../../core/market/moderation/moderateListings.ts";
import { promoteWithCoins } from "../../core/market/promotions/promoteWithCoins.ts";
import { checkLedger } from "../../core/money/ledger/checkLedger.ts";
import { noteReturned } from "../../core/money/payments/noteReturned.ts";
import { refundByHand } from "../../core/money/payments/refundByHand.ts";
import { resolveSurplus } from "../../core/money/payments/resolveSurplus.ts";
import { sweepTransactions } from "../../core/money/payments/sweepTransactions.ts";
import { takeRefund } from "../../core/money/stars/takeRefund.ts";
import { Listing } from "../../db/models/Listing.ts";
import { Promotion } from "../../db/models/Promotion.ts";
import { ProviderPayment } from "../../db/models/ProviderPayment.ts";
import { Transaction } from "../../db/models/Transaction.ts";
import { sequelize } from "../../db/sequelize.ts";
import { startClick } from "../callClick.ts";
import { startPayme } from "../callPayme.ts";
import { startUzum } from "../callUzum.ts";
import { buildListing, buildReport, buildUser } from "../factories.ts";
import { buildOrder, findOffer, giveCoins, sellServices } from "../moneyFactories.ts";
import { type Moment, readyToStrike } from "../strike.ts";
import { payPack } from "./payPack.ts";

await sellServices();
const { id: adminId } = await buildUser({ isAdmin: true, botStartedAt: new Date() });
const { api, ...payme } = await startPayme();
const click = await startClick();
const uzum = await startUzum();
const struckAt = await readyToStrike();

const LONG_AGO = new Date(Date.now() - 13 * 3_600_000);

interface Scene {
  listingId: number;
  userId: number;
  /** Does the step; whoever does it again because they heard nothing does the same. */
  run(): Promise<unknown>;
}

/** Somebody with coins for one promotion, and a listing. */
async function seller() {
  const { id: userId } = await buildUser({ botStartedAt: new Date() });
  const { id: listingId } = await buildListing({ ownerId: userId });
  const { id: offerId, cost } = await findOffer("TopUp");
  await giveCoins(userId, cost * 3);
  return { userId, listingId, featureIds: [offerId] };
}

async function promoted() {
  const wish = await seller();
  return { ...wish, ...(await promoteWithCoins(wish)) };
}

/** Done before: whoever does it again hears that. */
async function unless(code: string, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === code)) throw error;
  });
}

const overdue = (transactionId: number) =>
  ProviderPayment.update({ createdAt: LONG_AGO, providerTime: LONG_AGO }, { where: { transactionId } });

/** A payment of Click's that was given up, whose order expired: what comes for it is a surplus. */
async function givenUp() {
  const prepared = await click.prepared();
  const { id } = prepared.order;
  await overdue(id);
  await Transaction.update({ expiresAt: LONG_AGO }, { where: { id } });
  await sweepTransactions();
  return prepared;
}

async function surplus() {
  const { order, listing, answer, complete } = await givenUp();
  await complete();
  return { userId: order.userId, listingId: listing.id, paymentId: answer.merchant_prepare_id! };
}

/** An order of Click's that coins pay for before its money comes. */
async function paidElsewhere() {
  const { order, listing, complete } = await click.prepared();
  const { userId } = order;
  const { id, cost } = await findOffer("TopUp");
  await giveCoins(userId, cost);
  await promoteWithCoins({ userId, listingId: listing.id, featureIds: [id] });
  return { userId, listingId: listing.id, complete };
}

/** Stars that were refunded, and that Telegram doesn't give back. */
function keeping(resolution: "returned" | "credited") {
  return async (): Promise<Scene> => {
    const { id, paymentId, ...whose } = await payPack(1);
    await refundByHand(id, adminId);
    const asked = { paymentId, resolution, adminId, note: "for a test" };
    return { ...whose, run: () => unless("conflict", resolveSurplus(asked)) };
  };
}

function resolving(resolution: "returned" | "credited") {
  return async (): Promise<Scene> => {
    const { paymentId, ...whose } = await surplus();
    const asked = { paymentId, resolution, adminId, note: "for a test" };
    return { ...whose, run: () => unless("conflict", resolveSurplus(asked)) };
  };
}

const steps: Record<string, () => Promise<Scene>> = {
  "paying with coins in the app": async () => {
    const { userId, listingId, featureIds } = await seller();
    const headers = { "Idempotency-Key": randomUUID() };
    const body = { telegramProductId: listingId, featureIds };
    const path = "/api/user/telegram/available-features/promote";
    const run = async () => expect((await api.call(path, { as: userId, headers, body })).status).toBe(200);
    return { userId, listingId, run };
  },
  "a refund of coins": async () => {
    const { transactionId, ...whose } = await promoted();
    return { ...whose, run: () => unless("payment_closed", refundByHand(transactionId, adminId)) };
  },
  "a listing that is taken down with its promotion": async () => {
    const { userId, listingId } = await promoted();
    await buildReport({ listingId });
    const { edition } = await Listing.findByPk(listingId, { rejectOnEmpty: true });
    const told = { isModerated: false, reason: "duplicate" as const };
    const asked = { ...told, productIds: [listingId], editions: [edition] };
    return { userId, listingId, run: () => moderateListings(adminId, asked) };
  },
  "a promotion whose time is over": async () => {
    const { userId, listingId } = await promoted();
    await Promotion.update({ endsAt: LONG_AGO }, { where: { listingId } });
    return { userId, listingId, run: () => endExpired() };
  },
  "sweeping a payment that nobody finished, and its order": async () => {
    const { order, listing } = await payme.begin();
    await overdue(order.id);
    await order.update({ expiresAt: LONG_AGO });
    return { userId: order.userId, listingId: listing.id, run: () => sweepTransactions() };
  },
  "sweeping an order that nobody paid": async () => {
    const { order, listing } = await buildOrder();
    await order.update({ expiresAt: LONG_AGO });
    return { userId: order.userId, listingId: listing.id, run: () => sweepTransactions() };
  },
  "Payme's Perform that comes too late": async () => {
    const { order, listing, params } = await payme.begin();
    await overdue(order.id);
    const run = async () => expect(await payme.codeOf("PerformTransaction", params)).toBe(-31008);
    return { userId: order.userId, listingId: listing.id, run };
  },
  "Uzum's confirmation that comes too late": async () => {
    const { order, listing, confirmed } = await uzum.created();
    await overdue(order.id);
    const run = async () => expect(await uzum.codeOf("confirm", confirmed)).toBe(10015);
    return { userId: order.userId, listingId: listing.id, run };
  },
  "Click's money for an order that expired": async () => {
    const { order, listing, complete } = await givenUp();
    const run = async () => expect([0, -4]).toContain(await complete());
    return { userId: order.userId, listingId: listing.id, run };
  },
  "a surplus that was sent back": resolving("returned"),
  "a surplus that is credited": resolving("credited"),
  "money for what was paid elsewhere": async () => {
    const { complete, ...whose } = await paidElsewhere();
    return { ...whose, run: async () => expect([0, -4]).toContain(await complete()) };
  },
  "Stars that Telegram gives back though they were credited": async () => {
    const { paymentId, charge, ...whose } = await payPack(2);
    await resolveSurplus({ paymentId, resolution: "credited", adminId, note: "for a test" });
    return { ...whose, run: () => takeRefund(charge) };
  },
  "refunded Stars that go back in another way": keeping("returned"),
  "refunded Stars that are credited": keeping("credited"),
  "what was given back in a merchant dashboard": async () => {
    const { order, listing, complete } = await click.prepared();
    await complete();
    const said = { transactionId: order.id, adminId, note: "for a test" };
    const run = () => unless("payment_closed", noteReturned(said));
    return { userId: order.userId, listingId: listing.id, run };
  },
};

const LOOK = `
  with orders as (select id, status from transactions where user_id = $userId),
    payments as (
      select p.* from provider_payments p join orders o on o.id = p.transaction_id)
  select coalesce((select balance from ledger_accounts where user_id = $userId), 0) as coins,
    array(select status from orders order by id) as orders,
    array(select concat_ws(' ', state, resolution) from payments order by id) as payments,
    (select count(*) from promotions where listing_id = $listingId and ended_at is null) as running,
    (select count(*) from promotions where listing_id = $listingId) as promoted,
    (select count(*) from outbox where user_id = $userId and message ->> 'live' is null) as told,
    (select count(*) from outbox where cause in (
      select what || ':' || id || ':to:' || $adminId::integer
      from payments, (values ('surplus'), ('uzum-late')) causes (what))) as admins`;

/** All that a step may change about a person and a listing, in one look, as it is taken a thousand times. */
const look = async ({ userId, listingId }: Scene) =>
  (await sequelize.query(LOOK, { type: QueryTypes.SELECT, bind: { userId, listingId, adminId } }))[0];

test.each(Object.entries(steps))(
  "%s is done whole or not at all, wherever the database goes away",
  async (_, begin) => {
    const peaceful = await begin();
    const initial = await look(peaceful);
    await peaceful.run();
    const done = await look(peaceful);
    expect(done).not.toEqual(initial);

    async function strike(statement: number, moment: Moment): Promise<boolean> {
      const scene = await begin();
      const { wasStruck } = await struckAt(statement, moment, () => scene.run().catch(() => {}));
      const expected = wasStruck ? [initial, done] : [done];
      expect(expected, `${moment} statement ${statement}`).toContainEqual(await look(scene));
      await scene.run();
      await scene.run();
      expect(await look(scene), `${moment} statement ${statement}, and once more`).toEqual(done);
      return wasStruck;
    }

    let statement = 1;
    while (await strike(statement, "before")) statement += 1;
    expect(statement).toBeGreaterThan(2);
    // All is kept, and nobody hears.
    expect(await strike(statement - 1, "after")).toBe(true);
    expect((await checkLedger()).faults).toEqual([]);
  },
  120_000,
);
