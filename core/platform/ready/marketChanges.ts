import { read } from "#db/readPool.ts";
import { text } from "#db/rows.ts";

/** Changes are looked for at most once in this many milliseconds, and no more often than anybody asks. */
export const LOOK_EVERY = 250;
/** A change is seen when it begins or when it is committed; between both it takes no longer than this. */
const COMMIT_MAX = 2000;

// A sequence moves before its transaction commits, a column when it does.
const statement = {
  name: "market-stamp",
  text: `select (select last_value from listing_count_deltas_id_seq) || ' ' ||
    (select last_value from promotions_id_seq) || ' ' || coalesce((select max(updated_at) from listings where visible)::text, '') as stamp`,
};

let stamp: string | undefined;
let changedAt = Number.POSITIVE_INFINITY;
let lookedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<void> | undefined;

async function look() {
  const startedAt = Date.now();
  const [row] = await read({ stamp: text }, statement, [], { fromReplica: true });
  if (row?.stamp !== stamp) changedAt = startedAt;
  stamp = row?.stamp;
  lookedAt = startedAt;
}

/** Whether no visible listing has come, gone or changed since a time in milliseconds; a failed look tells nothing. */
export async function isUnchangedSince(time: number): Promise<boolean> {
  const age = Date.now() - lookedAt;
  // A clock may be set back.
  if (age < 0 || age >= LOOK_EVERY) {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    await looking.catch(() => {
      changedAt = Date.now();
    });
  }
  return changedAt + COMMIT_MAX <= time;
}
