import { config } from "#config";
import { awakeAt } from "./quietHours.ts";

/** When people of the classifieds may be written to at the earliest: nobody is woken, by the clocks of `REPORT_TIMEZONE`. */
export const awakeHere = (moment: Date): Date => awakeAt(moment, config.REPORT_TIMEZONE);
