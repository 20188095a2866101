import { describeError } from "#core/platform/errors/describeError.ts";
import { COUNTRY, type PlaceKey } from "#core/platform/geo/placeIndex.ts";
import { placePath } from "#core/platform/geo/placePath.ts";
import { log } from "#core/platform/log/log.ts";
import { keepReadyWith, type Made } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { ALL_CATEGORIES, readCounters } from "../lists/readCounters.ts";
import type { Viewer } from "../promotions/seenLately.ts";
import { recordPromotedViews } from "../promotions/topUps.ts";
import { PROMOTED_EVERY, readCursor, writeCursor } from "./feedCursor.ts";
import { asFilters, EMPTY_PAGE, type FeedPage, type FeedSlice, readFeedPage } from "./readFeedPage.ts";

interface Asked {
  regionId?: number | undefined;
  cityId?: number | undefined;
  districtId?: number | undefined;
  skip: number;
  take: number;
  /** The cursor of the page before, which knows its place; `skip` is for callers without one. */
  cursor?: string | undefined;
}

/** Whether a place has listings before the ones that are skipped, so that an empty page is the end of them. */
async function hasListings(place: PlaceKey, { skip, viewerId }: FeedSlice): Promise<boolean> {
  if (skip === 0) return false;
  const options = { fromReplica: viewerId === undefined };
  const counted = await readCounters(asFilters(place), [ALL_CATEGORIES], options);
  return (counted.get(ALL_CATEGORIES) ?? 0) > 0;
}

/** The page of the narrowest place on the way that has anything at all; `depth` is that place's on the way. */
async function readFirstFilled(
  path: readonly PlaceKey[],
  slice: FeedSlice,
): Promise<{ page: FeedPage; depth: number }> {
  for (const [steps, place] of path.toReversed().entries()) {
    const page = await readFeedPage(place, slice);
    const depth = path.length - 1 - steps;
    if (page.count > 0 || (await hasListings(place, slice))) return { page, depth };
  }
  return { page: EMPTY_PAGE, depth: path.length - 1 };
}

/** A page as JSON, and what was promoted on it. */
async function readAnswer(
  { skip, take, cursor, ...stated }: Asked,
  viewerId?: number,
): Promise<Made<readonly number[]>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const known = await placePath(stated);
  // A place that there isn't (any more) has nothing, so the country is shown instead.
  const path = known ?? [COUNTRY];
  const slice = { after, skip, take, viewerId };
  const asked = known ? known.length - 1 : path.length;
  // A reader who has begun a place stays in it, whatever comes and goes meanwhile.
  const begun = after && Math.min(after.depth ?? asked, asked);
  const { page, depth } =
    begun === undefined
      ? await readFirstFilled(path, slice)
      : { page: await readFeedPage(path[begun] ?? path[0], slice), depth: begun };

  const isWider = depth < asked;
  const [, region, city] = path.slice(0, depth + 1);
  const widened = isWider ? { regionId: region?.id ?? null, cityId: city?.id ?? null } : null;
  const { last, promoted } = page;
  const next =
    last === null || page.count < take
      ? null
      : writeCursor({
          ...last,
          depth: isWider ? depth : undefined,
          phase: ((after?.phase ?? skip) + page.count) % PROMOTED_EVERY,
          promoted: [...(after?.promoted ?? []), ...promoted],
        });
  const text = `{"data":${page.cards},"cursor":${JSON.stringify(next)},"widened":${JSON.stringify(widened)}}`;
  return { text, about: promoted };
}

async function open(asked: Asked, viewerId: number | undefined) {
  if (viewerId !== undefined) {
    const { text, about } = await readAnswer(asked, viewerId);
    return { answer: new ReadyJson(text), about };
  }
  const { regionId, cityId, districtId, skip, take, cursor } = asked;
  const key = [regionId, cityId, districtId, skip, take, cursor].join(":");
  return keepReadyWith(`feed:${key}`, () => readAnswer(asked), { ofListings: true });
}

/**
 * A page of the newest listings of a place, or of the next wider place when it has none at all, the country for one that there isn't;
 * every fourth card may be a promoted one, which is counted. It is the same for all strangers, and so are the cursors they go on
 * with, so their pages are kept ready.
 * @throws {RuleError} invalid_input when the cursor isn't ours.
 */
export async function readFeed(asked: Asked, viewer: Viewer): Promise<ReadyJson> {
  const { answer, about: promoted } = await open(asked, viewer.userId);
  recordPromotedViews(promoted, viewer).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, "promoted views aren't counted");
  });
  return answer;
}
