import { z } from "zod";
import { number, type RowOf, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { endOfLife } from "../listings/lifeSpan.ts";
import { noteListingChange } from "../notices/noteListingChange.ts";
import { ownersListingRow, queueNotice } from "../notices/ownerNotice.ts";

const BATCH = 100;

const endedRow = {
  ...ownersListingRow,
  status: z.enum(["active", "expired"]),
  price: number,
  currency: z.enum(["UZS", "UYE"]),
  end: number,
};

type Ended = RowOf<typeof endedRow>;

/** Locks some listings whose time is over; those that somebody else holds have another turn. */
async function lockDue(now: Date): Promise<number[]> {
  const found = await rows(
    { id: number },
    `select id from listings where status = 'active' and expires_at <= $now
     order by expires_at limit ${BATCH} for update skip locked`,
    { now },
  );
  return found.map(({ id }) => id);
}

/** Ends locked listings, or begins their life again where a promotion runs. */
function endOrRenew(ids: readonly number[], now: Date): Promise<Ended[]> {
  const isPromoted = "exists (select from promotions p where p.listing_id = l.id and is_running(p, $now))";
  return rows(
    endedRow,
    `update listings l set
       status = case when ${isPromoted} then 'active' else 'expired' end,
       expires_at = case when ${isPromoted} then $renewed else l.expires_at end,
       updated_at = $now
     where l.id = any($ids::integer[])
     returning l.id, l.link, l.name, l.status, l.price, l.currency, milliseconds_of(l.expires_at) as end,
       l.owner_id as "ownerId"`,
    { ids, now, renewed: endOfLife(now) },
  );
}

async function tellExpired(listing: Ended): Promise<void> {
  await queueNotice(listing, {
    cause: `listing-expired:${listing.id}:${listing.end}`,
    key: "notice-expired",
    button: { key: "button-reopen", press: "reopen" },
  });
  await noteListingChange(listing, "gone");
}

/**
 * Ends the listings whose time is over and tells their owners; those that are promoted begin a new life by themselves.
 * It may run at several places at once.
 */
export async function expireListings(now = new Date()): Promise<{ expired: number; renewed: number }> {
  const done = { expired: 0, renewed: 0 };
  for (;;) {
    const ended = await transact(async () => {
      const listings = await endOrRenew(await lockDue(now), now);
      for (const listing of listings) if (listing.status === "expired") await tellExpired(listing);
      return listings;
    });
    const expired = ended.filter(({ status }) => status === "expired").length;
    done.expired += expired;
    done.renewed += ended.length - expired;
    if (ended.length < BATCH) return done;
  }
}
