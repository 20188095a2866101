import { patience } from "#db/patience.ts";

/** Above all that a route takes under load: 0.7 s (docs/bench.md). Below 15 s, after which the apps don't wait any longer. */
const ANSWER_MS = 10_000;

/** Runs what somebody waits for: a statement of it that takes longer than ten seconds fails as when the database is away. */
export function answerSoon<T>(work: () => T): T {
  return patience.run(ANSWER_MS, work);
}
