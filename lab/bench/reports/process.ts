import { TZDate } from "@date-fns/tz";
import { config } from "#config";
import type { ReportSection } from "#contract/reportKinds.ts";
import { countsOfDays } from "#core/desk/reports/countsOfDays.ts";
import { readAppOpens } from "#core/desk/reports/readAppOpens.ts";
import { readJoins } from "#core/desk/reports/readJoins.ts";
import { readNotifications } from "#core/desk/reports/readNotifications.ts";
import { readPurchases } from "#core/desk/reports/readPurchases.ts";
import type { ReportRange } from "#core/desk/reports/readRange.ts";
import { readSearches } from "#core/desk/reports/readSearches.ts";
import { readShares } from "#core/desk/reports/readShares.ts";
import { readUserStats } from "#core/desk/reports/readUserStats.ts";
import { closeReadPools } from "#db/readPool.ts";
import { randomOf } from "#db/seeds/demo/random.ts";
import { sequelize } from "#db/sequelize.ts";
import { serve } from "../serve.ts";

const DAYS = 30;
/** Events go back for thirteen months. */
const AGO_MAX = 350;

const reads: Record<ReportSection, (range: ReportRange) => Promise<unknown>> = {
  purchases: (range) => readPurchases(range, { isExpired: false }),
  joins: readJoins,
  notifications: readNotifications,
  opens: readAppOpens,
  users: readUserStats,
  shares: readShares,
  searches: readSearches,
  expired: (range) => readPurchases(range, { isExpired: true }),
};

/** Whole days, or the same with odd minutes at both ends. */
export type Ends = "whole days" | "odd minutes";

/** Thirty days, other ones for each turn, so that no answer is one that was kept. */
function rangeOf(turn: number, ends: Ends): ReportRange {
  const random = randomOf(`${ends} ${turn}`);
  const ago = random.int(0, AGO_MAX);
  const oddMinutes = ends === "odd minutes" ? random.int(1, 1439) : 0;
  const today = new TZDate(Date.now(), config.REPORT_TIMEZONE);
  const day = (back: number) =>
    new Date(
      new TZDate(
        ...([today.getFullYear(), today.getMonth(), today.getDate() - back] as const),
        config.REPORT_TIMEZONE,
      ).getTime() +
        oddMinutes * 60_000,
    );
  return { from: day(ago + DAYS), before: day(ago) };
}

export interface TimesInput {
  section: ReportSection;
  isOfDays: boolean;
  ends: Ends;
  from: number;
  count: number;
}

/** Reads a section, one call after the other; milliseconds of each. */
async function times({ section, isOfDays, ends, from, count }: TimesInput): Promise<number[]> {
  const took: number[] = [];
  for (let turn = from; turn < from + count; turn += 1) {
    const range = rangeOf(turn, ends);
    const startedAt = performance.now();
    await (isOfDays ? countsOfDays(section, range) : reads[section](range));
    took.push(performance.now() - startedAt);
  }
  return took;
}

/** Reads the whole page of a month as the app does, other months in turn, until the time is over. @returns how often. */
async function loop({ seconds, from }: { seconds: number; from: number }): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let pages = 0;
  while (performance.now() < until) {
    const range = rangeOf(from + pages, "whole days");
    await Promise.all(Object.values(reads).map((read) => read(range)));
    await Promise.all(Object.keys(reads).map((section) => countsOfDays(section as ReportSection, range)));
    pages += 1;
  }
  return pages;
}

serve({ times, loop }, async () => {
  await Promise.all([closeReadPools(), sequelize.close()]);
});
