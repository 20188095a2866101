import { FEED_PAGE, SEARCH_PAGE } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import { COUNTRY, type PlaceKey } from "../geo/placeIndex.ts";
import { placePath } from "../geo/placePath.ts";
import { keepReady } from "../ready/keepReady.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { type FeedPosition, positionSql, readCursor, writeCursor } from "./feedCursor.ts";
import { cardsSql } from "./listingCardSql.ts";
import { narrow } from "./narrow.ts";
import { ALL_CATEGORIES, readCounters } from "./readCounters.ts";

interface Asked {
  regionId?: number | undefined;
  cityId?: number | undefined;
  districtId?: number | undefined;
  skip: number;
  take: number;
  /** Of the page before; it knows its place, so `skip` is for those who have none. */
  cursor?: string | undefined;
}

interface Slice {
  after: FeedPosition | undefined;
  skip: number;
  take: number;
  viewerId: number | undefined;
}

/** Only pages of these lengths have a named statement, see `narrow`. */
const usualTakes = new Set([FEED_PAGE, SEARCH_PAGE]);

interface Page {
  /** A JSON array. */
  cards: string;
  count: number;
  position: string | null;
}

const EMPTY: Page = { cards: "[]", count: 0, position: null };

const asFilters = ({ level, id }: PlaceKey) => (level === "country" ? {} : { [`${level}Id`]: id });

async function readPage(place: PlaceKey, { after, skip, take, viewerId }: Slice): Promise<Page> {
  const narrowing = await narrow(asFilters(place), 1);
  if (!narrowing) return EMPTY;
  const { shape, conditions, values } = narrowing;
  const all: unknown[] = [viewerId ?? 0, ...values];
  const where = [...conditions];
  if (after) {
    where.push(`(rank_at, id) < ($${all.push(after.rankAt)}::integer, $${all.push(after.id)}::integer)`);
  }
  const isSkipping = !after && skip > 0;
  const offset = isSkipping ? `offset $${all.push(skip)}::integer` : "";
  const page = `select id, rank_at from listings where ${where.join(" and ")}
    order by rank_at desc, id desc limit ${take} ${offset}`;
  const text = cardsSql(page, "page.rank_at desc, page.id desc", `, ${positionSql} as position`);
  const isUsual = shape !== undefined && usualTakes.has(take) && !isSkipping;
  const name = `feed-${shape}-${take}-${after ? "after" : "first"}`;
  const options = { fromReplica: viewerId === undefined };
  const [row] = await read<Page>({ ...(isUsual && { name }), text }, all, options);
  return row ?? EMPTY;
}

/** Whether a place has listings before the ones that are skipped, so that an empty page is the end of them. */
async function hasListings(place: PlaceKey, { skip, viewerId }: Slice): Promise<boolean> {
  if (skip === 0) return false;
  const options = { fromReplica: viewerId === undefined };
  const counted = await readCounters(asFilters(place), [ALL_CATEGORIES], options);
  return (counted.get(ALL_CATEGORIES) ?? 0) > 0;
}

/** The page of the narrowest place on the way that has anything at all; `depth` is that place's on the way. */
async function readFirstFilled(
  path: readonly PlaceKey[],
  slice: Slice,
): Promise<{ page: Page; depth: number }> {
  for (const [steps, place] of path.toReversed().entries()) {
    const page = await readPage(place, slice);
    const depth = path.length - 1 - steps;
    if (page.count > 0 || (await hasListings(place, slice))) return { page, depth };
  }
  return { page: EMPTY, depth: path.length - 1 };
}

async function readAnswer({ skip, take, cursor, ...stated }: Asked, viewerId?: number): Promise<string> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const known = await placePath(stated);
  // A place that there isn't (any more) has nothing, so the country is shown instead.
  const path = known ?? [COUNTRY];
  const slice = { after, skip, take, viewerId };
  const asked = known ? known.length - 1 : path.length;
  // Who has begun a place stays in it, whatever comes and goes meanwhile.
  const begun = after && Math.min(after.depth ?? asked, asked);
  const { page, depth } =
    begun === undefined
      ? await readFirstFilled(path, slice)
      : { page: await readPage(path[begun] ?? path[0], slice), depth: begun };

  const isWider = depth < asked;
  const [, region, city] = path.slice(0, depth + 1);
  const widened = isWider ? { regionId: region?.id ?? null, cityId: city?.id ?? null } : null;
  const isLast = page.position === null || page.count < take;
  const next = isLast ? null : writeCursor(page.position ?? "", isWider ? depth : undefined);
  return `{"data":${page.cards},"cursor":${JSON.stringify(next)},"widened":${JSON.stringify(widened)}}`;
}

/**
 * A page of the newest listings of a place, or of the next wider place when it has none at all, the country for one that there isn't. It is the same for all
 * strangers, and so are the cursors they go on with, so their pages are kept ready.
 * @throws {RuleError} invalid_input when the cursor isn't ours.
 */
export async function readFeed(asked: Asked, viewerId?: number): Promise<ReadyJson> {
  if (viewerId !== undefined) return new ReadyJson(await readAnswer(asked, viewerId));
  const { regionId, cityId, districtId, skip, take, cursor } = asked;
  const key = [regionId, cityId, districtId, skip, take, cursor].join(":");
  return keepReady(`feed:${key}`, () => readAnswer(asked), { ofListings: true });
}
