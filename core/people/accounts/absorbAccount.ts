import { QueryTypes } from "sequelize";
import { adjustBalance } from "#core/money/ledger/adjustBalance.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { giveCards } from "#core/shop/groupCards/giveCards.ts";
import { carryRewards } from "#core/shop/referral/carryRewards.ts";
import { locks } from "#db/locks.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { holdReferers } from "./keepReferer.ts";

/** Of the groups that any of the two is in, before their people and orders, as whoever joins or leaves does. */
const LOCK_GROUPS = `
  select id from groups where creator_id = $old or id in (select group_id from group_members where user_id = $old)
  order by id for update`;
const LOCK_PEOPLE = "select id from users where id in ($old, $new) order by id for no key update";

/** Two seats in one group become one, the earlier; the order of the other stays with the group and comes with it. */
const LEAVE_SECOND_SEATS = `
  with second as (
    update group_members set left_at = clock_timestamp(), is_waiting = false
    where id in (select max(id) from group_members where user_id in ($old, $new) and left_at is null
      group by group_id having count(*) = 2)
    returning group_id)
  update groups set members_count = members_count - 1
  where status = 'open' and id in (select group_id from second)`;

/** Who is in a group is then called otherwise, or is one of it and not two. */
const TOUCH_CARDS = `
  update group_cards set version = version + 1, due_at = now()
  where group_id in (select group_id from group_members where user_id = $old and left_at is null)`;

const steps = [
  TOUCH_CARDS,
  LEAVE_SECOND_SEATS,
  // Who waited in two groups of a product stays in both, and can begin no third.
  `update group_members old set is_waiting = false
   where user_id = $old and is_waiting and exists (select from group_members other
     where other.user_id = $new and other.product_id = old.product_id and other.is_waiting)`,
  // Who brought them, unless the account with Telegram has somebody, has ordered with nobody, or has brought that one.
  `update users u set referer_fixed_at = coalesce(u.referer_fixed_at, old.referer_fixed_at),
     referer_id = case when u.referer_id is null and u.referer_fixed_at is null
       then (select r.id from users r where r.id = old.referer_id and r.id <> $new
         and r.referer_id is distinct from $new) else u.referer_id end
   from users old where u.id = $new and old.id = $old`,
  `update users u set referer_id = case when u.id <> $new
     and not exists (select from users where id = $new and referer_id = u.id) then $new end
   where referer_id = $old`,
  // Who orders holds their own row: whoever was waited for here has ordered, and their order is seen below.
  // Seats and reviews follow their orders by their foreign keys. Nobody brings themselves.
  "update orders set user_id = $new, referer_id = nullif(referer_id, $new) where user_id = $old",
  "update orders set referer_id = nullif($new, user_id) where referer_id = $old",
  "update order_moves set by_id = $new where by_id = $old",
  "update groups set creator_id = $new where creator_id = $old",
  // One reminder of a kind and one card of a group, also of who was two people in it.
  `delete from reminders old using reminders other where old.user_id = $old and other.user_id = $new
     and other.product_id = old.product_id and other.kind = old.kind
     and other.group_id is not distinct from old.group_id`,
  "update reminders set user_id = $new where user_id = $old",
  `insert into reminder_mutes (user_id, kind, created_at)
   select $new, kind, created_at from reminder_mutes where user_id = $old on conflict do nothing`,
  "delete from reminder_mutes where user_id = $old",
  `insert into group_shares as known (group_id, user_id, copied_at, shared_at)
   select group_id, $new, copied_at, shared_at from group_shares where user_id = $old
   on conflict (group_id, user_id) do update set copied_at = greatest(known.copied_at, excluded.copied_at),
     shared_at = greatest(known.shared_at, excluded.shared_at)`,
  "delete from group_shares where user_id = $old",
  `delete from group_cards old using group_cards other
   where old.user_id = $old and other.user_id = $new and other.group_id = old.group_id`,
  "update group_cards set user_id = $new where user_id = $old",
  `insert into product_favourites (user_id, product_id, created_at)
   select $new, product_id, created_at from product_favourites where user_id = $old on conflict do nothing`,
  "delete from product_favourites where user_id = $old",
  // Of two searches for the same the one with Telegram stays.
  `delete from saved_searches old using saved_searches other
   where old.user_id = $old and other.user_id = $new and other.query_id = old.query_id`,
  "update saved_searches set user_id = $new where user_id = $old",
  "update removed_searches set user_id = $new where user_id = $old",
  "update saved_search_messages set user_id = $new where user_id = $old",
  // Somebody writes one broadcast at a time.
  `delete from broadcasts old using broadcasts other where old.admin_id = $old and old.status = 'draft'
     and other.admin_id = $new and other.status = 'draft'`,
  "update broadcasts set admin_id = $new where admin_id = $old",
  `insert into favourites (user_id, listing_id, created_at, known_price, known_currency, is_hushed)
   select $new, listing_id, created_at, known_price, known_currency, is_hushed
   from favourites where user_id = $old on conflict do nothing`,
  "delete from favourites where user_id = $old",
  `insert into product_interests (user_id, product_id, created_at)
   select $new, product_id, created_at from product_interests where user_id = $old on conflict do nothing`,
  "delete from product_interests where user_id = $old",
  `insert into product_views as known (user_id, product_id, viewed_at, is_weighed)
   select $new, product_id, viewed_at, is_weighed from product_views where user_id = $old
   on conflict (user_id, product_id) do update set viewed_at = least(known.viewed_at, excluded.viewed_at),
     is_weighed = known.is_weighed or excluded.is_weighed`,
  "delete from product_views where user_id = $old",
  `insert into delivery_profiles
     (user_id, recipient_name, phone_number, address, address_extra, city, state, pin, payout_method, updated_at)
   select $new, recipient_name, phone_number, address, address_extra, city, state, pin, payout_method, updated_at
   from delivery_profiles where user_id = $old on conflict do nothing`,
  "delete from delivery_profiles where user_id = $old",
  // What was ordered without an answer isn't ordered again.
  `update idempotency_keys old set user_id = $new
   where user_id = $old and not exists (select from idempotency_keys other
     where other.user_id = $new and other.key = old.key)`,
  "update sessions set revoked_at = now() where user_id = $old and revoked_at is null",
  "update users set absorbed_by_id = $new, phone_verified_at = null, updated_at = now() where id = $old",
];

/** Nobody whom the account with Telegram has brought becomes meanwhile who brought it. */
async function holdBringer(oldId: number, newId: number) {
  const old = await User.findByPk(oldId, { attributes: ["refererId"] });
  if (old?.refererId) await holdReferers(newId, old.refererId);
}

/** What an operator gave them. Bought coins or listings such an account never has, as both need Telegram. */
async function carryCoins(oldId: number, newId: number) {
  const coins = await readBalance(oldId, { isHeld: true });
  if (coins === 0) return;
  await adjustBalance({ userId: oldId, coins: -coins, note: `absorbed by ${newId}` });
  await adjustBalance({ userId: newId, coins, note: `absorbed ${oldId}` });
}

/**
 * Makes an account that had only a phone part of the account with Telegram that has proven the same phone: orders,
 * seats, favourites, interests, address, coins, rewards and who brought them. Its sessions end. In the caller's transaction.
 */
export async function absorbAccount(oldId: number, newId: number): Promise<void> {
  // While one of the two orders, nothing moves, and the other way round.
  for (const userId of [oldId, newId].sort((one, other) => one - other)) {
    await sequelize.query("select pg_advisory_xact_lock($lock, $userId)", {
      type: QueryTypes.SELECT,
      bind: { lock: locks.orders, userId },
    });
  }
  const run = async (sql: string) => {
    const bind = Object.fromEntries(
      Object.entries({ old: oldId, new: newId }).filter(([name]) => sql.includes(`$${name}`)),
    );
    await sequelize.query(sql, { bind });
  };
  await run(LOCK_GROUPS);
  await run(LOCK_PEOPLE);
  await holdBringer(oldId, newId);
  for (const sql of steps) await run(sql);
  await carryCoins(oldId, newId);
  await carryRewards(oldId, newId);
  await giveCards({ userId: newId });
}
