import { runSteps } from "#core/platform/domainEvents/runSteps.ts";
import { User } from "#db/models/User.ts";
import { accountsMerged, accountsMerging } from "./accountEvents.ts";
import { lockReferers } from "./keepReferer.ts";

const LOCK_PEOPLE = "select id from users where id in ($old, $new) order by id for no key update";

const bringers = [
  // Their referrer, unless the account with Telegram has one, has ordered without one, or has brought that person.
  `update users u set referer_fixed_at = coalesce(u.referer_fixed_at, old.referer_fixed_at),
     referer_id = case when u.referer_id is null and u.referer_fixed_at is null
       then (select r.id from users r where r.id = old.referer_id and r.id <> $new
         and r.referer_id is distinct from $new) else u.referer_id end
   from users old where u.id = $new and old.id = $old`,
  `update users u set referer_id = case when u.id <> $new
     and not exists (select from users where id = $new and referer_id = u.id) then $new end
   where referer_id = $old`,
];

/** Drops blocks that would be there twice, or be a person's of themselves. */
const dropBlocks = (old: string, kept: string) => `
  delete from blocks old where old.${old} = $old and (old.${kept} = $new or exists (select from blocks other
    where other.${old} = $new and other.${kept} = old.${kept}))`;

const steps = [
  dropBlocks("blocker_id", "blocked_id"),
  "update blocks set blocker_id = $new where blocker_id = $old",
  dropBlocks("blocked_id", "blocker_id"),
  "update blocks set blocked_id = $new where blocked_id = $old",
  `insert into reminder_mutes (user_id, kind, created_at)
   select $new, kind, created_at from reminder_mutes where user_id = $old on conflict do nothing`,
  "delete from reminder_mutes where user_id = $old",
  `insert into delivery_profiles
     (user_id, recipient_name, phone_number, address, address_extra, city, state, pin, payout_method, updated_at)
   select $new, recipient_name, phone_number, address, address_extra, city, state, pin, payout_method, updated_at
   from delivery_profiles where user_id = $old on conflict do nothing`,
  "delete from delivery_profiles where user_id = $old",
  // An order whose answer was lost isn't placed again.
  `update idempotency_keys old set user_id = $new
   where user_id = $old and not exists (select from idempotency_keys other
     where other.user_id = $new and other.key = old.key)`,
  "update sessions set revoked_at = now() where user_id = $old and revoked_at is null",
  "update users set absorbed_by_id = $new, phone_verified_at = null, updated_at = now() where id = $old",
];

/**
 * Locks the person who brought the old account. Otherwise the account with Telegram could bring that person meanwhile,
 * and the two would have brought each other.
 */
async function holdBringer(oldId: number, newId: number) {
  const old = await User.findByPk(oldId, { attributes: ["refererId"] });
  if (old?.refererId) await lockReferers(newId, old.refererId);
}

/**
 * Makes an account that had only a phone part of the account with Telegram that has proven the same phone: orders,
 * seats, favourites, interests, address, blocks, coins, rewards and who brought them. Its sessions end. In the caller's transaction.
 */
export async function mergeAccounts(oldId: number, newId: number): Promise<void> {
  await accountsMerging.publish({ oldId, newId });
  const values = { old: oldId, new: newId };
  await runSteps([LOCK_PEOPLE], values);
  await holdBringer(oldId, newId);
  await runSteps(bringers, values);
  await accountsMerged.publish({ oldId, newId });
  await runSteps(steps, values);
}
