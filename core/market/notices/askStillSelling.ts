import { LISTING_DAYS } from "#contract/limits.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { awakeHere } from "#core/platform/time/awakeHere.ts";
import { holdLock } from "#db/locks.ts";
import { ListingNotice } from "#db/models/ListingNotice.ts";
import { boolean, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { lockOwnListing } from "../listings/lockOwnListing.ts";
import { noticedRow, queueListingNotice } from "./queueListingNotice.ts";

/** Owners asked in one transaction. */
const BATCH = 100;
/** A question that is so many days late isn't asked any more. */
const LATE_DAYS = 2;
/** Other questions to the same owner that fall due within this many hours are asked with it. */
const TOGETHER_HOURS = 12;
/** Up to this many listings are asked about one by one; more are asked about in one message. */
export const ASKED_SINGLY = 3;

/**
 * On which day of a listing's life its owner is asked, and of which promotions. What isn't promoted is told on its
 * 28th day that it ends, which is question enough; one that is lives on by itself, and is asked about only then.
 */
const days = [
  [14, "not exists (select from promotions p where p.listing_id = l.id and is_running(p, $now))"],
  [28, "exists (select from promotions p where p.listing_id = l.id and is_running(p, l.expires_at))"],
] as const;

const dueSql = ([day, promoted]: (typeof days)[number]) => `
  select l.id, l.owner_id, l.expires_at, ${day} as day,
    l.expires_at <= $now::timestamptz + interval '${LISTING_DAYS - day} days' as is_due
  from listings l
  where l.status = 'active'
    and l.expires_at > $now::timestamptz + interval '${LISTING_DAYS - day - LATE_DAYS} days'
    and l.expires_at <= $now::timestamptz + interval '${LISTING_DAYS - day} days ${TOGETHER_HOURS} hours'
    and ${promoted}
    and not exists (select from listing_notices n
      where n.kind = 'StillSelling' and n.listing_id = l.id and n.life_ends_at = l.expires_at and n.day = ${day})`;

const WRITE = `
  with near as (${days.map(dueSql).join(" union all ")}),
  owners as (
    select u.id from users u
    where u.id in (select owner_id from near where is_due) and is_reachable(u)
      and not ${isMutedSql("u.id", "'StillSelling'")}
    order by u.id limit ${BATCH}),
  written as (
    insert into listing_notices (kind, user_id, listing_id, day, life_ends_at)
    select 'StillSelling', owners.id, near.id, near.day, near.expires_at
    from near join owners on owners.id = near.owner_id
    on conflict do nothing
    returning id, user_id)
  select w.id, w.user_id as "userId",
    row_number() over (partition by w.user_id order by w.id) <= ${ASKED_SINGLY + 1} as "isTold"
  from written w order by w.id`;

/** The first opened message asks about all listings of an owner, so no more than that many are queued. */
async function askSome(now: Date): Promise<number> {
  // One at a time: what is due of one owner is asked together.
  await holdLock("stillSelling");
  const written = await rows({ ...noticedRow, isTold: boolean }, WRITE, { now });
  for (const { isTold, ...notice } of written) if (isTold) await queueListingNotice(notice, now);
  return written.length;
}

/**
 * Asks owners whether they still sell what has been on sale for a while; at night it does nothing. It may run at several
 * places at once.
 * @returns about how many listings.
 */
export async function askStillSelling(now = new Date()): Promise<number> {
  if (awakeHere(now) > now) return 0;
  let total = 0;
  for (;;) {
    const asked = await transact(() => askSome(now));
    total += asked;
    if (asked === 0) return total;
  }
}

/**
 * Notes that one's own listing is still for sale: nothing of it is asked until the next time. Once more changes nothing.
 * @throws {RuleError} not_found, not_active
 */
export function answerSelling(userId: number, listingId: number): Promise<void> {
  return transact(async () => {
    const { status } = await lockOwnListing(userId, listingId);
    if (status !== "active") throw new RuleError("not_active", "It isn't on sale any more");
    const asked = { listingId, userId, kind: "StillSelling" as const, answeredAt: null };
    await ListingNotice.update({ answeredAt: new Date() }, { where: asked });
  });
}
