import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { queueOrder, waitingSql } from "./queueSql.ts";
import { readModerationItem, type WaitingItem } from "./readModerationQueue.ts";
import { releaseClaim } from "./releaseClaim.ts";

/** Life of a claim without any press. */
export const CLAIM_MINUTES = 10;
const LEASE = `interval '${CLAIM_MINUTES} minutes'`;

/** Locked listings aren't waited for: another moderator is taking them, or their owner is changing them. */
const FIND = `
  with ${waitingSql}
  select l.id from waiting w join listings l on l.id = w.id
  where w.id <> all($except::integer[]) and not exists (
    select from moderation_claims c where c.listing_id = w.id and c.admin_id <> $adminId and c.expires_at > now())
  order by ${queueOrder.replaceAll(/\b(reporters|since|id)\b/g, "w.$1")}
  limit 1 for no key update of l skip locked`;

/** Claims nothing where somebody else's claim was committed since the listing was looked for. */
const CLAIM = `
  insert into moderation_claims as known (listing_id, admin_id, expires_at) values ($id, $adminId, now() + ${LEASE})
  on conflict (listing_id) do update
    set admin_id = excluded.admin_id, claimed_at = excluded.claimed_at, expires_at = excluded.expires_at
    where known.admin_id = excluded.admin_id or known.expires_at <= now()
  returning listing_id as id`;

const PROLONG = `
  update moderation_claims set expires_at = now() + ${LEASE}
  where listing_id = $id and admin_id = $adminId returning listing_id as id`;

const run = (sql: string, bind: Record<string, unknown>) => rows({ id: number }, sql, bind);

/** The listing that is claimed now; null when somebody else was faster, undefined when nothing is left. */
function claim(adminId: number, except: readonly number[]): Promise<number | null | undefined> {
  return transact(async () => {
    await releaseClaim(adminId);
    const [found] = await run(FIND, { adminId, except });
    if (!found) return undefined;
    const claimed = await run(CLAIM, { adminId, id: found.id });
    return claimed.length > 0 ? found.id : null;
  });
}

/**
 * Gives a moderator the next of the queue to look at alone for ten minutes, and takes from them what they had before.
 * Others may still decide about it elsewhere: the edition sees to that.
 * @param except listings they have put off.
 */
export async function claimNext(adminId: number, except: readonly number[] = []): Promise<WaitingItem> {
  for (;;) {
    const id = await claim(adminId, except);
    if (id === null) continue;
    const found = await readModerationItem(adminId, id ?? 0);
    // Decided since it was claimed: the next one, then.
    if (found.item || id === undefined) return found;
  }
}

/** Gives a moderator who does something about a listing another ten minutes, when it is still theirs. */
export async function prolongClaim(adminId: number, listingId: number): Promise<void> {
  await run(PROLONG, { adminId, id: listingId });
}
