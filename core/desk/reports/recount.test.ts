import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { reportSections } from "#contract/reportKinds.ts";
import { spareTime } from "#db/fairShare.ts";
import { sequelize } from "#db/sequelize.ts";
import { daysOf, type Micros } from "../../../tests/daysOf.ts";
import {
  type Raw,
  readRaw,
  recountDays,
  recountEvents,
  recountJoins,
  recountNotifications,
  recountPurchases,
  recountUsers,
} from "../../../tests/recountReports.ts";
import { fillWithReports, seeded } from "../../../tests/reportFactories.ts";
import { countsOfDays } from "./countsOfDays.ts";
import { readAppOpens } from "./readAppOpens.ts";
import { readJoins } from "./readJoins.ts";
import { readNotifications } from "./readNotifications.ts";
import { readPurchases } from "./readPurchases.ts";
import type { ReportRange } from "./readRange.ts";
import { readSearches } from "./readSearches.ts";
import { readShares } from "./readShares.ts";
import { readUserStats } from "./readUserStats.ts";

// Some have no daylight saving time, some turn the clock at night, Santiago and Havana at midnight.
const zones = ["Asia/Tashkent", "Asia/Kolkata", "Europe/Berlin", "America/Santiago", "America/Havana"];
/** Days on which clocks are turned, months and years begin, and their neighbours. */
const days = [
  "2025-09-06",
  "2025-09-07",
  "2025-09-08",
  "2025-10-25",
  "2025-10-26",
  "2025-11-01",
  "2025-11-02",
  "2025-11-03",
  "2025-12-31",
  "2026-01-01",
  "2026-02-28",
  "2026-03-01",
  "2026-03-07",
  "2026-03-08",
  "2026-03-09",
  "2026-03-28",
  "2026-03-29",
  "2026-03-30",
  "2026-04-04",
  "2026-04-05",
  "2026-04-06",
];
const HOUR = 3_600_000_000;
const RANGES = 25;

const chances = seeded(8);
const { below, oneOf, chance } = chances;
const calendars = new Map(zones.map((zone) => [zone, daysOf(zone)] as const));
const startOf = (zone: string, day: string): Micros => calendars.get(zone)!.startOf(day);

/** The first moment of a day somewhere, one beside it, or any of the days around. */
function moment(): Micros {
  const edge = startOf(oneOf(zones), oneOf(days));
  return edge + oneOf([0, 0, -1, 1, -1000, 1000, 999, HOUR, below(48 * HOUR) - 24 * HOUR]);
}

const toRange = (from: Micros, before: Micros): ReportRange => ({
  from: new Date(Math.floor(from / 1000)),
  before: new Date(Math.floor(before / 1000)),
});

/** Whole days of the zone, any moments, parts of one day, none at all, all that there is. */
function someRange(zone: string): ReportRange {
  const [first = "", last = ""] = [oneOf(days), oneOf(days)].toSorted();
  if (chance(0.4))
    return toRange(startOf(zone, first), startOf(zone, last) + (first === last ? 24 * HOUR : 0));
  if (chance(0.3)) {
    const from = moment();
    return toRange(from, from + below(20 * HOUR));
  }
  const [from = 0, before = 0] = [moment(), moment()].toSorted((a, b) => a - b);
  if (chance(0.1)) return { ...toRange(from, from), before: new Date(Date.now() + 40 * 24 * 3_600_000) };
  return toRange(from, before);
}

let raw: Raw;
// A recount reads more than a share of the time.
beforeEach(() => void vi.spyOn(spareTime, "owed").mockReturnValue(0));

beforeAll(async () => {
  await sequelize.query("select recount_events($zone)", { bind: { zone: zones.at(-1) } });
  await fillWithReports({ ...chances, moment });
  raw = await readRaw();
});

async function expectRecounted(range: ReportRange, zone: string) {
  const span = { from: range.from.getTime() * 1000, before: range.before.getTime() * 1000 };
  const asked = `${zone} ${range.from.toISOString()} ${range.before.toISOString()}`;
  for (const isExpired of [false, true]) {
    expect(await readPurchases(range, { isExpired }), asked).toEqual(recountPurchases(raw, span, isExpired));
  }
  expect(await readJoins(range), asked).toEqual(recountJoins(raw, span));
  expect(await readNotifications(range), asked).toEqual(recountNotifications(raw, span));
  expect(await readUserStats(range), asked).toEqual(recountUsers(raw, span.before));
  const events = (section: Parameters<typeof recountEvents>[2]) => recountEvents(raw, span, section);
  const opens = await readAppOpens(range, 1000, zone);
  expect(opens, asked).toEqual(events("opens").map(([deeplink, _count]) => ({ deeplink, _count })));
  const shares = await readShares(range, zone);
  expect(shares, asked).toEqual(events("shares").map(([type, _count]) => ({ type, _count })));
  const searches = await readSearches(range, 1000, zone);
  expect(searches, asked).toEqual(events("searches").map(([query, count]) => ({ query, count })));
  for (const section of reportSections) {
    const counted = await countsOfDays(section, range, zone);
    expect(counted, `${section} ${asked}`).toEqual(recountDays(raw, span, section, calendars.get(zone)!));
  }
}

test.each(zones)(
  "what reports tell in the days of %s is what a slow recount finds",
  async (zone) => {
    await sequelize.query("select recount_events($zone)", { bind: { zone } });
    // The test doesn't wait for autovacuum: without statistics each read of what was just written takes ten times as long.
    await sequelize.query("analyze");
    for (let turn = 0; turn < RANGES; turn += 1) await expectRecounted(someRange(zone), zone);
  },
  120_000,
);

test("events that are counted in the days of another zone are told row by row", async () => {
  await sequelize.query("select recount_events('Asia/Tashkent')");
  for (let turn = 0; turn < 5; turn += 1) await expectRecounted(someRange("Europe/Berlin"), "Europe/Berlin");
});
