import type { ListingStatus } from "#contract/listings.ts";
import type { OwnTab } from "#contract/ownListings.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";
import { cardSqlWith, cardsRow, cardsSql, refusalSql } from "../listings/listingCardSql.ts";
import { vipPlaceSql } from "../promotions/vipRing.ts";

/** An `OwnListing`; needs `cardJoins` and `coverJoin`. */
export const ownListingSql = cardSqlWith(`,
  'status', l.status, 'isModerated', is_moderated(l), 'isDeactivated', is_off_sale(l),
  'rejectReason', ${refusalSql("reject_reason")}, 'rejectNote', ${refusalSql("reject_note")}, 'closeReason', l.close_reason,
  'expiresAt', iso_time(l.expires_at),
  'reservedUntil', case when is_reserved(l) then iso_time(l.reserved_until) end,
  'revisionStatus', (select v.status from listing_revisions v where v.listing_id = l.id),
  'viewsCount', (select coalesce(sum(w.views), 0) from listing_views w where w.listing_id = l.id),
  'favouritesCount', (select count(*) from favourites f where f.listing_id = l.id),
  'contactsCount', (select count(*) from connections k where k.listing_id = l.id),
  'running', (
    select coalesce(json_agg(json_build_object(
      'type', p.type, 'daysLeft', days_until(p.ends_at),
      'place', case when p.type = 'Vip' then ${vipPlaceSql} end) order by p.type), '[]')
    from promotions p
    where p.listing_id = l.id and is_running(p, now()))`);

/** Statuses and order stand in the text: so an index alone has the page's ids, and of one status in their order. */
function statement(tab: OwnTab, statuses: readonly ListingStatus[], column: "id" | "updated_at" = "id") {
  const own = `from listings where owner_id = $1::integer and status in (${statuses.map((status) => `'${status}'`).join(", ")})`;
  const columns = [...new Set([column, "id"])];
  const order = (table: string) => columns.map((name) => `${table}${name} desc`).join(", ");
  const page = `select ${columns.join(", ")} ${own} order by ${order("")} limit $2::integer offset $3::integer`;
  const total = `, (select count(*)::integer ${own}) as total`;
  return { name: `own-${tab}`, text: cardsSql(page, order("page."), total, ownListingSql) };
}

const statements: Record<OwnTab, ReturnType<typeof statement>> = {
  active: statement("active", ["active"]),
  moderation: statement("moderation", ["pending"]),
  rejected: statement("rejected", ["rejected", "removed"]),
  archive: statement("archive", ["closed", "expired"], "updated_at"),
};

interface Asked {
  status: OwnTab;
  skip: number;
  take: number;
}

/** A page of one's own listings of a tab, newest first (of the archive, last changed first), with their total. */
export async function readOwnListings(userId: number, { status, skip, take }: Asked): Promise<ReadyJson> {
  const [row] = await read({ ...cardsRow, total: number }, statements[status], [userId, take, skip]);
  return new ReadyJson(`{"data":${row?.cards ?? "[]"},"total":${row?.total ?? 0}}`);
}
