import { type ReminderKind, type ReminderSetting, reminderKinds } from "#contract/reminders.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { ReminderMute } from "#db/models/ReminderMute.ts";

/** Each kind of reminder, and whether the person has muted it. */
export async function readSettings(userId: number): Promise<ReminderSetting[]> {
  const mutes = await ReminderMute.findAll({ where: { userId } });
  const muted = new Set<string>(mutes.map(({ kind }) => kind));
  return reminderKinds.map((kind) => ({ kind, isMuted: muted.has(kind) }));
}

/** Mutes a kind of reminder or lets it be heard again; the answer is how all kinds stand then. */
export async function muteReminder(
  userId: number,
  setting: { kind: ReminderKind; isMuted: boolean },
): Promise<ReminderSetting[]> {
  await muteNotice(userId, setting);
  return readSettings(userId);
}
