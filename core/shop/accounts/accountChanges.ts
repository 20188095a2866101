import type { Merging } from "#core/people/accounts/accountEvents.ts";
import { stepOf } from "#core/people/deletion/wiped.ts";
import { runSteps } from "#core/platform/domainEvents/runSteps.ts";
import { holdLock } from "#db/locks.ts";
import { number, rows } from "#db/rows.ts";
import { giveCards } from "../groups/giveCards.ts";
import { mergeRewards } from "../referral/mergeRewards.ts";
import { wipedOrders } from "./wiped.ts";

/** Locks the groups that either of the two is in before their people and orders, in the order that joining keeps, too. */
const LOCK_GROUPS = `
  select id from groups where creator_id = $old or id in (select group_id from group_members where user_id = $old)
  order by id for update`;

/** Two seats in one group become one, the earlier; the order of the other stays with the group and comes with it. */
const LEAVE_SECOND_SEATS = `
  with second as (
    update group_members set left_at = clock_timestamp(), is_waiting = false
    where id in (select max(id) from group_members where user_id in ($old, $new) and left_at is null
      group by group_id having count(*) = 2)
    returning group_id)
  update groups set members_count = members_count - 1
  where status = 'open' and id in (select group_id from second)`;

/** The members of a group are then called otherwise, or are one instead of two. */
const TOUCH_CARDS = `
  update group_cards set version = version + 1, due_at = now()
  where group_id in (select group_id from group_members where user_id = $old and left_at is null)`;

const steps = [
  TOUCH_CARDS,
  LEAVE_SECOND_SEATS,
  // A person who waited in two groups of a product stays in both, and can begin no third.
  `update group_members old set is_waiting = false
   where user_id = $old and is_waiting and exists (select from group_members other
     where other.user_id = $new and other.product_id = old.product_id and other.is_waiting)`,
  // An order locks its buyer: one that was waited for here is there by now, and is seen below.
  // Seats and reviews follow their orders by their foreign keys. Nobody brings themselves.
  "update orders set user_id = $new, referer_id = nullif(referer_id, $new) where user_id = $old",
  "update orders set referer_id = nullif($new, user_id) where referer_id = $old",
  "update order_moves set by_id = $new where by_id = $old",
  "update order_notes set by_id = $new where by_id = $old",
  "update groups set creator_id = $new where creator_id = $old",
  // One reminder of a kind and one card of a group, also of who was two people in it.
  `delete from reminders old using reminders other where old.user_id = $old and other.user_id = $new
     and other.product_id = old.product_id and other.kind = old.kind
     and other.group_id is not distinct from old.group_id`,
  "update reminders set user_id = $new where user_id = $old",
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
  `insert into product_interests (user_id, product_id, created_at)
   select $new, product_id, created_at from product_interests where user_id = $old on conflict do nothing`,
  "delete from product_interests where user_id = $old",
  `insert into product_views as known (user_id, product_id, viewed_at, is_weighed)
   select $new, product_id, viewed_at, is_weighed from product_views where user_id = $old
   on conflict (user_id, product_id) do update set viewed_at = least(known.viewed_at, excluded.viewed_at),
     is_weighed = known.is_weighed or excluded.is_weighed`,
  "delete from product_views where user_id = $old",
];

/** While one of the two orders, nothing moves, and the other way round; then the groups that they are in are locked. */
export async function lockShopAccounts({ oldId, newId }: Merging): Promise<void> {
  for (const userId of [oldId, newId].sort((one, other) => one - other)) {
    await holdLock("orders", userId);
  }
  await runSteps([LOCK_GROUPS], { old: oldId });
}

/** Makes the old account's orders, seats, favourites, interests, views and rewards the new one's. */
export async function mergeShopAccounts({ oldId, newId }: Merging): Promise<void> {
  await runSteps(steps, { old: oldId, new: newId });
  await mergeRewards(oldId, newId);
  await giveCards({ userId: newId });
}

/** Wipes the addresses of what deleted people ordered as soon as they are of no use any more. */
export async function wipeOrders(): Promise<{ orders: number }> {
  const orders = await rows({ id: number }, `${stepOf(wipedOrders)} returning id`);
  return { orders: orders.length };
}
