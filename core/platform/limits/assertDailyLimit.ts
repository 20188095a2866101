import { maybe, number, rows } from "#db/rows.ts";
import { RuleError } from "../errors/RuleError.ts";

interface Made {
  /** SQL of what counts: a table with `created_at`, and which of its rows are the person's. */
  made: string;
  bind: Record<string, number>;
  limit: number;
}

/**
 * Limits what a person makes in 24 hours, for words that say what it is. The caller's transaction lets one of a person in
 * at a time.
 * @throws {RuleError} daily_limit with the seconds until another may be made.
 */
export async function assertDailyLimit(what: string, { made, bind, limit }: Made): Promise<void> {
  const [day] = await rows(
    { count: number, wait: maybe(number) },
    `select count(*) as count, seconds_until(min(created_at) + interval '1 day') as wait
     from ${made} and created_at > now() - interval '1 day'`,
    bind,
  );
  if (day && day.count >= limit) {
    throw new RuleError("daily_limit", `Enough ${what} for a day`, { retryAfter: day.wait ?? 1 });
  }
}
