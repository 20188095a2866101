import { SavedFilters } from "#contract/savedSearches.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { keepTerms } from "./keepQuery.ts";
import { understandSaved } from "./understandSaved.ts";

const BATCH = 200;

/** A search that is saved takes its row, and notes that it is fresh. */
const FORGET = `
  delete from saved_queries q where understood_at < now() - interval '20 hours'
    and not exists (select from saved_searches s where s.query_id = q.id)`;
const NEXT = `
  update saved_queries set understood_at = now() where id in (
    select id from saved_queries where understood_at < now() - interval '20 hours'
    order by understood_at limit ${BATCH} for update skip locked)
  returning filters`;

/** Understands a query again. One that can't be understood any more finds nothing, and is tried again tomorrow. */
async function understandAnew(filters: SavedFilters): Promise<void> {
  try {
    const understood = await understandSaved(filters);
    if (understood) await keepTerms(filters, understood);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
}

/**
 * Understands saved queries again, as the meaning of words depends on what people write, and forgets those that nobody
 * saves any more.
 * @returns how many were understood.
 */
export async function refreshSavedQueries({ stopping }: { stopping?: AbortSignal } = {}): Promise<number> {
  await sequelize.query(FORGET);
  for (let total = 0; ; ) {
    const count = await transact(async () => {
      const next = await rows({ filters: SavedFilters }, NEXT);
      for (const { filters } of next) await understandAnew(filters);
      return next.length;
    });
    total += count;
    if (count < BATCH || stopping?.aborted) return total;
  }
}
