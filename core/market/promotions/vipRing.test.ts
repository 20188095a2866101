import { expect, test } from "vitest";
import { VIP_PLACES } from "#contract/limits.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { move } from "#core/money/ledger/move.ts";
import { Listing } from "#db/models/Listing.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildListing } from "../../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { readTopListings } from "../feed/readTopListings.ts";
import { closeListing } from "../selling/closeListing.ts";
import { endPromotions } from "./endPromotions.ts";
import { grant } from "./grant.ts";
import { promoteWithCoins } from "./promoteWithCoins.ts";

/** Payments, and closings beside them: one in ten. */
const PAYMENTS = 500;
const BATCH = 50;
/** Steps that go the whole way, from the coins to what people see. */
const WHOLE = 60;
const LISTINGS = 30;

await sellServices();
const vip = (await findOffer("Vip")).get({ plain: true });
const sellers = await Promise.all(Array.from({ length: LISTINGS }, () => buildListing()));
for (const { ownerId } of sellers) await giveCoins(ownerId, 1_000_000);

/** The same numbers in every run. */
function makeRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const pay = ({ id, ownerId }: Listing) =>
  promoteWithCoins({ userId: ownerId, listingId: id, featureIds: [vip.id] });

/** The ring as people see it. */
async function shown(): Promise<number[]> {
  const answer = JSON.parse((await readTopListings(-1)).text) as { data: { id: number }[] };
  return answer.data.map(({ id }) => id);
}

/** The ring as the open transaction sees it. */
async function ring(): Promise<number[]> {
  const order = ["paidAt", "id"].map((column): [string, string] => [column, "desc"]);
  const running = await Promotion.findAll({ where: { type: "Vip", endedAt: null }, order });
  return running.map(({ listingId }) => listingId);
}

const leaves = (model: readonly number[], gone: number) => model.filter((id) => id !== gone);
const enters = (model: readonly number[], first: number) =>
  [first, ...leaves(model, first)].slice(0, VIP_PLACES);

const ENTER_PAID = `
  with made as (
    insert into ledger_movements (cause, kind, transaction_id)
    select 'paid:' || id, 'paid', id from transactions where id = any($ids) returning id, transaction_id)
  insert into ledger_entries (movement_id, account_id, amount)
  select m.id, a.id, case a.kind when 'user' then -t.coins else t.coins end
  from made m join transactions t on t.id = m.transaction_id
  join ledger_accounts a on a.user_id = t.user_id or a.kind = 'promotion'`;

/** Payments of these listings' owners whose money is in, in a few statements for all. */
async function takePayments(payers: readonly Listing[]): Promise<Transaction[]> {
  const [paidAt, { id, type, cost, daysAmount, viewMultiply }] = [new Date(), vip];
  const terms = {
    method: "coins",
    status: "Paid",
    coins: cost,
    paidAt,
    createdAt: paidAt,
    expiresAt: paidAt,
  } as const;
  const offers = [{ id, type, cost, daysAmount, viewMultiply }];
  const rows = payers.map(({ ownerId: userId, id: listingId }) => ({ ...terms, offers, userId, listingId }));
  const paid = await Transaction.bulkCreate(rows, { returning: true });
  await sequelize.query(ENTER_PAID, { bind: { ids: paid.map((one) => one.id) } });
  return paid;
}

/** Gives back the coins that were paid for a service that can't be given. */
async function giveBack({ id, userId }: Transaction) {
  const entries = [["promotion", -vip.cost] as const, [userId, vip.cost] as const];
  const ungranted = { cause: `ungranted:${id}`, kind: "ungranted", transactionId: id } as const;
  await move({ ...ungranted, entries: entries.map(([account, coins]) => [account, coins]) });
}

test(`after each of ${PAYMENTS} random payments, closings among them, the ring is as the model says`, async () => {
  const random = makeRandom(20_261_123);
  let model: number[] = [];
  let refused = 0;
  for (let done = 0; done < PAYMENTS; done += BATCH) {
    await transact(async () => {
      const payers = Array.from({ length: BATCH }, () => sellers[random(LISTINGS)]!);
      for (const [turn, transaction] of (await takePayments(payers)).entries()) {
        const { id } = payers[turn]!;
        const isFirst = model[0] === id;
        expect(await grant(transaction, [vip])).toHaveLength(isFirst ? 1 : 0);
        if (isFirst) {
          refused += 1;
          await giveBack(transaction);
        } else model = enters(model, id);
        if (random(10) === 0) {
          const { id: closed } = sellers[random(LISTINGS)]!;
          await endPromotions(closed);
          model = leaves(model, closed);
        }
        expect(await ring()).toEqual(model);
      }
    });
    expect(await shown()).toEqual(model);
  }
  expect(refused).toBeGreaterThan(PAYMENTS / LISTINGS / 2);
  expect((await checkLedger()).faults).toEqual([]);
});

test(`so it is after each of ${WHOLE} that go the whole way`, async () => {
  const random = makeRandom(20_261_124);
  let model = await shown();
  for (let step = 0; step < WHOLE; step += 1) {
    const seller = sellers[random(LISTINGS)]!;
    if (random(10) === 0) {
      await closeListing(seller.ownerId, { id: seller.id, reason: "Other" });
      await Listing.update({ status: "active", closeReason: null }, { where: { id: seller.id } });
      model = leaves(model, seller.id);
    } else if (model[0] === seller.id) {
      await expect(pay(seller)).rejects.toMatchObject({ code: "already_promoted" });
    } else {
      await pay(seller);
      model = enters(model, seller.id);
    }
    expect(await shown()).toEqual(model);
  }
  expect((await checkLedger()).faults).toEqual([]);
});

test("many who pay at once each get a place, ten at most stay", async () => {
  await Promotion.update({ endedAt: new Date() }, { where: { endedAt: null } });
  await Promise.all(sellers.map(pay));
  const places = await shown();
  expect(new Set(places).size).toBe(VIP_PLACES);
  const running = await Promotion.findAll({ where: { endedAt: null }, order: [["paidAt", "desc"]] });
  expect(running.map(({ listingId }) => listingId)).toEqual(places);
});
