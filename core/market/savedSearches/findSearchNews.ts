import { z } from "zod";
import { type Language, languages } from "#contract/languages.ts";
import { SavedFilters } from "#contract/savedSearches.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { maybe, number, numbers, type RowOf, rows, text } from "#db/rows.ts";
import { confirmFinds } from "./confirmFinds.ts";
import { isNews } from "./newsSql.ts";

/** The news of one saved search, newest first. */
const searchNewsRow = {
  searchId: number,
  filters: SavedFilters,
  listingIds: numbers,
};

export type SearchNews = RowOf<typeof searchNewsRow>;

const partRow = {
  ...searchNewsRow,
  language: z.enum(languages),
  queryId: number,
  terms: maybe(text),
};

const FIND = `
  select u.language, s.id as "searchId", q.id as "queryId", q.filters, q.terms,
    array(select l.id from saved_finds f join listings l on l.id = f.listing_id
      where f.query_id = s.query_id and f.id > p.after_find and f.id <= p.upto_find and ${isNews}
      order by f.id desc) as "listingIds"
  from saved_search_messages m
  join users u on u.id = m.user_id
  join saved_search_message_parts p on p.message_id = m.id
  join saved_searches s on s.id = p.search_id and s.user_id = m.user_id
  join saved_queries q on q.id = s.query_id
  where m.id = $id and not s.is_paused and is_reachable(u) and not ${isMutedSql("u.id", "'SavedSearch'")}
  order by s.id desc`;

/** Finds the news of a message as things stand now: listings still on sale that its searches still find. */
export async function findSearchNews(
  id: number,
): Promise<{ language: Language; news: SearchNews[] } | undefined> {
  const parts = await rows(partRow, FIND, { id });
  const [first] = parts;
  if (!first) return undefined;
  const finds = await confirmFinds(parts);
  const isFound = new Set(finds.map(({ queryId, listingId }) => `${queryId}:${listingId}`));
  const news = parts.map(({ searchId, filters, queryId, listingIds }) => ({
    searchId,
    filters,
    listingIds: listingIds.filter((listingId) => isFound.has(`${queryId}:${listingId}`)),
  }));
  return { language: first.language, news: news.filter(({ listingIds }) => listingIds.length > 0) };
}
