import type { ReminderKind, ReminderSetting } from "#contract/reminders.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { readSettings } from "./readSettings.ts";

/** Mutes a kind of reminder or lets it be heard again; the answer is how all kinds stand then. */
export async function muteReminder(
  userId: number,
  setting: { kind: ReminderKind; isMuted: boolean },
): Promise<ReminderSetting[]> {
  await muteNotice(userId, setting);
  return readSettings(userId);
}
