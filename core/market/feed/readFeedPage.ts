import { z } from "zod";
import { FEED_PAGE, SEARCH_PAGE } from "#contract/limits.ts";
import type { PlaceKey } from "#core/platform/geo/placeIndex.ts";
import { read } from "#db/readPool.ts";
import { maybe, number, numbers, type RowOf } from "#db/rows.ts";
import { cardsRow, cardsSql } from "../listings/listingCardSql.ts";
import { narrow } from "../lists/narrow.ts";
import { chooseTopUps } from "../promotions/topUps.ts";
import { type FeedPosition, PROMOTED_EVERY, PROMOTED_MAX } from "./feedCursor.ts";

export interface FeedSlice {
  after: FeedPosition | undefined;
  skip: number;
  take: number;
  viewerId: number | undefined;
}

const feedPageRow = {
  ...cardsRow,
  /** The last listing in its own turn; null on an empty page. */
  last: maybe(z.strictObject({ rankAt: number, id: number })),
  /** The listings shown out of their turn. */
  promoted: numbers,
};

export type FeedPage = RowOf<typeof feedPageRow>;

/** The page of a place without listings. */
export const EMPTY_PAGE: FeedPage = { cards: "[]", count: 0, last: null, promoted: [] };

/** Only pages of these lengths have a named statement, see `narrow`. */
const usualTakes = new Set([FEED_PAGE, SEARCH_PAGE]);
/** Promoted listings that are tried for each place of theirs: some stand before the page's end. */
const TRIED = 8;

/** A place as filters of a list. */
export const asFilters = ({ level, id }: PlaceKey) => (level === "country" ? {} : { [`${level}Id`]: id });

/** Where on a page, from 1, a promoted card may stand, when so many cards went before. */
function promotedPlaces(phase: number, take: number): number[] {
  const first = PROMOTED_EVERY - phase;
  const count = Math.max(0, Math.floor((take - first) / PROMOTED_EVERY) + 1);
  return Array.from({ length: count }, (_, index) => first + index * PROMOTED_EVERY);
}

/**
 * A page in SQL: `own` are the listings in their turn, `promoted` those of the tried that come after all of them, as who
 * stands on the page anyway needs no promotion. Each promoted one takes a place of `$places`, the others close up.
 */
function pageSql(
  where: readonly string[],
  take: number,
  paging: string,
  [shown, tried, places]: string[],
): string {
  return `
    with own as materialized (
      select id, rank_at, row_number() over (order by rank_at desc, id desc) as turn from (
        select id, rank_at from listings where ${where.join(" and ")} and id <> all(${shown}::integer[])
        order by rank_at desc, id desc limit ${take} ${paging}) newest),
    promoted as materialized (
      select l.id, row_number() over (order by t.place) as slot
      from unnest(${tried}::integer[]) with ordinality t(id, place) join listings l on l.id = t.id
      where l.visible and (l.rank_at, l.id) < (select rank_at, id from own where turn = ${take})
      order by t.place limit cardinality(${places}::integer[]))
    select id, rank_at, false as is_promoted, turn + (
      select count(*) from promoted where (${places}::integer[])[slot] - slot < turn) as place
    from own where turn <= ${take} - (select count(*) from promoted)
    union all
    select id, null, true, (${places}::integer[])[slot] from promoted`;
}

const lastSql = `(select json_build_object('rankAt', rank_at, 'id', id) from page where not is_promoted
  order by rank_at, id limit 1)`;
const promotedSql = "(select coalesce(json_agg(id), '[]') from page where is_promoted)";

interface Promoting {
  /** Listings that were shown out of their turn before. */
  shown: readonly number[];
  /** Listings that may be, the one whose turn it is first. */
  tried: readonly number[];
  /** Where on the page. */
  places: readonly number[];
  /** How many promoted ones the pages before held, of which who skips them says nothing. */
  before: number;
}

/** Which promoted listings a page may show, and where. Who only skips sees none, and rather some listing twice than never. */
async function planPromoting(
  place: PlaceKey,
  { after, skip, take, viewerId }: FeedSlice,
): Promise<Promoting> {
  const shown = after?.promoted ?? [];
  const isSkipping = !after && skip > 0;
  const places = isSkipping
    ? []
    : promotedPlaces(after?.phase ?? 0, take).slice(0, PROMOTED_MAX - shown.length);
  const count = isSkipping ? Math.min(promotedPlaces(0, skip).length, PROMOTED_MAX) : places.length * TRIED;
  const topUps = await chooseTopUps({ place, after, shown, viewerId, count });
  const tried = topUps.map(({ listingId }) => listingId);
  return isSkipping
    ? { shown, tried: [], places, before: tried.length }
    : { shown, tried, places, before: 0 };
}

/** A page of a place, newest first, with promoted listings in their places. */
export async function readFeedPage(place: PlaceKey, slice: FeedSlice): Promise<FeedPage> {
  const { after, skip, take, viewerId } = slice;
  const narrowing = await narrow(asFilters(place), 1);
  if (!narrowing) return EMPTY_PAGE;
  const { shape, conditions, values } = narrowing;
  const { shown, tried, places, before } = await planPromoting(place, slice);

  const all: unknown[] = [viewerId ?? 0, ...values];
  const value = (one: unknown, type: string) => `$${all.push(one)}::${type}`;
  const where = [...conditions];
  if (after) where.push(`(rank_at, id) < (${value(after.rankAt, "integer")}, ${value(after.id, "integer")})`);
  const isSkipping = !after && skip > 0;
  const paging = isSkipping ? `offset ${value(skip - before, "integer")}` : "";
  const arrays = [shown, tried, places].map((one) => value(one, "integer[]"));
  const text = cardsSql(
    pageSql(where, take, paging, arrays),
    "page.place",
    `, ${lastSql} as last, ${promotedSql} as promoted`,
  );
  const isUsual = shape !== undefined && usualTakes.has(take) && !isSkipping;
  const name = `feed-${shape}-${take}-${after ? "after" : "first"}`;
  const options = { fromReplica: viewerId === undefined };
  const [row] = await read(feedPageRow, { ...(isUsual && { name }), text }, all, options);
  return row ?? EMPTY_PAGE;
}
