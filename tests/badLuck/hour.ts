import { isDeepStrictEqual } from "node:util";
import { vi } from "vitest";
import { sweepTransactions } from "../../core/money/payments/sweepTransactions.ts";

const MINUTE = 60_000;
/** No provider publishes how often it tries again; the market sweeps each minute. */
const EVERY = 5 * MINUTE;
const HOUR = 60 * MINUTE;

/** Moves the clock of the market, though not that of the database. */
export function wait(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/**
 * Lets an hour go by in which the same calls come again and again, and the market sweeps.
 * @returns what each was answered: an answer that is as the one before stands once.
 */
export async function forAnHour<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, unknown[]>> {
  const names = Object.keys(calls) as Name[];
  const answers = Object.fromEntries(names.map((name) => [name, [] as unknown[]])) as Record<Name, unknown[]>;
  for (const end = Date.now() + HOUR; Date.now() < end; ) {
    wait(EVERY);
    await sweepTransactions();
    for (const name of names) {
      const answer = await calls[name]();
      if (!isDeepStrictEqual(answers[name].at(-1), answer)) answers[name].push(answer);
    }
  }
  return answers;
}
