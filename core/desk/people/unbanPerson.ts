import { Op } from "sequelize";
import { z } from "zod";
import { may } from "#contract/roles.ts";
import { reopenListing } from "#core/market/selling/reopenListing.ts";
import { type Deciding, lockAdmins } from "#core/people/admins/lockAdmins.ts";
import { tellOfStanding } from "#core/people/admins/tellOfStanding.ts";
import { findOwnLast } from "#core/platform/audit/findOwnLast.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";

const Details = z.object({ listings: z.array(z.int()).default([]) });

const Lifted = z.object({ listings: z.int() });

/** How many listings came back, when this admin has lifted the last ban. */
async function findOwnLift({ adminId, userId }: Deciding): Promise<number | undefined> {
  const actions = ["user.ban", "user.unban"];
  const last = await findOwnLast({ actorId: adminId, actions, subjectType: "user", subjectId: userId });
  return Lifted.safeParse(last?.details).data?.listings;
}

/** Reopens the listings that the last ban closed and that nobody has touched since. */
async function reopenClosed(userId: number): Promise<number> {
  const ban = await AuditEntry.findOne({
    where: { action: "user.ban", subjectType: "user", subjectId: String(userId) },
    order: [["id", "desc"]],
  });
  const { data } = Details.safeParse(ban?.details);
  const closed = await Listing.findAll({
    where: { id: data?.listings ?? [], ownerId: userId, status: "closed" },
    attributes: ["id"],
    order: ["id"],
  });
  for (const { id } of closed) await reopenListing(userId, id);
  return closed.length;
}

/** Lifts the ban of a locked person who has one. @returns how many listings came back. */
export async function liftBan(user: User, actorId: number | null): Promise<number> {
  // A wiped person was kept for the ban only.
  const nobody = { telegramId: null, phoneNumber: null, phoneVerifiedAt: null };
  await user.update({ bannedAt: null, bannedUntil: null, ...(user.deletedAt && nobody) });
  // The listings of a person who is leaving were closed, and stay so.
  const listings = user.deletionAskedAt ? 0 : await reopenClosed(user.id);
  const entry = await recordAudit({
    actorId,
    action: "user.unban",
    subjectType: "user",
    subjectId: user.id,
    details: { listings },
  });
  await tellOfStanding(user, { cause: `unbanned:${entry}`, key: "notice-unbanned", values: { listings } });
  return listings;
}

/**
 * Lifts a ban: the listings that it closed are on sale again, for a full life; promotions that ended with it stay ended.
 * A person who has been wiped meanwhile comes back as somebody new. Lifted by the same admin already is done.
 * @returns how many listings came back.
 * @throws {RuleError} conflict when they aren't banned; forbidden, also for a ban that one's role couldn't give; not_found.
 */
export function unbanPerson({ adminId, userId }: Deciding): Promise<number> {
  return transact(async () => {
    const { user, role } = await lockAdmins({ adminId, userId }, "people.ban");
    if (!user.bannedAt) {
      const done = await findOwnLift({ adminId, userId });
      if (done !== undefined) return done;
      throw new RuleError("conflict", "Not banned");
    }
    if (!user.bannedUntil && !may(role, "people.banLong")) {
      throw new RuleError("forbidden", "Only who may ban for good lifts such a ban");
    }
    return liftBan(user, adminId);
  });
}

/** Lifts the bans whose days are over. @returns how many. */
export async function liftEndedBans(now = new Date()): Promise<number> {
  const isOver = { bannedUntil: { [Op.lte]: now } };
  const over = await User.findAll({ where: isOver, attributes: ["id"], order: ["bannedUntil"] });
  let lifted = 0;
  for (const { id } of over) {
    const isLifted = await transact(async () => {
      // An admin may have lifted it, or banned them again.
      const user = await User.findOne({ where: { id, ...isOver }, lock: true });
      if (user) await liftBan(user, null);
      return user !== null;
    });
    if (isLifted) lifted += 1;
  }
  return lifted;
}
