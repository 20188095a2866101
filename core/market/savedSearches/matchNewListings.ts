import { holdLock } from "#db/locks.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { type Candidate, confirmFinds, type Find } from "./confirmFinds.ts";
import { listCandidates } from "./listCandidates.ts";

const BATCH = 100;

const NEXT = `
  select listing_id as id from listings_to_match where due_at <= now()
  order by due_at, listing_id limit ${BATCH} for update skip locked`;
const KEEP = `
  insert into saved_finds (query_id, listing_id)
  select query_id, listing_id from unnest($queries::integer[], $listings::integer[]) found(query_id, listing_id)
  order by listing_id, query_id
  on conflict do nothing returning query_id as "queryId"`;
const WAKE = `
  update saved_searches set is_waiting = true
  where query_id = any($queries::integer[]) and not is_waiting and not is_paused`;
/** A translation adds words soon after the approval: those are matched by a second look. */
const LATER = `
  update listings_to_match m set due_at = now() + interval '10 minutes', looks = looks + 1
  from listings l where m.listing_id = any($ids::integer[]) and m.looks = 0 and l.id = m.listing_id
    and not l.is_translation_actual and l.visible`;
const DONE = "delete from listings_to_match where listing_id = any($ids::integer[]) and due_at <= now()";

/** Whether finding a candidate told all that is asked for: its words, marks and prices were looked at. */
const isSure = ({ filters: { p, searchOnlyInTitle } }: Candidate) => p === undefined && !searchOnlyInTitle;

/** Most are sure: asking each of them once more would be nearly all of the work. */
async function findAll(listingIds: readonly number[]): Promise<Find[]> {
  const candidates = await listCandidates(listingIds);
  const sure = candidates
    .filter(isSure)
    .flatMap((candidate) =>
      candidate.listingIds.map((listingId) => ({ queryId: candidate.queryId, listingId })),
    );
  return [...sure, ...(await confirmFinds(candidates.filter((one) => !isSure(one))))];
}

async function keepFinds(finds: readonly Find[]): Promise<number> {
  if (finds.length === 0) return 0;
  const kept = await rows({ queryId: number }, KEEP, {
    queries: finds.map(({ queryId }) => queryId),
    listings: finds.map(({ listingId }) => listingId),
  });
  const queries = [...new Set(kept.map(({ queryId }) => queryId))];
  if (queries.length > 0) await sequelize.query(WAKE, { bind: { queries } });
  return kept.length;
}

async function matchSome(): Promise<{ listings: number; finds: number }> {
  // Finds are read meanwhile to be told: one run after another, so that no find comes before one that was told.
  await holdLock("savedSearches");
  const next = await rows({ id: number }, NEXT);
  const ids = next.map(({ id }) => id);
  if (ids.length === 0) return { listings: 0, finds: 0 };
  const finds = await keepFinds(await findAll(ids));
  await sequelize.query(LATER, { bind: { ids } });
  await sequelize.query(DONE, { bind: { ids } });
  return { listings: ids.length, finds };
}

/**
 * Matches listings that have come on sale with all saved searches: each is found at most once by each. It may run at
 * several places at once.
 */
export async function matchNewListings(): Promise<{ listings: number; finds: number }> {
  const done = { listings: 0, finds: 0 };
  for (;;) {
    const some = await transact(matchSome);
    done.listings += some.listings;
    done.finds += some.finds;
    if (some.listings < BATCH) return done;
  }
}
