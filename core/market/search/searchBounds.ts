import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { read } from "#db/readPool.ts";
import { maybe, number, type RowOf } from "#db/rows.ts";

/** Between what the times of all visible listings lie: `rank_at` in seconds since 1970. */
export interface Bounds {
  oldest: number;
  newest: number;
}
/** Up to when the first so many visible listings came, seen from the newest or the oldest. */
const stepRow = {
  count: number,
  at: number,
};

export type Step = RowOf<typeof stepRow>;
interface Options {
  fromReplica: boolean;
}

const KEPT_MS = 5000;
const keptBounds = keepBriefly<Bounds | undefined>(KEPT_MS, 2);
const keptSteps = keepBriefly<Step[]>(KEPT_MS, 4);

const bounds = {
  name: "search-bounds",
  text: `select
    (select min(rank_at) from listings where visible) as oldest,
    (select max(rank_at) from listings where visible) as newest`,
};

/** Between what all visible listings lie, remembered for some seconds; undefined when there is none. */
export function findBounds(options: Options): Promise<Bounds | undefined> {
  return keptBounds.of(String(options.fromReplica), async () => {
    const [row] = await read({ oldest: maybe(number), newest: maybe(number) }, bounds, [], options);
    if (!row || row.oldest === null || row.newest === null) return undefined;
    return { oldest: row.oldest, newest: row.newest };
  });
}

/** The farthest listing that is looked at; those behind it are taken to be spread evenly. */
const FARTHEST = 16_000;

const stepsFrom = (name: string, direction: "asc" | "desc") => ({
  name,
  text: `
    select count, at from (
      select row_number() over (order by rank_at ${direction})::integer as count, rank_at as at
      from listings where visible order by rank_at ${direction} limit ${FARTHEST}
    ) numbered where count & (count - 1) = 0 and count >= 250 or count = ${FARTHEST}
    order by count`,
});
const fromNewest = stepsFrom("search-newest", "desc");
const fromOldest = stepsFrom("search-oldest", "asc");

/** When the first 256, 512 … visible listings came: nights are quiet. Remembered for some seconds. */
export function readSteps(isNewestFirst: boolean, options: Options): Promise<Step[]> {
  return keptSteps.of(`${isNewestFirst}:${options.fromReplica}`, () =>
    read(stepRow, isNewestFirst ? fromNewest : fromOldest, [], options),
  );
}

/** Forgets what is remembered. */
export function forgetBounds(): void {
  keptBounds.forget();
  keptSteps.forget();
}
