import { z } from "zod";
import { SavedFilters, type SavedSearch, searchFrequencies } from "#contract/savedSearches.ts";
import { boolean, date, number, rows } from "#db/rows.ts";
import { nameSearch } from "./nameSearch.ts";
import { isNews } from "./newsSql.ts";

const shape = {
  id: number,
  filters: SavedFilters,
  frequency: z.enum(searchFrequencies),
  isPaused: boolean,
  newCount: number,
  createdAt: date,
};

/** Reads a person's saved searches, newest first: all, or those of one id or digest. */
export async function readSavedSearches(
  userId: number,
  { id, digest }: { id?: number; digest?: string } = {},
): Promise<SavedSearch[]> {
  const one = [
    ...(id === undefined ? [] : ["and s.id = $id"]),
    ...(digest === undefined ? [] : ["and q.digest = $digest"]),
  ];
  const found = await rows(
    shape,
    `select s.id, q.filters, s.frequency, s.is_paused as "isPaused", s.created_at as "createdAt",
       (select count(*)::integer from saved_finds f join listings l on l.id = f.listing_id
        where f.query_id = s.query_id and f.id > s.seen_upto and ${isNews}) as "newCount"
     from saved_searches s join saved_queries q on q.id = s.query_id
     where s.user_id = $userId ${one.join(" ")}
     order by s.id desc`,
    { userId, ...(id !== undefined && { id }), ...(digest !== undefined && { digest }) },
  );
  return Promise.all(
    found.map(async (row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      name: await nameSearch(row.filters, "ru"),
      name_uz: await nameSearch(row.filters, "uz"),
    })),
  );
}
