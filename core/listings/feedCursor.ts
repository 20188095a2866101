import { RuleError } from "../errors.ts";

/** The last listing of a page. Ranks never change, so what comes after it is the same whenever it is asked for. */
export interface FeedPosition {
  rankAt: number;
  id: number;
  /** Steps down from the country to the wider place that is shown; undefined when the asked one is. */
  depth: number | undefined;
}

const INTEGER_MAX = 2_147_483_647;

/** A page's position in SQL, from rows with `rank_at` and `id` that go from new to old. */
export const positionSql = "(select rank_at || '-' || id from page order by rank_at, id limit 1)";

/** The cursor that goes to whoever asked; see `positionSql`. */
export function writeCursor(position: string, depth: number | undefined): string {
  return depth === undefined ? position : `${position}-${depth}`;
}

/** @throws {RuleError} invalid_input when it isn't a cursor of ours. */
export function readCursor(cursor: string): FeedPosition {
  const [, rankAt, id, depth] = /^(\d{1,10})-(\d{1,10})(?:-([0-2]))?$/.exec(cursor) ?? [];
  const position = {
    rankAt: Number(rankAt),
    id: Number(id),
    depth: depth === undefined ? depth : Number(depth),
  };
  // Also false for what isn't a number.
  if (position.rankAt <= INTEGER_MAX && position.id <= INTEGER_MAX) return position;
  throw new RuleError("invalid_input", "Not a cursor of ours", { fields: { cursor: "Not a cursor" } });
}
