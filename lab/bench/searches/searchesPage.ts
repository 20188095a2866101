import { describeRun, now } from "../report/results.ts";
import { ms, reached, table, times, whole } from "../report/table.ts";
import { BATCH, EFFORTS, type Matched } from "./runSearches.ts";

/** Milliseconds that the 95th percentile of one listing may take. */
const BAR = 50;

/** The page that tells how long new listings take to be matched with saved searches. */
export function searchesPage(listings: number, measured: readonly Matched[]): string {
  const all = measured.at(-1);
  const rows = measured.flatMap(({ searches, queries, one, batch, effort }) =>
    (
      [
        ["one listing", one],
        [`${BATCH} listings`, batch],
      ] as const
    ).map(([what, took]) => [
      what,
      whole(searches),
      whole(queries),
      ms(took.p50),
      ms(took.p95),
      ms(took.p99),
      times(effort.candidates / effort.finds),
      times(effort.finds / EFFORTS),
    ]),
  );
  return `# Saved searches

Written by \`npm run bench -- --only searches\`; not by hand. Measured ${now()}, on ${describeRun().machine}. A market of
${whole(listings)} listings. Searches are drawn around listings that are there: words of a name, and mostly a place, a
category or a price beside them, so nearly each asks for something else.

Milliseconds from a listing that waits to be matched to its finds being kept, and the finds a listing has; "looked at"
counts pairs of a listing and a query that are asked closely for each pair that is found.

${table(["what", "searches", "queries", "p50", "p95", "p99", "looked at", "finds"], rows)}

Bar of one listing: p95 of ${BAR} ms with all searches: ${reached((all?.one.p95 ?? Number.POSITIVE_INFINITY) <= BAR)}.
`;
}
