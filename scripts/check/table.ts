import type { FileTime, Report } from "./reports.ts";
import type { Ended } from "./runCommand.ts";

export interface Row {
  name: string;
  /** Undefined when it was not run. */
  ended?: Ended | undefined;
  report?: Report | undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const seconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} s`;
const count = (value: number) => value.toLocaleString("en");

function outcomeOf({ ended, report }: Row): string {
  if (!ended) return "not run";
  if (!report) return ended.status === 0 ? "passed" : "failed";
  const kinds = Object.entries({ passed: report.passed, failed: report.failed, flaky: report.flaky });
  const told = kinds.filter(([kind, value]) => value > 0 || kind === "passed");
  const tests = told.map(([kind, value]) => `${count(value)} ${kind}`).join(", ");
  return ended.status !== 0 && report.failed === 0 ? `${tests}, failed` : tests;
}

/** Lines of cells under each other, the last cell of a line as long as it is. */
function align(lines: readonly string[][]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map(([name = "", wall = "", cpu = "", outcome = ""]) =>
      [name.padEnd(widths[0] ?? 0), wall.padStart(widths[1] ?? 0), cpu.padStart(widths[2] ?? 0), outcome]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** A table of the phases: their time by the clock and of the processors, and their outcome. */
export function phaseTable(rows: readonly Row[], wallS: number): string {
  const reports = rows.flatMap(({ report }) => report ?? []);
  const all = {
    passed: sum(reports.map(({ passed }) => passed)),
    failed: sum(reports.map(({ failed }) => failed)),
    flaky: sum(reports.map(({ flaky }) => flaky)),
    files: [],
  };
  const cpuS = sum(rows.map(({ ended }) => ended?.cpuS ?? 0));
  const isWhole = rows.every(({ ended }) => ended?.status === 0);
  return align([
    ["phase", "wall", "CPU", ""],
    ...rows.map((row) => [
      row.name,
      row.ended ? seconds(row.ended.wallS) : "",
      row.ended ? seconds(row.ended.cpuS) : "",
      outcomeOf(row),
    ]),
    [
      "all",
      seconds(wallS),
      seconds(cpuS),
      outcomeOf({ name: "", ended: { status: isWhole ? 0 : 1, wallS, cpuS }, report: all }),
    ],
  ]);
}

export const slowestTable = (files: readonly FileTime[]): string =>
  ["slowest files", ...files.map(({ file, seconds: took }) => `${seconds(took).padStart(8)}  ${file}`)].join(
    "\n",
  );
