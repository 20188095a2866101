import type { ReportSection } from "#contract/reportKinds.ts";
import { countsOfDays } from "../countsOfDays.ts";
import { readAppOpens } from "../readAppOpens.ts";
import { readJoins } from "../readJoins.ts";
import { readNotifications } from "../readNotifications.ts";
import { readPurchases } from "../readPurchases.ts";
import type { ReportRange } from "../readRange.ts";
import { readSearches } from "../readSearches.ts";
import { readShares } from "../readShares.ts";
import { readUserStats } from "../readUserStats.ts";
import { purchasesSheet } from "./purchasesSheet.ts";
import type { Cell, ColumnKind, Sheet } from "./table.ts";
import { exportWords, nameOf, type Words } from "./words.ts";

/** Rows that a file has at most; those that happened less often are one row together. */
export const EXPORT_ROWS_MAX = 100_000;

type Row = readonly Cell[];
type SheetMaker = (range: ReportRange, words: Words) => Promise<Sheet>;

interface Parts {
  columns: readonly (readonly [word: keyof Words, kind: ColumnKind])[];
  rows: readonly Row[];
  totals?: Row;
}

/** A sheet of one table. */
function sheet(words: Words, word: keyof Words, { columns, rows, totals }: Parts): Sheet {
  const title = words[word];
  const table = { columns: columns.map(([name, kind]) => ({ title: words[name], kind })), rows };
  return {
    title,
    tables: [{ title, ...table, ...(totals && { totals: [words["table.total"], ...totals] }) }],
  };
}

const sumOf = <T>(rows: readonly T[], countOf: (row: T) => number) =>
  rows.reduce((sum, row) => sum + countOf(row), 0);

/** A part of a whole, of nothing 0, rounded as on the screen: to hundredths of a percent. */
const partOf = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 10_000;

const joins: SheetMaker = async (range, words) => {
  const rows = await readJoins(range);
  const all = sumOf(rows, ({ _count }) => _count);
  return sheet(words, "joins.title", {
    columns: [
      ["joins.type", "text"],
      ["joins.users", "count"],
      ["joins.share", "share"],
    ],
    rows: rows.map(({ joinType, _count }) => [nameOf(words, "joins", joinType), _count, partOf(_count, all)]),
    totals: [all, partOf(all, all)],
  });
};

const notifications: SheetMaker = async (range, words) => {
  const rows = await readNotifications(range);
  return sheet(words, "notifications.title", {
    columns: [
      ["notifications.type", "text"],
      ["notifications.total", "count"],
      ["notifications.stopped", "count"],
      ["notifications.failed", "count"],
    ],
    rows: rows.map((row) => [
      words[`notifications.${row.type}`],
      row.totalCount,
      row.isBotStoppedCount,
      row.otherFailedCount,
    ]),
    totals: [
      sumOf(rows, (row) => row.totalCount),
      sumOf(rows, (row) => row.isBotStoppedCount),
      sumOf(rows, (row) => row.otherFailedCount),
    ],
  });
};

const opens: SheetMaker = async (range, words) => {
  const rows = await readAppOpens(range, EXPORT_ROWS_MAX);
  return sheet(words, "opens.title", {
    columns: [
      ["opens.kind", "text"],
      ["opens.count", "count"],
    ],
    rows: rows.map(({ deeplink, _count }) => [nameOf(words, "opens", deeplink), _count]),
    totals: [sumOf(rows, ({ _count }) => _count)],
  });
};

const users: SheetMaker = async (range, words) => {
  const { activeCount, stoppedCount } = await readUserStats(range);
  return sheet(words, "users.title", {
    columns: [
      ["users.type", "text"],
      ["users.count", "count"],
    ],
    rows: [
      [words["users.active"], activeCount],
      [words["users.stopped"], stoppedCount],
    ],
    totals: [activeCount + stoppedCount],
  });
};

const shares: SheetMaker = async (range, words) => {
  const rows = await readShares(range);
  return sheet(words, "shares.title", {
    columns: [
      ["shares.type", "text"],
      ["shares.count", "count"],
    ],
    rows: rows.map(({ type, _count }) => [nameOf(words, "shares", type), _count]),
    totals: [sumOf(rows, ({ _count }) => _count)],
  });
};

const searches: SheetMaker = async (range, words) => {
  const rows: Row[] = (await readSearches(range, EXPORT_ROWS_MAX)).map(({ query, count }) => [query, count]);
  let all = sumOf(rows, ([, count]) => Number(count));
  if (rows.length === EXPORT_ROWS_MAX) {
    const inAll = sumOf(await countsOfDays("searches", range), ({ count }) => count);
    if (inAll > all) rows.push([words["searches.others"], inAll - all]);
    all = Math.max(all, inAll);
  }
  return sheet(words, "searches.title", {
    columns: [
      ["searches.query", "text"],
      ["searches.count", "count"],
    ],
    rows,
    totals: [all],
  });
};

const purchases =
  (isExpired: boolean): SheetMaker =>
  async (range, words) => {
    const title = words[isExpired ? "purchases.expired" : "purchases.title"];
    return purchasesSheet(title, await readPurchases(range, { isExpired }), words);
  };

const makers: Record<ReportSection, SheetMaker> = {
  purchases: purchases(false),
  joins,
  notifications,
  opens,
  users,
  shares,
  searches,
  expired: purchases(true),
};

/** A section of the report as it is saved: all that the screen shows, its rows uncut, with words of a language. */
export const sheetOf = (section: ReportSection, range: ReportRange, language: "ru" | "en"): Promise<Sheet> =>
  makers[section](range, exportWords[language]);
