import { boolean, number, rows, text } from "#db/rows.ts";
import type { ReminderKind } from "../contract/reminders.ts";
import { joinOrCreate } from "../core/shop/purchase/joinOrCreate.ts";
import type { Group } from "../db/models/Group.ts";
import type { User } from "../db/models/User.ts";
import { sequelize } from "../db/sequelize.ts";
import { purchaseOf, seatOf } from "./shopFactories.ts";

/** A group of these people, of which the first starts it. */
export async function gatherGroup(productId: number, people: readonly User[]): Promise<Group> {
  let inviteCode: string | null = null;
  for (const { id } of people) {
    const joined = await joinOrCreate(id, purchaseOf(productId, { ...(inviteCode && { inviteCode }) }));
    inviteCode ??= joined.inviteCode;
  }
  return (await seatOf(inviteCode)).group;
}

/** Moves a group and all that has happened in it into the past; `by` is an interval such as `3 hours`. */
export const ageGroup = (groupId: number, by: string): Promise<unknown> =>
  sequelize.query(
    `with g as (update groups set created_at = created_at - $by::interval, ends_at = ends_at - $by::interval
       where id = $groupId),
     s as (update group_shares set copied_at = copied_at - $by::interval, shared_at = shared_at - $by::interval
       where group_id = $groupId),
     o as (update orders set created_at = created_at - $by::interval where group_id = $groupId)
     update group_members set joined_at = joined_at - $by::interval where group_id = $groupId`,
    { bind: { groupId, by } },
  );

/** Notes that somebody first looked at a product so long ago. */
export const lookAt = (userId: number, productId: number, ago: string): Promise<unknown> =>
  sequelize.query(
    "insert into product_views (user_id, product_id, viewed_at) values ($userId, $productId, now() - $ago::interval)",
    { bind: { userId, productId, ago } },
  );

/** Returns the reminders of a person, past and to come, in the order they were written down. */
export const remindersOf = (user: User) =>
  rows(
    { id: number, kind: text, state: text, isBotStopped: boolean },
    `select id, kind, state, is_bot_stopped as "isBotStopped" from reminders where user_id = $id order by id`,
    { id: user.id },
  );

/** One kind of them. */
export const reminderOf = async (user: User, kind: ReminderKind) =>
  (await remindersOf(user)).find((reminder) => reminder.kind === kind);

/** The same without what was never to be told. */
export const kindsOf = async (user: User): Promise<string[]> =>
  (await remindersOf(user)).filter(({ state }) => state !== "skipped").map(({ kind }) => kind);
