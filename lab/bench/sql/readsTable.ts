import { ms, reached, table, times } from "../../table.ts";
import type { SqlRow } from "./runSql.ts";

/** How long each hot read took, with what wasn't reached. */
export function readsTable(measured: readonly SqlRow[]): { text: string; missed: string[] } {
  const missed: string[] = [];
  const rows = measured.map(({ name, database, page, whole, statements, isTotalApart, bar, stretch }) => {
    const { p99 } = isTotalApart ? page : database;
    const isReached = bar === undefined || p99 <= bar;
    const isStretched = stretch === undefined || p99 <= stretch;
    if (!isReached) missed.push(`${name}: p99 ${ms(p99)} ms, bar ${bar} ms`);
    else if (!isStretched)
      missed.push(`${name}: p99 ${ms(p99)} ms reaches its bar, not its stretch of ${stretch} ms`);
    return [
      name.replace("|", " "),
      ms(database.p50),
      ms(database.p95),
      ms(database.p99),
      isTotalApart ? ms(page.p99) : "",
      ms(whole.p99),
      times(statements),
      ...(bar === undefined ? ["", ""] : [String(bar), reached(isReached)]),
      ...(stretch === undefined ? ["", ""] : [String(stretch), reached(isStretched)]),
    ];
  });
  const bars = ["bar", "reached", "stretch", "reached"];
  const head = ["read", "p50", "p95", "p99", "of the page", "with our code", "statements", ...bars];
  return { text: table(head, rows), missed };
}
