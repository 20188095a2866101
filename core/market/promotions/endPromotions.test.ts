import { Op } from "sequelize";
import { expect, test } from "vitest";
import type { ModerationItem } from "#contract/moderation.ts";
import type { RejectReason } from "#contract/reasons.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { buildListing, buildReport, buildUser } from "../../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { moderateListings } from "../moderation/moderateListings.ts";
import { readModerationQueue } from "../moderation/readModerationQueue.ts";
import { closeListing } from "../selling/closeListing.ts";
import { endExpired } from "./endPromotions.ts";
import { promoteWithCoins } from "./promoteWithCoins.ts";

await sellServices();
const { id: adminId } = await buildUser({ isAdmin: true });
const DAY_MS = 86_400_000;

/** A listing with everything that is sold, half of whose time is over. */
async function promoted() {
  const listing = await buildListing({ ownerId: (await buildUser({ botStartedAt: new Date() })).id });
  await giveCoins(listing.ownerId, 280);
  const offers = await Promise.all([findOffer("TopUp"), findOffer("Vip"), findOffer("Premium")]);
  const featureIds = offers.map(({ id }) => id);
  await promoteWithCoins({ userId: listing.ownerId, listingId: listing.id, featureIds });
  for (const promotion of await Promotion.findAll({ where: { listingId: listing.id } })) {
    const half = ((promotion.daysAmount ?? 0) / 2) * DAY_MS;
    const paidAt = new Date(Date.now() - half);
    if (promotion.endsAt) await promotion.update({ paidAt, endsAt: new Date(Date.now() + half) });
  }
  return listing;
}

async function remove(id: number, edition: number, reason: RejectReason, isSellersFault?: boolean) {
  await buildReport({ listingId: id });
  const asked = { isModerated: false, productIds: [id], editions: [edition], reason, isSellersFault };
  expect(await moderateListings(adminId, asked)).toMatchObject({ applied: [id] });
}

test.each([
  ["duplicate", undefined, 25 + 150 + 40],
  ["spam", undefined, 0],
  ["spam", false, 25 + 150 + 40],
  ["duplicate", true, 0],
] as const)("removed for %s, the seller's fault %s: %s coins come back", async (reason, isFault, coins) => {
  const listing = await promoted();
  await buildReport({ listingId: listing.id });
  const queue = JSON.parse((await readModerationQueue(adminId, { skip: 0, take: 50 })).text) as {
    data: ModerationItem[];
  };
  expect(queue.data.find(({ product }) => product.id === listing.id)?.unused).toBe(25 + 150 + 40);
  await remove(listing.id, (await listing.reload()).edition, reason, isFault);
  expect(await readBalance(listing.ownerId)).toBe(coins);
  expect(await Promotion.count({ where: { listingId: listing.id, endedAt: null } })).toBe(0);
  const removed = await OutboxMessage.findOne({
    where: { userId: listing.ownerId, cause: { [Op.startsWith]: "listing-removed:" } },
    rejectOnEmpty: true,
  });
  expect(renderMessage(removed.message, "ru").html.includes("продвижения сгорел")).toBe(coins === 0);
});

test("who closes a listing gets nothing back", async () => {
  const { id, ownerId } = await promoted();
  await closeListing(ownerId, { id, reason: "SoldHere" });
  expect(await readBalance(ownerId)).toBe(0);
});

test("what is over ends once, wherever it is swept, at the moment it was over", async () => {
  const { id } = await promoted();
  const endsAt = new Date(Date.now() - 60_000);
  await Promotion.update({ endsAt }, { where: { listingId: id, type: "TopUp" } });
  const swept = await Promise.all([endExpired(), endExpired(), endExpired()]);
  expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
  const over = await Promotion.findOne({ where: { listingId: id, type: "TopUp" } });
  expect(over!.endedAt).toEqual(endsAt);
});

test("the ledger is clean, and reports are settled", async () => {
  expect((await checkLedger()).faults).toEqual([]);
  expect(await ListingReport.count({ where: { settledAt: null } })).toBe(0);
});
