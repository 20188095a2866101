import type { Page } from "../page.ts";
import { reached, table } from "../table.ts";
import type { Verdict } from "./judge.ts";
import type { Growth } from "./memory.ts";
import type { Strike } from "./strikes.ts";

/** The verdicts as a table. */
export const verdictTable = (verdicts: readonly Verdict[]): string =>
  table(
    ["promise", "seen", "kept"],
    verdicts.map(({ promise, seen, isKept }) => [promise, seen, reached(isKept)]),
  );

function strikeList(strikes: readonly Strike[]): string {
  const names = strikes.map(({ what, how }) => `${what}, ${how}`);
  return [...new Set(names)]
    .map((name) => `${name}: ${names.filter((one) => one === name).length}`)
    .join(" · ");
}

interface Run {
  verdicts: readonly Verdict[];
  growth: readonly Growth[];
  strikes: readonly Strike[];
}

/** The page with the result of a run. */
export function soakPage({ verdicts, growth, strikes }: Run): Page {
  const rows = growth.map(({ name, lives, first, last, most, slope }) => [
    name,
    String(lives),
    ...[first, last, most].map((mb) => mb.toFixed(0)),
    slope?.toFixed(2) ?? "–",
  ]);
  return {
    title: "Soak",
    text: `${verdictTable(verdicts)}

Struck: ${strikeList(strikes)}.

## Memory

${table(["process", "lives", "first, MB", "last, MB", "most, MB", "MB a minute"], rows)}`,
    missed: verdicts.flatMap(({ promise, seen, isKept }) => (isKept ? [] : [`${promise}: ${seen}`])),
  };
}
