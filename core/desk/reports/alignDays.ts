import { config } from "#config";
import { sequelize } from "#db/sequelize.ts";

/**
 * Has events counted by the days of `REPORT_TIMEZONE`. They are counted again when they were counted in another zone.
 * This holds up the writing of events, not requests, for as long as it takes to read them all.
 */
export async function alignDays(): Promise<void> {
  await sequelize.query("select recount_events($zone)", {
    bind: { zone: config.REPORT_TIMEZONE },
  });
}
