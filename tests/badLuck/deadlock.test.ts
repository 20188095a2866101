import { expect, test } from "vitest";
import { VIP_PLACES } from "../../contract/limits.ts";
import { moderateListings } from "../../core/market/moderation/moderateListings.ts";
import { promoteWithCoins } from "../../core/market/promotions/promoteWithCoins.ts";
import { checkLedger } from "../../core/money/ledger/checkLedger.ts";
import { readBalance } from "../../core/money/ledger/readBalance.ts";
import { holdLock } from "../../db/locks.ts";
import { Listing } from "../../db/models/Listing.ts";
import { Promotion } from "../../db/models/Promotion.ts";
import { buildListing, buildReport, buildUser } from "../factories.ts";
import { hold, someoneWaits } from "../hold.ts";
import { findOffer, giveCoins, sellServices } from "../moneyFactories.ts";

await sellServices();
const { id: adminId } = await buildUser({ isAdmin: true, botStartedAt: new Date() });
const vip = await findOffer("Vip");

async function enter(userId: number) {
  const { id: listingId } = await buildListing({ ownerId: userId });
  await giveCoins(userId, vip.cost);
  await promoteWithCoins({ userId, listingId, featureIds: [vip.id] });
  return listingId;
}

test("who pays VIP while their last one is taken down both get theirs", async () => {
  const { id: userId } = await buildUser({ botStartedAt: new Date() });
  const last = await enter(userId);
  for (let place = 1; place < VIP_PLACES; place += 1) await enter((await buildUser()).id);
  const { id: listingId } = await buildListing({ ownerId: userId });
  await giveCoins(userId, vip.cost);
  await buildReport({ listingId: last });
  const { edition } = await Listing.findByPk(last, { rejectOnEmpty: true });

  // The payment holds the balance and will end the last place; the removal holds that and will fill the balance.
  const release = await hold(() => holdLock("vip"));
  const paying = promoteWithCoins({ userId, listingId, featureIds: [vip.id] });
  await someoneWaits();
  const told = { isModerated: false, reason: "duplicate" as const };
  const removing = moderateListings(adminId, { ...told, productIds: [last], editions: [edition] });
  await someoneWaits(2);
  await release();
  const outcomes = await Promise.allSettled([paying, removing]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);

  expect(await Promotion.count({ where: { listingId, endedAt: null } })).toBe(1);
  expect(await Promotion.count({ where: { listingId: last, endedAt: null } })).toBe(0);
  expect((await Listing.findByPk(last))?.status).toBe("removed");
  // Its tenth place was still ahead, or had just been given up: whoever was first.
  expect([0, vip.cost / VIP_PLACES]).toContain(await readBalance(userId));
  expect((await checkLedger()).faults).toEqual([]);
});
