import { QueryTypes } from "sequelize";
import { type ReminderSetting, reminderKinds } from "#contract/reminders.ts";
import { sequelize } from "#db/sequelize.ts";

/** Each kind of reminder, and whether the person has muted it. */
export async function readSettings(userId: number): Promise<ReminderSetting[]> {
  const mutes = await sequelize.query<{ kind: string }>(
    "select kind from reminder_mutes where user_id = $userId",
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  const muted = new Set(mutes.map(({ kind }) => kind));
  return reminderKinds.map((kind) => ({ kind, isMuted: muted.has(kind) }));
}
