import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { press } from "#core/platform/telegram/press.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";
import { transact } from "#db/sequelize.ts";
import { wipedAt } from "./grace.ts";
import { lockAccount } from "./lockAccount.ts";

/** Presses about what is kept of a person: it is copied, deleted after a question, and kept after all. */
export const privacyPress = {
  export: press("privacy:export"),
  ask: press("privacy:delete"),
  sure: press("privacy:delete-sure"),
  leave: press("privacy:leave"),
  keep: press("privacy:keep"),
};

/** A day as people of the market write it: `23.12.2026`. */
export const dayText = (moment: Date): string => reportDay(moment).split("-").toReversed().join(".");

/**
 * Tells somebody who signs in to an account that is being deleted how to keep it, at most once a day; whoever has only a
 * phone is told by the apps.
 */
export async function offerKeeping(userId: number, now = new Date()): Promise<void> {
  const user = await User.findByPk(userId, { attributes: ["deletionAskedAt"] });
  if (!user?.deletionAskedAt) return;
  await queueToUser(userId, {
    priority: Priority.answer,
    cause: `keep-account:${userId}:${user.deletionAskedAt.getTime()}:${reportDay(now)}`,
    message: {
      text: { key: "privacy-closing", values: { day: dayText(wipedAt(user.deletionAskedAt)) } },
      buttons: [[{ text: { key: "button-keep-account" }, callback: privacyPress.keep.pack() }]],
    },
  });
}

/**
 * Keeps an account whose deletion was asked for; its listings stay closed, and can be reopened.
 * @returns how many closed ones there are; undefined when there was nothing to take back.
 */
export function keepAccount(userId: number): Promise<{ closed: number } | undefined> {
  return transact(async () => {
    const user = await lockAccount(userId);
    if (!user?.deletionAskedAt || user.deletedAt) return undefined;
    await user.update({ deletionAskedAt: null });
    await recordAudit({
      actorId: userId,
      action: "account.keep",
      subjectType: "user",
      subjectId: userId,
    });
    return { closed: await Listing.count({ where: { ownerId: userId, status: "closed" } }) };
  });
}
