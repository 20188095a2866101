import { config } from "#config";
import { EXPIRY_WARNING_DAYS } from "#contract/limits.ts";
import { type RowOf, rows, text } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { ownersListingRow, queueNotice } from "../notices/ownerNotice.ts";

const BATCH = 100;

const endingRow = {
  ...ownersListingRow,
  cause: text,
  /** The day of `REPORT_TIMEZONE` on which it ends, as DD.MM. */
  day: text,
};

type Ending = RowOf<typeof endingRow>;

const causeSql = `'listing-expiring:' || l.id || ':' || milliseconds_of(l.expires_at)`;

/** Locks some listings that end soon, with no promotion that would outlast them, and whose owner hasn't been told. */
function lockEnding(now: Date): Promise<Ending[]> {
  return rows(
    endingRow,
    `select l.id, l.link, l.name, l.owner_id as "ownerId", ${causeSql} as cause,
       to_char(l.expires_at at time zone $zone::text, 'DD.MM') as day
     from listings l join users u on u.id = l.owner_id
     where l.status = 'active' and l.expires_at > $now
       and l.expires_at <= $now::timestamptz + make_interval(days => ${EXPIRY_WARNING_DAYS}) and is_reachable(u)
       and not exists (select from promotions p where p.listing_id = l.id and is_running(p, l.expires_at))
       and not exists (select from outbox o where o.cause = ${causeSql})
     order by l.expires_at limit ${BATCH} for no key update of l skip locked`,
    { now, zone: config.REPORT_TIMEZONE },
  );
}

/**
 * Tells owners of listings that end within 3 days, once for each end. It may run at several places at once.
 * @returns how many were told.
 */
export async function warnOfExpiry(now = new Date()): Promise<number> {
  let total = 0;
  for (;;) {
    const told = await transact(async () => {
      const endings = await lockEnding(now);
      const queued: boolean[] = [];
      for (const { cause, day, ...listing } of endings) {
        const button = { key: "button-renew", press: "renew" } as const;
        queued.push(await queueNotice(listing, { cause, key: "notice-expiring", values: { day }, button }));
      }
      return queued;
    });
    total += told.filter(Boolean).length;
    if (told.length < BATCH) return total;
  }
}
