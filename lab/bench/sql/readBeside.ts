import { summarise } from "../../statistics.ts";
import { ms, table, whole } from "../../table.ts";
import type { Child } from "../child.ts";

interface Reads {
  names: readonly string[];
  rounds: number;
  /** The length of each half of a round. */
  seconds: number;
  /** Reads a second. */
  rate: number;
}

/** Times the same reads in quiet and while something else is done, in turn, and what that comes to each time. */
export async function readBeside<T>(reader: Child, reads: Reads, work: (round: number) => Promise<T>) {
  const { names, rounds, seconds, rate } = reads;
  const read = (round: number) =>
    reader.ask<number[]>("readAtPace", { names, from: round * 10_000, seconds, rate });
  const times: { quiet: number[]; busy: number[] } = { quiet: [], busy: [] };
  const done: T[] = [];
  await read(rounds);
  for (let round = 0; round < rounds; round += 1) {
    times.quiet.push(...(await read(round)));
    const working = work(round);
    times.busy.push(...(await read(round)));
    done.push(await working);
  }
  const [quiet, busy] = [summarise(times.quiet), summarise(times.busy)];
  const rows = Object.entries({ "in quiet": quiet, "beside it": busy }).map(
    ([when, { count, p50, p95, p99 }]) => [when, whole(count), ms(p50), ms(p95), ms(p99)],
  );
  return {
    done,
    /** How much longer the 95th percentile is: 0.1 is a tenth. */
    moves: busy.p95 / quiet.p95 - 1,
    text: table(["milliseconds", "count", "p50", "p95", "p99"], rows),
  };
}
