import { config } from "#config";
import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import type { ReportRange } from "./readRange.ts";

const SECOND = 1000;
/** After so long nothing of a moment is still on its way to its table, in milliseconds. */
const SETTLED = 60 * SECOND;
const KEPT = 100;

const kept = {
  running: keepBriefly<unknown>(10 * SECOND, KEPT),
  past: keepBriefly<unknown>(60 * SECOND, KEPT),
};

/** The zone whose days reports are told in, when the caller names no other. */
export const reportZone = (): string => config.REPORT_TIMEZONE;

/**
 * Returns what `ask` finds for a range, and keeps it, unless it is too large: for a minute where the range is over,
 * else for ten seconds. `name` holds all that it depends on beside the range.
 */
export function keepReport<T>(
  name: string,
  { from, before }: ReportRange,
  ask: () => Promise<T>,
  isKept = true,
): Promise<T> {
  if (!isKept) return ask();
  const keeper = before.getTime() < Date.now() - SETTLED ? kept.past : kept.running;
  return keeper.of(`${name} ${from.getTime()} ${before.getTime()}`, ask) as Promise<T>;
}
