import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { reportDay } from "#core/platform/time/reportDay.ts";
import { User } from "#db/models/User.ts";
import { wipedAt } from "./grace.ts";

/** What a press of the button that keeps an account asks for; the bot reads it back. */
export const KEEP_PRESS = "privacy:keep";

/** A day as people of the market write it: `23.12.2026`. */
export const dayText = (moment: Date): string => reportDay(moment).split("-").toReversed().join(".");

/**
 * Tells somebody who signs in to an account that is being deleted how to keep it, at most once a day; whoever has only a
 * phone is told by the apps.
 */
export async function offerKeeping(userId: number, now = new Date()): Promise<void> {
  const user = await User.findByPk(userId, { attributes: ["telegramId", "deletionAskedAt"] });
  if (!user?.deletionAskedAt || user.telegramId === null) return;
  await queueMessage({
    userId,
    chatId: user.telegramId,
    priority: Priority.answer,
    cause: `keep-account:${userId}:${user.deletionAskedAt.getTime()}:${reportDay(now)}`,
    message: {
      text: { key: "privacy-closing", values: { day: dayText(wipedAt(user.deletionAskedAt)) } },
      buttons: [[{ text: { key: "button-keep-account" }, callback: KEEP_PRESS }]],
    },
  });
}
