import { RuleError } from "../errors.ts";

/** The last listing of a page. Ranks never change, so what comes after it is the same whenever it is asked for. */
export interface FeedPosition {
  rankAt: number;
  id: number;
}

const INTEGER_MAX = 2_147_483_647;

/** A page's cursor in SQL, from rows with `rank_at` and `id` that go from new to old. */
export const cursorSql = "(select rank_at || '-' || id from page order by rank_at, id limit 1)";

/** @throws {RuleError} invalid_input when it isn't a cursor of ours. */
export function readCursor(cursor: string): FeedPosition {
  const [, rankAt, id] = (/^(\d{1,10})-(\d{1,10})$/.exec(cursor) ?? []).map(Number);
  if (rankAt === undefined || id === undefined || rankAt > INTEGER_MAX || id > INTEGER_MAX) {
    throw new RuleError("invalid_input", "Not a cursor of ours", { fields: { cursor: "Not a cursor" } });
  }
  return { rankAt, id };
}
