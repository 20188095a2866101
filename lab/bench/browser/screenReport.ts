import { LINK } from "./link.ts";
import type { ScreenResult } from "./measureScreen.ts";
import type { Scrolled } from "./measureScroll.ts";

const INTERACTIVE_MS = 1500;
const SHIFT = 0.05;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const tell = (isReached: boolean) => (isReached ? "yes" : "**no**");

function scrollLines(scrolls: readonly Scrolled[]): string[] {
  const rows = scrolls.map(({ cpuSlowdown, cards, longTasks, shift, backMs, isPlaceKept }) =>
    [
      `${cpuSlowdown} ×`,
      cards,
      `${longTasks.length}${longTasks.length > 0 ? `, the longest ${Math.max(...longTasks)} ms` : ""}`,
      tell(longTasks.length === 0),
      shift.toFixed(3),
      Math.round(backMs),
      tell(isPlaceKept),
    ].join(" | "),
  );
  return [
    "## A long feed",
    "",
    "Scrolled through by wheel, then a listing near the end opened and left again; no slow link.",
    "",
    "| processor slowed | cards | tasks over 50 ms | none | shift | back, ms | place kept |",
    "|---|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
    "",
  ];
}

/** What was measured, as a page: medians of the runs and whether each bar is reached. */
export function screenReport(results: readonly ScreenResult[], scrolls: readonly Scrolled[]): string {
  const rows = results.map(({ name, who, runs }) => {
    const of = (read: (run: (typeof runs)[number]) => number) => median(runs.map(read));
    const interactive = of((run) => run.interactiveMs);
    const shift = Math.max(...runs.map((run) => run.shift));
    return [
      `${name}, ${who}`,
      Math.round(of((run) => run.contentMs)),
      Math.round(interactive),
      tell(interactive <= INTERACTIVE_MS),
      Math.round(of((run) => run.tapMs)),
      shift.toFixed(3),
      tell(shift <= SHIFT),
      of((run) => run.requests),
      Math.round(of((run) => run.kilobytes)),
    ].join(" | ");
  });
  return [
    "# In the browser",
    "",
    `Cold starts in a fresh Chromium profile, 390×844, throttled by Chromium itself: ${LINK.bitsPerSecond / 1e6} Mbit/s,`,
    `${LINK.latencyMs} ms, processor slowed ${LINK.cpuSlowdown} times. Medians of ${results[0]?.runs.length ?? 0} runs, the worst layout shift.`,
    `Interactive: the content is painted, no task over 50 ms is left, and a tap on a control at first sight has its effect within 100 ms.`,
    `Bars: ${INTERACTIVE_MS} ms, layout shift ${SHIFT}. Server, database and browser share this machine's processors.`,
    "",
    "| screen | content, ms | interactive, ms | reached | tap, ms | shift | reached | requests | KB |",
    "|---|---|---|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
    "",
    ...scrollLines(scrolls),
  ].join("\n");
}
