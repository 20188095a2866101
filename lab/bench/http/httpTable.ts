import { median } from "../../statistics.ts";
import { ms, reached, table, times, whole } from "../../table.ts";
import type { HttpResult, HttpRow, Ratio } from "./runHttp.ts";

const MEMORY_MAX = 250;

export const nameOf = ({ kind, encoding, areSignedIn }: HttpRow): string =>
  `${kind}${encoding ? ", compressed" : ""}${areSignedIn ? ", signed in" : ""}`;

function rowOf(row: HttpRow, missed: string[]): string[] {
  const { rounds, bars } = row;
  const rates = (["ours", "reference", "bare"] as const).map((name) =>
    rounds[name].length > 0 ? whole(median(rounds[name].map((load) => load.rate))) : "",
  );
  function told(server: string, found: Ratio | undefined, bar: number | undefined): string[] {
    if (!found) return ["", "", ""];
    const { ratio, least, most } = found;
    if (bar !== undefined && ratio < bar)
      missed.push(`${nameOf(row)}: ${times(ratio)} × the ${server} server, bar ${bar}`);
    const said = bar === undefined ? ["", ""] : [`≥ ${bar}`, reached(ratio >= bar)];
    return [`${times(ratio)} (${times(least)}–${times(most)})`, ...said];
  }
  return [
    nameOf(row),
    ...rates,
    ms(median(rounds.ours.map((load) => load.p99))),
    ...told("reference", row.toReference, bars.reference),
    ...told("bare", row.toBare, bars.bare),
  ];
}

/** Answers a second of each server, and the memory of ours, with what wasn't reached. */
export function httpTable({ rows, memory }: HttpResult): { text: string; missed: string[] } {
  const missed: string[] = [];
  const bars = ["ours : reference", "bar", "reached", "ours : bare", "bar", "reached"];
  const head = ["answers a second", "ours", "reference", "bare", "our p99, ms", ...bars];
  const lines = rows.map((row) => rowOf(row, missed));
  const most = whole(memory.most);
  const isSmall = memory.most <= MEMORY_MAX;
  if (!isSmall) missed.push(`memory of the API: ${most} MB at most, bar ${MEMORY_MAX} MB`);
  const held = `Resident memory of the API: ${whole(memory.median)} MB at the median, ${most} MB at most; bar ${MEMORY_MAX} MB: ${reached(isSmall)}.`;
  return { text: `${table(head, lines)}\n\n${held}`, missed };
}
