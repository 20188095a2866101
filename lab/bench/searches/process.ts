import pg from "pg";
import { config } from "#config";
import { confirmFinds } from "#core/market/savedSearches/confirmFinds.ts";
import { keepQuery } from "#core/market/savedSearches/keepQuery.ts";
import { listCandidates } from "#core/market/savedSearches/listCandidates.ts";
import { matchNewListings } from "#core/market/savedSearches/matchNewListings.ts";
import { savedFilters } from "#core/market/savedSearches/savedFilters.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { closeReadPools } from "#db/readPool.ts";
import { clientRows, number } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { say, serve } from "../serve.ts";
import { type Known, readKnown } from "../sql/draw.ts";
import { drawSearch } from "./draw.ts";

const client = new pg.Client(config.DATABASE_URL ?? "");
await client.connect();
const AT_ONCE = 4;

/** How many listings are looked at for all searches: what the keys find, and how much of it is a find. */
export interface Effort {
  candidates: number;
  finds: number;
}

/** Keeps what one search asks for. @returns its query, undefined when nothing can be looked for. */
async function keep(key: string, known: Known): Promise<number | undefined> {
  try {
    const filters = await savedFilters(drawSearch(key, known));
    return await transact(() => keepQuery(filters));
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}

/** Each person saves some, as of a day ago; a third hear of them once a day. */
const SAVE = `
  insert into saved_searches (user_id, query_id, frequency, created_at)
  select 1 + (at % (select max(id) from users)), query_id, case when at % 3 = 0 then 'daily' else 'atOnce' end,
    now() - interval '1 day'
  from unnest($1::integer[]) with ordinality saved(query_id, at)
  join users u on u.id = 1 + (at % (select max(id) from users))
  on conflict do nothing`;

/** Saves so many more searches, those from `from` on. */
async function save({ from, upto }: { from: number; upto: number }): Promise<void> {
  const known = await readKnown(client);
  const kept: number[] = [];
  let at = from;
  const work = async () => {
    while (at < upto) {
      at += 1;
      const id = await keep(String(at), known);
      if (id !== undefined) kept.push(id);
      if (at % 10_000 === 0) say(`${at.toLocaleString("en")} searches are saved`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await client.query(SAVE, [kept]);
  await client.query("vacuum (analyze) saved_queries, saved_query_keys, saved_searches");
}

/** Listings on sale that come as if they were new, others for each turn. */
async function listingsOf(turn: number, count: number): Promise<number[]> {
  const rows = await clientRows(
    client,
    { id: number },
    "select id from listings where visible order by md5(id::text || 'new') offset $1 limit $2",
    [turn, count],
  );
  return rows.map(({ id }) => id);
}

/** Matches new listings, so many at a time; milliseconds of each time. */
async function match({ from, times, batch }: { from: number; times: number; batch: number }) {
  const took: number[] = [];
  const ids = await listingsOf(from, times * batch);
  for (let turn = 0; turn < times; turn += 1) {
    const some = ids.slice(turn * batch, (turn + 1) * batch);
    await client.query("insert into listings_to_match (listing_id) select unnest($1::integer[])", [some]);
    const startedAt = performance.now();
    await matchNewListings();
    took.push(performance.now() - startedAt);
    await client.query("delete from listings_to_match");
  }
  return took;
}

/** What is looked at and what is found for some listings. */
async function effort({ from, count }: { from: number; count: number }): Promise<Effort> {
  const ids = await listingsOf(from, count);
  return transact(async () => {
    const candidates = await listCandidates(ids);
    const finds = await confirmFinds(candidates);
    return {
      candidates: candidates.reduce((sum, { listingIds }) => sum + listingIds.length, 0),
      finds: finds.length,
    };
  });
}

/** Searches that are saved, and how many of them ask for something else. */
async function counts(): Promise<{ searches: number; queries: number }> {
  const rows = await clientRows(
    client,
    { searches: number, queries: number },
    "select count(*)::integer as searches, count(distinct query_id)::integer as queries from saved_searches",
  );
  return rows[0] ?? { searches: 0, queries: 0 };
}

serve({ save, match, effort, counts }, async () => {
  await Promise.all([closeReadPools(), sequelize.close(), client.end()]);
});
