import { number, rows } from "#db/rows.ts";

/** Changes added up by one statement: about a second's work. */
const BATCH = 50_000;

/**
 * Adds the changes of the market's size that have been noted down to its counters. Totals are the same before and after,
 * as they are read from both together; it keeps that quick. It may run twice and at several places at once.
 * @returns how many changes were added up.
 */
export async function foldListingCounts(stopping?: AbortSignal): Promise<number> {
  let folded = 0;
  for (;;) {
    const [row] = await rows({ changes: number }, "select fold_listing_counts($most) as changes", {
      most: BATCH,
    });
    const changes = row?.changes ?? 0;
    folded += changes;
    if (changes < BATCH || stopping?.aborted) return folded;
  }
}
