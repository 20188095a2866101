import { describeRun, now } from "../report/results.ts";
import { ms, reached, table, whole } from "../report/table.ts";
import type { Beside, Measured, ReportRow } from "./runReports.ts";

const MOVES_MAX = 0.1;

function sectionsTable(rows: readonly ReportRow[]): string {
  const head = ["section", "range", "p50", "p95", "most", "bar of p95", "reached"];
  return table(
    head,
    rows.map(({ section, isOfDays, ends, took, bar }) => [
      `${section}${isOfDays ? ", by day" : ""}`,
      ends,
      ms(took.p50),
      ms(took.p95),
      ms(took.most),
      String(bar),
      reached(took.p95 <= bar),
    ]),
  );
}

function besideText({ quiet, busy, moves, pages }: Beside): string {
  const row = (name: string, { count, p50, p95, p99 }: Beside["quiet"]) => [
    name,
    whole(count),
    ms(p50),
    ms(p95),
    ms(p99),
  ];
  return `${table(
    ["pages of the feed, ms", "count", "p50", "p95", "p99"],
    [row("in quiet", quiet), row("while reports are read", busy)],
  )}

Meanwhile ${pages.toFixed(2)} whole pages of reports a second were read, each of another month, so that no answer was
one that was kept. p95 moves by ${(moves * 100).toFixed(0)} %; bar: less than 10 %: ${reached(moves < MOVES_MAX)}.`;
}

/** The page that tells how long reports take, and what they cost visitors. */
export function reportsPage(
  size: { orders: number; events: number; listings: number },
  { rows, beside }: Measured,
): string {
  const { machine } = describeRun();
  return `# Reports

Written by \`npm run bench -- --only reports\`; not by hand. Measured ${now()}, on ${machine}. A shop of
${whole(size.orders)} orders, ${whole(size.orders * 0.3)} people and ${whole(size.events)} events of thirteen months.

## Sections over thirty days

Milliseconds of a whole call of the rule, other thirty days each time, ${rows[0]?.took.count ?? 0} calls one after the other. Whole days
come from counts by day, with a bar of 300 ms; what begins and ends at odd minutes needs raw rows too, and so do purchases,
which count each person once: there the bar is 3 s. Read as with a replica, where purchases never rest.

${sectionsTable(rows)}

## The feed beside reports

The feed of a market of ${whole(size.listings)} listings at a steady rate, with and without reports read in a loop
by another process on the same database server and processors, in turn. Without a replica, purchases that are read on and on
may work for a share of the time only (\`db/fairShare.ts\`).

${besideText(beside)}
`;
}
