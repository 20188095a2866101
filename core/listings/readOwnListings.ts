import type { ListingStatus } from "#contract/listings.ts";
import type { OwnTab } from "#contract/ownListings.ts";
import { read } from "#db/readPool.ts";
import { ReadyJson } from "../ready/ReadyJson.ts";
import { cardSql, cardsSql, deactivatedSql, moderatedSql, refusalSql, timeSql } from "./listingCardSql.ts";

const statuses: Record<OwnTab, readonly ListingStatus[]> = {
  active: ["active"],
  moderation: ["pending"],
  rejected: ["rejected", "removed"],
  archive: ["closed", "expired"],
};

// Two objects made one, as a function of PostgreSQL takes at most 100 values.
const ownListing = `(${cardSql}::jsonb || jsonb_build_object(
  'status', l.status, 'isModerated', ${moderatedSql}, 'isDeactivated', ${deactivatedSql},
  'rejectReason', ${refusalSql("reject_reason")}, 'rejectNote', ${refusalSql("reject_note")}, 'closeReason', l.close_reason,
  'expiresAt', ${timeSql("l.expires_at")},
  'revisionStatus', (select v.status from listing_revisions v where v.listing_id = l.id),
  'viewsCount', (select coalesce(sum(w.views), 0) from listing_views w where w.listing_id = l.id),
  'favouritesCount', (select count(*) from favourites f where f.listing_id = l.id),
  'contactsCount', (select count(*) from connections k where k.listing_id = l.id)))`;

const own = "from listings where owner_id = $1::integer and status = any($2::text[])";

function statement(name: string, order: string) {
  const page = `select id, updated_at ${own} order by ${order} limit $3::integer offset $4::integer`;
  const inPage = order.replace(/\b(id|updated_at)\b/g, "page.$1");
  const total = `, (select count(*)::integer ${own}) as total`;
  return { name, text: cardsSql(page, inPage, total, ownListing) };
}

const newest = statement("own-listings", "id desc");
const lastEnded = statement("own-archive", "updated_at desc, id desc");

interface Asked {
  status: OwnTab;
  skip: number;
  take: number;
}

/** A page of one's own listings of a tab, newest first (of the archive, last changed first), with their total. */
export async function readOwnListings(userId: number, { status, skip, take }: Asked): Promise<ReadyJson> {
  const values = [userId, statuses[status], take, skip];
  const [row] = await read<{ cards: string; total: number }>(
    status === "archive" ? lastEnded : newest,
    values,
  );
  return new ReadyJson(`{"data":${row?.cards ?? "[]"},"total":${row?.total ?? 0}}`);
}
