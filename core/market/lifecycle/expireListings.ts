import { z } from "zod";
import { maybe, number, type RowOf, rows } from "#db/rows.ts";
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
  /** Null when the owner isn't to be told. */
  telegramId: maybe(number),
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
     from users u where l.id = any($ids::integer[]) and u.id = l.owner_id
     returning l.id, l.link, l.name, l.status, l.price, l.currency, milliseconds_of(l.expires_at) as end, u.id as "ownerId",
       case when is_reachable(u) then u.telegram_id end as "telegramId"`,
    { ids, now, renewed: endOfLife(now) },
  );
}

function tellOwner({ status, end, telegramId, ...listing }: Ended): Promise<boolean> | undefined {
  if (status === "active" || telegramId === null) return undefined;
  return queueNotice(
    { ...listing, telegramId },
    {
      cause: `listing-expired:${listing.id}:${end}`,
      key: "notice-expired",
      button: { key: "button-reopen", press: "reopen" },
    },
  );
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
      for (const listing of listings) {
        await tellOwner(listing);
        if (listing.status === "expired") await noteListingChange(listing, "gone");
      }
      return listings;
    });
    const expired = ended.filter(({ status }) => status === "expired").length;
    done.expired += expired;
    done.renewed += ended.length - expired;
    if (ended.length < BATCH) return done;
  }
}
