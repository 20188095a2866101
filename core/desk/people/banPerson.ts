import { z } from "zod";
import { BAN_DAYS_MAX, may, type Role } from "#contract/roles.ts";
import { assertCanBecome } from "#core/market/listings/listingStatus.ts";
import { noteListingChange } from "#core/market/notices/noteListingChange.ts";
import { endPromotions } from "#core/market/promotions/endPromotions.ts";
import { unusedSql } from "#core/market/promotions/unusedSql.ts";
import { type Deciding, lockAdmins } from "#core/people/admins/lockAdmins.ts";
import { tellOfStanding } from "#core/people/admins/tellOfStanding.ts";
import { findOwnLast } from "#core/platform/audit/findOwnLast.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Listing } from "#db/models/Listing.ts";
import { Session } from "#db/models/Session.ts";
import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";

interface Banning extends Deciding {
  /** In the admin's words; the person is told it. */
  reason: string | null;
  /** After how many days it ends by itself; for good where nothing is said. */
  days?: number | null;
  /** Whether what was paid for running promotions comes back in coins. */
  returnsUnused: boolean;
}

const Details = z.object({ listings: z.array(z.int()), coins: z.int() });

/** Finds the effects of the ban that stands, when this admin made it. */
async function findOwnBan({ adminId, userId }: Deciding) {
  const actions = ["user.ban", "user.unban"];
  const last = await findOwnLast({ actorId: adminId, actions, subjectType: "user", subjectId: userId });
  const { data } = Details.safeParse(last?.details);
  return data && { listings: data.listings.length, coins: data.coins };
}

/** Whether a role may ban for so long. */
const mayBan = (role: Role, days: number | null): boolean =>
  may(role, "people.banLong") || (days !== null && days <= BAN_DAYS_MAX);

/** Closes what is on sale; in one order, as others lock them. */
async function closeActive(userId: number, returnsUnused: boolean) {
  const active = await Listing.findAll({
    where: { ownerId: userId, status: "active" },
    order: ["id"],
    lock: true,
  });
  let coins = 0;
  for (const listing of active) {
    assertCanBecome(listing.status, "closed");
    await listing.update({
      status: "closed",
      closeReason: "Other",
      reservedUntil: null,
      reservedForId: null,
    });
    await noteListingChange(listing, "gone");
    coins += (await endPromotions(listing.id, { returnsUnused })).coins;
  }
  return { listingIds: active.map(({ id }) => id), coins };
}

/**
 * Bans a person: their sessions end, their listings leave the feed (a lifted ban brings them back) and they are told.
 * Acts of the person come wholly before or wholly after the ban. A second call by the same admin changes nothing.
 * @returns how many listings left and how many coins came back.
 * @throws {RuleError} forbidden for admins and oneself, and for longer than one's role may; conflict when another has banned
 * them; not_found.
 */
export function banPerson({
  adminId,
  userId,
  reason,
  days = null,
  returnsUnused,
}: Banning): Promise<{ listings: number; coins: number }> {
  return transact(async () => {
    const { user, role } = await lockAdmins({ adminId, userId }, "people.ban");
    if (!mayBan(role, days)) throw new RuleError("forbidden", "Longer than this role may ban");
    if (user.isAdmin) throw new RuleError("forbidden", "An admin isn't banned");
    if (user.bannedAt) {
      const done = await findOwnBan({ adminId, userId });
      if (done) return done;
      throw new RuleError("conflict", "Banned already");
    }
    const bannedUntil = days === null ? null : new Date(Date.now() + days * 86_400_000);
    await user.update({ bannedAt: new Date(), bannedUntil });
    await Session.update({ revokedAt: new Date() }, { where: { userId, revokedAt: null } });
    const { listingIds, coins } = await closeActive(userId, returnsUnused);
    const entry = await recordAudit({
      actorId: adminId,
      action: "user.ban",
      subjectType: "user",
      subjectId: userId,
      details: { reason, days, listings: listingIds, coins },
    });
    await tellOfStanding(user, {
      cause: `banned:${entry}`,
      key: "notice-banned",
      values: { isNoted: reason ? 1 : 0, reason: reason ?? "", coins, days: days ?? 0 },
    });
    return { listings: listingIds.length, coins };
  });
}

/** The coins of the unused part of all that a person's listings on sale are promoted with now. */
export async function readUnused(userId: number): Promise<number> {
  const [row] = await rows(
    { coins: number },
    `select coalesce(sum(${unusedSql("ceil")}), 0)::integer as coins
     from promotions p join listings l on l.id = p.listing_id
     where l.owner_id = $userId and l.status = 'active' and p.ended_at is null`,
    { userId },
  );
  return row?.coins ?? 0;
}
