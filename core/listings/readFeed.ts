import { FEED_PAGE, SEARCH_PAGE } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import { keepReady } from "../ready/keepReady.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { cursorSql, readCursor } from "./feedCursor.ts";
import { cardsSql } from "./listingCardSql.ts";
import { narrow } from "./narrow.ts";

interface Asked {
  regionId?: number | undefined;
  cityId?: number | undefined;
  districtId?: number | undefined;
  skip: number;
  take: number;
  /** Of the page before; it knows its place, so `skip` is for those who have none. */
  cursor?: string | undefined;
}

/** Only pages of these lengths have a named statement, see `narrow`. */
const usualTakes = new Set([FEED_PAGE, SEARCH_PAGE]);

interface Row {
  cards: string;
  count: number;
  cursor: string | null;
}

async function readPage({ skip, take, cursor, ...place }: Asked, viewerId?: number): Promise<string> {
  const narrowing = await narrow(place, 1);
  if (!narrowing) return '{"data":[],"cursor":null,"widened":null}';
  const { shape, conditions, values } = narrowing;
  const all: unknown[] = [viewerId ?? 0, ...values];
  const where = [...conditions];
  const isSkipping = cursor === undefined && skip > 0;
  if (cursor !== undefined) {
    const { rankAt, id } = readCursor(cursor);
    where.push(`(rank_at, id) < ($${all.push(rankAt)}::integer, $${all.push(id)}::integer)`);
  }
  const offset = isSkipping ? `offset $${all.push(skip)}::integer` : "";
  const page = `select id, rank_at from listings where ${where.join(" and ")}
    order by rank_at desc, id desc limit ${take} ${offset}`;
  const text = cardsSql(page, "page.rank_at desc, page.id desc", `, ${cursorSql} as cursor`);
  const isUsual = shape !== undefined && usualTakes.has(take) && !isSkipping;
  const name = `feed-${shape}-${take}-${cursor === undefined ? "first" : "after"}`;

  const [row] = await read<Row>({ ...(isUsual && { name }), text }, all, {
    fromReplica: viewerId === undefined,
  });
  const isLast = row === undefined || row.count < take;
  return `{"data":${row?.cards ?? "[]"},"cursor":${JSON.stringify(isLast ? null : row.cursor)},"widened":null}`;
}

/**
 * A page of the newest listings of a place. A stranger's first page is the same for all, so it is kept ready.
 * @throws {RuleError} invalid_input when the cursor isn't ours.
 */
export async function readFeed(asked: Asked, viewerId?: number): Promise<ReadyJson> {
  const { regionId, cityId, districtId, skip, take, cursor } = asked;
  const isFirst = skip === 0 && cursor === undefined;
  if (viewerId !== undefined || !isFirst) return new ReadyJson(await readPage(asked, viewerId));
  return keepReady(`feed:${regionId}:${cityId}:${districtId}:${take}`, () => readPage(asked));
}
