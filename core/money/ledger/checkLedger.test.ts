import { expect, test } from "vitest";
import { removeListing } from "#core/market/moderation/removeListing.ts";
import { tellOwner } from "#core/market/moderation/tellOwner.ts";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { buildOrder, findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { beginPayment } from "../payments/beginPayment.ts";
import { buyPack } from "../payments/buyPack.ts";
import { keepSurplus } from "../payments/keepSurplus.ts";
import { lockTransaction } from "../payments/lockTransaction.ts";
import { performPayment } from "../payments/performPayment.ts";
import { refundByHand } from "../payments/refundByHand.ts";
import { resolveSurplus } from "../payments/resolveSurplus.ts";
import { receiveStars } from "../stars/receive.ts";
import { takeRefund } from "../stars/takeRefund.ts";
import { checkLedger } from "./checkLedger.ts";

await sellServices();

let payments = 0;
const arriving = ({ coins }: Pick<Transaction, "coins">) => {
  payments += 1;
  const externalId = String(payments);
  return { provider: "click" as const, externalId, amount: coins * 10_000, providerTime: new Date() };
};

/** An order that Click has paid; `meanwhile` happens just before its money comes. */
async function buildPaid(meanwhile = async (_: Listing) => {}) {
  const { order, listing } = await buildOrder("click");
  await meanwhile(listing);
  await transact(async () => {
    const transaction = (await lockTransaction(order.id))!;
    await performPayment(await beginPayment(transaction, arriving(order)), transaction);
  });
  return { order, listing };
}

async function buildSurplus() {
  const { order } = await buildPaid();
  return transact(async () => keepSurplus((await lockTransaction(order.id))!, arriving(order)));
}

async function buildPromoted() {
  const { id: ownerId } = await buildUser({ botStartedAt: new Date() });
  const listing = await buildListing({ ownerId });
  const offer = await findOffer("TopUp");
  await giveCoins(listing.ownerId, 500);
  const wish = { userId: listing.ownerId, listingId: listing.id, featureIds: [offer.id] };
  return { listing, cost: offer.cost, ...(await promoteWithCoins(wish)) };
}

async function buildPack(...chargeIds: string[]) {
  const buyer = await buildUser();
  const pack = await buyPack(buyer.id, 1);
  const telegramId = Number(buyer.telegramId);
  const paying = { telegramId, payload: String(pack.id), currency: "XTR", amount: Number(pack.stars) };
  for (const chargeId of chargeIds) await receiveStars({ ...paying, chargeId, paidAt: new Date() });
  return { buyer, pack };
}

const remove = (listing: Listing) =>
  transact(async () => {
    const locked = (await Listing.findByPk(listing.id, { lock: true }))!;
    const refusal = { reason: "other", note: null, isSellersFault: false } as const;
    const loss = await removeListing(locked, refusal);
    await tellOwner(locked, { notice: "removed", edition: locked.edition, refusal, loss });
  });

// One of everything there is.
const paid = await buildPaid();
const kept = await buildSurplus();
const credited = await buildSurplus();
const how = { adminId: null, note: "test" };
await resolveSurplus({ ...how, paymentId: credited.id, resolution: "credited" });
await resolveSurplus({ ...how, paymentId: (await buildSurplus()).id, resolution: "returned" });
const late = await buildPaid((listing) => listing.update({ status: "closed" }).then(() => {}));
const removed = await buildPromoted();
await remove(removed.listing);
const refunded = await buildPromoted();
await refundByHand(refunded.transactionId, null);
const { buyer, pack } = await buildPack("first", "second");
const second = (await ProviderPayment.findOne({ where: { externalId: "second" } }))!;
await resolveSurplus({ ...how, paymentId: second.id, resolution: "credited" });
await takeRefund("second");
const back = await buildPack("back");
await refundByHand(back.pack.id, null);
const stranger = await buildUser();
const { order: open } = await buildOrder("click");

const account = (userId: number) => `(select id from ledger_accounts where user_id = ${userId})`;
const house = (kind: string) => `(select id from ledger_accounts where kind = '${kind}')`;
const movement = (cause: string) => `(select id from ledger_movements where cause = '${cause}')`;
const balance = (userId: number, coins: number | string) =>
  `update ledger_accounts set balance = balance + ${coins} where user_id = ${userId}`;
const unentered = (cause: string) => [
  `delete from ledger_entries where movement_id = ${movement(cause)}`,
  `delete from ledger_movements where cause = '${cause}'`,
];
const doubled = (cause: string) =>
  `update ledger_entries set amount = amount * 2 where movement_id = ${movement(cause)}`;
/** Coins out of nothing: a movement that somebody wrote by hand. */
const minted = (cause: string, kind: string, from: string, transactionId = "null") => [
  `insert into ledger_movements (cause, kind, transaction_id) values ('${cause}', '${kind}', ${transactionId})`,
  `insert into ledger_entries values (${movement(cause)}, ${house(from)}, -1000),
     (${movement(cause)}, ${account(buyer.id)}, 1000)`,
  balance(buyer.id, 1000),
];
const promotion = (await Promotion.findOne({ where: { listingId: removed.listing.id } }))!;
const unused = `unused:${promotion.id}:${removed.transactionId}`;
const { ownerId: removedOwner } = removed.listing;

const of = (id: number) => `transaction_id = ${id}`;
const cases: Record<string, string[]> = {
  "a balance changed": [balance(buyer.id, 5)],
  "a balance of the house": [
    "alter table ledger_accounts drop constraint ledger_accounts_check1",
    "update ledger_accounts set balance = 5 where kind = 'promotion'",
  ],
  "an entry changed": [
    `update ledger_entries set amount = amount + 5 where movement_id = ${movement(`paid:${paid.order.id}`)} and amount > 0`,
  ],
  "entries deleted": unentered(`paid:${paid.order.id}`).slice(0, 1),
  "a movement deleted, its entries left": unentered(`paid:${paid.order.id}`).slice(1),
  "a payment unentered": unentered(`paid:${paid.order.id}`),
  "coins given back unentered": [balance(removedOwner, -removed.cost), ...unentered(unused)],
  "a refund unentered": [
    balance(refunded.listing.ownerId, -refunded.cost),
    ...unentered(`refunded:${refunded.transactionId}`),
  ],
  "a surplus unentered": unentered(`surplus:${kept.id}`),
  "a take-back unentered": [balance(buyer.id, pack.coins), ...unentered(`surplus-taken-back:${second.id}`)],
  "a status set to Paid": [`update transactions set status = 'Paid', paid_at = now() where id = ${open.id}`],
  "a paid transaction set to Expired": [
    `update transactions set status = 'Expired', paid_at = null, closed_at = now() where id = ${paid.order.id}`,
  ],
  "a refunded transaction set to Paid": [
    `update transactions set status = 'Paid', closed_at = null where id = ${back.pack.id}`,
  ],
  "a payment deleted": [`delete from provider_payments where ${of(paid.order.id)}`],
  "a payment given back deleted": [`delete from provider_payments where ${of(back.pack.id)}`],
  "a payment's amount": [`update provider_payments set amount = 10000 where ${of(paid.order.id)}`],
  "a surplus's amount": [`update provider_payments set amount = amount * 2 where id = ${kept.id}`],
  "a payment's provider": [`update provider_payments set provider = 'uzum' where ${of(paid.order.id)}`],
  "a surplus's provider": [`update provider_payments set provider = 'uzum' where id = ${kept.id}`],
  "a surplus set to cancelled": [`update provider_payments set state = 'cancelled' where id = ${kept.id}`],
  "a surplus set to resolved": [
    `update provider_payments set resolved_at = now(), resolution = 'returned' where id = ${kept.id}`,
  ],
  "another resolution": [`update provider_payments set resolution = 'returned' where id = ${credited.id}`],
  "a transaction's method": [`update transactions set method = 'uzum' where id = ${paid.order.id}`],
  "a transaction's payer": [`update transactions set user_id = ${stranger.id} where id = ${pack.id}`],
  "a transaction's coins": [`update transactions set coins = coins + 1 where id = ${paid.order.id}`],
  "a transaction's Stars": [`update transactions set stars = stars + 1 where id = ${pack.id}`],
  "a transaction's offers": [
    `update transactions set offers = jsonb_set(offers, '{0,cost}', '1') where id = ${paid.order.id}`,
  ],
  "a transaction deleted, and all of it": [
    `delete from promotion_purchases where ${of(paid.order.id)}`,
    `delete from provider_payments where ${of(paid.order.id)}`,
    `delete from transactions where id = ${paid.order.id}`,
  ],
  "a transaction deleted": [`delete from transactions where id = ${paid.order.id}`],
  "paid doubled": [doubled(`paid:${paid.order.id}`)],
  "ungranted doubled": [doubled(`ungranted:${late.order.id}`), balance(late.order.userId, late.order.coins)],
  "unused doubled": [doubled(unused), balance(removedOwner, removed.cost)],
  "refunded doubled": [
    doubled(`refunded:${refunded.transactionId}`),
    balance(refunded.listing.ownerId, refunded.cost),
  ],
  "a refunded pack doubled": [
    doubled(`refunded:${back.pack.id}`),
    balance(back.buyer.id, back.pack.coins),
    `update ledger_accounts set balance = 0 where user_id = ${back.buyer.id}`,
  ],
  "surplus doubled": [doubled(`surplus:${kept.id}`)],
  "credited doubled": [doubled(`surplus-resolved:${credited.id}`)],
  "paid, of another provider": [
    `update ledger_entries set account_id = ${house("uzum")} where movement_id = ${movement(`paid:${paid.order.id}`)} and amount < 0`,
  ],
  "a pack's coins, another person's": [
    `insert into ledger_accounts (kind, user_id, balance) values ('user', ${stranger.id}, ${pack.coins})`,
    `update ledger_entries set account_id = ${account(stranger.id)}
     where movement_id = ${movement(`paid:${pack.id}`)} and amount > 0`,
    balance(buyer.id, -pack.coins),
  ],
  "a loss instead of coins taken": [
    `update ledger_entries set account_id = ${house("adjustment")}
     where movement_id = ${movement(`paid:${paid.order.id}`)} and amount > 0`,
  ],
  "coins minted in a pack's name": minted("paid-again", "paid", "stars", String(pack.id)),
  "coins minted as the unused part of nothing": minted("unused:999999", "unused", "promotion"),
  "coins minted as the unused part of a purchase": minted(
    `unused:${promotion.id}:${paid.order.id}`,
    "unused",
    "promotion",
    String(paid.order.id),
  ),
  "coins minted by nobody": minted("adjusted:me", "adjusted", "adjustment"),
  "coins minted as not granted": minted(
    `ungranted:${paid.order.id}`,
    "ungranted",
    "promotion",
    String(paid.order.id),
  ),
  "a cause written otherwise": minted(`paid:0${pack.id}`, "paid", "stars", String(pack.id)),
  "a movement without a word of its transaction": [
    `update ledger_movements set transaction_id = null where cause = 'paid:${paid.order.id}'`,
  ],
  "a promotion for nothing": [
    `insert into promotions (listing_id, type, paid_at, ends_at, days_amount, view_multiply)
     values (${refunded.listing.id}, 'TopUp', now(), now() + interval '9 days', 9, 25)`,
  ],
  "a purchase deleted": [`delete from promotion_purchases where ${of(paid.order.id)}`],
  "a purchase and its promotion deleted": [
    `delete from promotion_purchases where ${of(paid.order.id)}`,
    `delete from promotions where listing_id = ${paid.listing.id}`,
  ],
  "a promotion deleted": [`delete from promotions where listing_id = ${paid.listing.id}`],
  "a promotion of another listing": [
    `update promotions set listing_id = ${refunded.listing.id} where listing_id = ${paid.listing.id}`,
  ],
  "a purchase raised": [`update promotion_purchases set cost = 100000 where ${of(paid.order.id)}`],
  "a purchase revoked": [`update promotion_purchases set revoked_at = now() where ${of(paid.order.id)}`],
  "a refunded purchase kept": [
    `update promotion_purchases set revoked_at = null where ${of(refunded.transactionId)}`,
  ],
  "a promotion going on that was given back": [
    `update promotions set ended_at = null where listing_id = ${removed.listing.id}`,
  ],
};

test("nothing is wrong with one of everything", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});

test.each(Object.entries(cases))("the check finds: %s", async (_, statements) => {
  let faults: string[] = [];
  const spoiling = transact(async () => {
    // Only the owner of the database can do this.
    await sequelize.query("set local session_replication_role = replica");
    for (const statement of statements) await sequelize.query(statement);
    ({ faults } = await checkLedger());
    throw new Error("undone");
  });
  await expect(spoiling).rejects.toThrow("undone");
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toMatch(/\d/);
});
