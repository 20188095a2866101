import type { QueryResultRow } from "pg";
import { config } from "#config";
import { read } from "#db/readPool.ts";
import { outsideTransaction } from "#db/sequelize.ts";
import { keepBriefly } from "../search/keepBriefly.ts";
import type { ReportRange } from "./readRange.ts";

/** Reports that are read at once: the other connections of the pool are the visitors'. */
const AT_ONCE = 2;
const SECOND = 1000;
/** After so long nothing of a moment is still on its way to its table, in milliseconds. */
const SETTLED = 60 * SECOND;
const KEPT = 100;

const kept = {
  running: keepBriefly<unknown>(10 * SECOND, KEPT),
  past: keepBriefly<unknown>(60 * SECOND, KEPT),
};

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when fewer than two others run; whoever came first is first. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The zone whose days reports are told in, when the caller names no other. */
export const reportZone = (): string => config.REPORT_TIMEZONE;

/**
 * What `ask` finds for a range, two at most at once. It is kept, unless it is too large for that: a minute where the
 * range is over, else ten seconds. All that it depends on beside the range is in `name`.
 */
export function keepReport<T>(
  name: string,
  { from, before }: ReportRange,
  ask: () => Promise<T>,
  isKept = true,
): Promise<T> {
  const find = () => inTurn(() => outsideTransaction(ask));
  if (!isKept) return find();
  const keeper = before.getTime() < Date.now() - SETTLED ? kept.past : kept.running;
  return keeper.of(`${name} ${from.getTime()} ${before.getTime()}`, find) as Promise<T>;
}

/** Reads rows of a report from a replica, if there is one. */
export const readReport = <Row extends QueryResultRow>(
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => read<Row>({ text }, values, { fromReplica: true });
