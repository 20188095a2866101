import { RuleError } from "#core/platform/errors/RuleError.ts";

/** Where a reader of the feed stands. Ranks never change, so what comes after is the same whenever it is asked for. */
export interface FeedPosition {
  /** The last listing that was shown in its own turn. */
  rankAt: number;
  id: number;
  /** Steps down from the country to the wider place that is shown; undefined when the asked one is. */
  depth: number | undefined;
  /** How many cards were shown, as far as it matters for where promoted ones stand; see `PROMOTED_EVERY`. */
  phase: number;
  /** Listings that were shown out of their turn, as promoted ones: they aren't shown again. */
  promoted: readonly number[];
}

/** Every so many cards one may be a promoted one. */
export const PROMOTED_EVERY = 4;
/** Most promoted listings one reader is shown, as the cursor names them all. */
export const PROMOTED_MAX = 60;

const INTEGER_MAX = 2_147_483_647;
// The last two parts are younger than the others: cursors that went out without them still lead on.
const PATTERN = /^(\d{1,10})-(\d{1,10})(?:-([0-2]?)(?:-([0-3])-((?:[0-9a-z]{1,6}(?:\.|$))*))?)?$/;

/** The cursor that goes to whoever asked. */
export function writeCursor({ rankAt, id, depth, phase, promoted }: FeedPosition): string {
  const names = promoted.map((one) => one.toString(36)).join(".");
  return [rankAt, id, depth ?? "", phase, names].join("-");
}

/** @throws {RuleError} invalid_input when it isn't a cursor of ours. */
export function readCursor(cursor: string): FeedPosition {
  const [, rankAt, id, depth, phase, names] = PATTERN.exec(cursor) ?? [];
  const promoted = names ? names.split(".").map((name) => Number.parseInt(name, 36)) : [];
  const position = {
    rankAt: Number(rankAt),
    id: Number(id),
    phase: Number(phase ?? 0),
    promoted,
    depth: depth ? Number(depth) : undefined,
  };
  // Also false for what isn't a number.
  const isOurs = [position.rankAt, position.id, ...promoted].every((number) => number <= INTEGER_MAX);
  if (isOurs && promoted.length <= PROMOTED_MAX) return position;
  throw new RuleError("invalid_input", "Not a cursor of ours", { fields: { cursor: "Not a cursor" } });
}
