import { read } from "#db/readPool.ts";
import { type Candidate, candidateRow } from "./confirmFinds.ts";

/**
 * Each listing has keys: its words and marks, and the pairs of a category and a place that it lies in. By them the queries
 * are found that may find it, and the sieve leaves nearly only those that do: no query is looked at that has no such key.
 */
const FIND = `
  with fresh as materialized (
    select id, all_terms, price_sum, category_1, category_2, category_3, region_id, city_id, district_id
    from listings where id = any($1::integer[]) and visible
  ), keys as (
    select id, unnest(tsvector_to_array(all_terms)) as key from fresh
    union all
    select id, category.mark || place.mark from fresh
    cross join lateral (values ('~'), ('~k' || category_1), ('~k' || category_2), ('~k' || category_3)) category(mark)
    cross join lateral (values ('~'), ('~r' || region_id), ('~c' || city_id), ('~d' || district_id)) place(mark)
    where category.mark is not null and place.mark is not null
  ), pairs as (
    select distinct k.query_id, keys.id from keys join saved_query_keys k on k.key = keys.key
  )
  select q.id as "queryId", q.filters, q.terms, array_agg(fresh.id) as "listingIds"
  from pairs
  join fresh on fresh.id = pairs.id
  join saved_queries q on q.id = pairs.query_id
  where (q.sieve is null or fresh.all_terms @@ q.sieve)
    and (q.min_price is null or fresh.price_sum >= q.min_price)
    and (q.max_price is null or fresh.price_sum between 1 and q.max_price)
    and exists (select from saved_searches s where s.query_id = q.id and not s.is_paused)
  group by q.id`;

/** Finds the saved queries that may find any of the listings, in the caller's transaction. */
export function listCandidates(listingIds: readonly number[]): Promise<Candidate[]> {
  return read(candidateRow, { text: FIND }, [listingIds]);
}
