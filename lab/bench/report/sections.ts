import type { HttpResult, HttpRow } from "../http/runHttp.ts";
import type { SqlRow } from "../sql/runSql.ts";
import { median } from "../statistics.ts";
import type { Results } from "./results.ts";
import { ms, reached, table, times, whole } from "./table.ts";

/** An answer to "was it reached" for each row of a section. */
export interface Section {
  text: string;
  /** What wasn't reached, a line each. */
  missed: string[];
}

const none: Section = { text: "Not measured yet.", missed: [] };

/** The time of each hot read in the database. */
export function sqlSection(measured: readonly SqlRow[] | undefined): Section {
  if (!measured) return none;
  const missed: string[] = [];
  const rows = measured.map(
    ({ name, database, page, whole: all, statements, isTotalApart, bar, stretch }) => {
      const { p99 } = isTotalApart ? page : database;
      if (bar !== undefined && p99 > bar) missed.push(`${name}: p99 ${ms(p99)} ms, bar ${bar} ms`);
      else if (stretch !== undefined && p99 > stretch)
        missed.push(`${name}: p99 ${ms(p99)} ms reaches its bar, not its stretch of ${stretch} ms`);
      return [
        name.replace("|", " "),
        ms(database.p50),
        ms(database.p95),
        ms(database.p99),
        isTotalApart ? ms(page.p99) : "",
        ms(all.p99),
        times(statements),
        ...(bar === undefined ? ["", ""] : [String(bar), reached(p99 <= bar)]),
        ...(stretch === undefined ? ["", ""] : [String(stretch), reached(p99 <= stretch)]),
      ];
    },
  );
  const head = [
    "read",
    "p50",
    "p95",
    "p99",
    "p99 of the page",
    "p99 with our code",
    "statements",
    "bar",
    "reached",
    "stretch",
    "reached",
  ];
  return { text: table(head, rows), missed };
}

export function growthSection({ sql, listings, fewer }: Results): Section {
  if (!sql || sql.growth.length === 0) return none;
  const missed: string[] = [];
  const rows = sql.growth.map(({ name, bar, fewer: before, all, ratio, ratios }) => {
    if (ratio > bar) missed.push(`${name}: ${times(ratio)} times as long, bar ${bar}`);
    const spread = `${times(Math.min(...ratios))}–${times(Math.max(...ratios))}`;
    return [name, ms(before), ms(all), times(ratio), spread, String(bar), reached(ratio <= bar)];
  });
  const head = [
    "read",
    `p50 of ${whole(fewer)}`,
    `p50 of ${whole(listings)}`,
    "ratio",
    "of rounds",
    "bar",
    "reached",
  ];
  return { text: table(head, rows), missed };
}

const nameOf = ({ kind, encoding, areSignedIn }: HttpRow) =>
  `${kind}${encoding ? ", compressed" : ""}${areSignedIn ? ", signed in" : ""}`;

function httpRow(row: HttpRow, missed: string[]): string[] {
  const { rounds, toReference, toBare, bars } = row;
  const rate = (loads: HttpRow["rounds"]["ours"]) =>
    loads.length > 0 ? whole(median(loads.map((load) => load.rate))) : "";
  const ratio = (of: HttpRow["toBare"]) =>
    of ? `${times(of.ratio)} (${times(of.least)}–${times(of.most)})` : "";
  const slow = toReference.ratio < bars.reference;
  const slowToBare = bars.bare !== undefined && toBare !== undefined && toBare.ratio < bars.bare;
  if (slow) missed.push(`${nameOf(row)}: ${times(toReference.ratio)} × the reference, bar ${bars.reference}`);
  if (slowToBare) missed.push(`${nameOf(row)}: ${times(toBare.ratio)} × the bare server, bar ${bars.bare}`);
  const p99 = median(rounds.ours.map((load) => load.p99));
  return [
    nameOf(row),
    rate(rounds.ours),
    rate(rounds.reference),
    rate(rounds.bare),
    ms(p99),
    ratio(toReference),
    `≥ ${bars.reference}`,
    reached(!slow),
    ratio(toBare),
    bars.bare === undefined ? "" : `≥ ${bars.bare}`,
    bars.bare === undefined ? "" : reached(!slowToBare),
  ];
}

const MEMORY_MAX = 250;

export function httpSection(http: HttpResult | undefined): Section {
  if (!http) return none;
  const missed: string[] = [];
  const rows = http.rows.map((row) => httpRow(row, missed));
  const head = [
    "answers a second",
    "ours",
    "reference",
    "bare",
    "our p99, ms",
    "ours : reference",
    "bar",
    "reached",
    "ours : bare",
    "bar",
    "reached",
  ];
  const { most, median: usual } = http.memory;
  if (most > MEMORY_MAX) missed.push(`memory of the API: ${whole(most)} MB at most, bar ${MEMORY_MAX} MB`);
  const memory = `Resident memory of the API process under all of this: ${whole(usual)} MB at the median, ${whole(most)} MB at most; bar ${MEMORY_MAX} MB: ${reached(most <= MEMORY_MAX)}.`;
  return { text: `${table(head, rows)}\n\n${memory}`, missed };
}

const MOVES_MAX = 0.2;
const FOUND_MAX = 1000;

export function freshnessSection({ freshness }: Results): Section {
  if (!freshness) return none;
  const { quiet, busy, moves, writes, found, listed } = freshness;
  const missed: string[] = [];
  if (moves >= MOVES_MAX) missed.push(`p95 of searches moves by ${(moves * 100).toFixed(0)} %, bar 20 %`);
  if (found.p99 >= FOUND_MAX)
    missed.push(`a new listing is found after ${whole(found.p99)} ms at p99, bar 1,000 ms`);
  const rows = [
    ["in quiet", whole(quiet.count), ms(quiet.p50), ms(quiet.p95), ms(quiet.p99)],
    ["while writing", whole(busy.count), ms(busy.p50), ms(busy.p95), ms(busy.p99)],
  ];
  return {
    text: [
      table(["the same searches, ms", "count", "p50", "p95", "p99"], rows),
      `Meanwhile ${writes.posts} listings were posted and approved and ${writes.edits} changed, ${writes.rate} of each a second. p95 moves by ${(moves * 100).toFixed(0)} %; bar: less than 20 %: ${reached(moves < MOVES_MAX)}.`,
      `From an approval until a search over HTTP shows the listing, ${found.count} times, while others are written: p50 ${whole(found.p50)} ms, p99 ${whole(found.p99)} ms, at most ${whole(found.most)} ms; bar 1,000 ms: ${reached(found.p99 < FOUND_MAX)}.`,
      ...(listed
        ? [
            `The newest listings of the country, a stranger's answer that is kept for a second and asked for all the while, show it after ${whole(listed.p50)} ms at p50, ${whole(listed.p99)} ms at p99, at most ${whole(listed.most)} ms; for the signed-in nothing is kept.`,
          ]
        : []),
    ].join("\n\n"),
    missed,
  };
}
