import { listReminderCounts, type ReminderCount } from "#core/shop/reminders/listReminderCounts.ts";
import { keepReport } from "./askReport.ts";
import type { ReportRange } from "./readRange.ts";

/** Reminders of each kind whose fate was decided in a range: those sent, and those whose person had left the bot. */
export function readNotifications(range: ReportRange): Promise<ReminderCount[]> {
  return keepReport("notifications", range, () => listReminderCounts(range.from, range.before));
}
