import { z } from "zod";
import { languages } from "#contract/languages.ts";
import { reminderKinds } from "#contract/reminders.ts";
import { isMutedSql } from "#core/people/mutes/isMutedSql.ts";
import { boolean, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { balanceFateRow, fateJoin } from "../orders/balanceFate.ts";
import { coverJoin } from "../products/productCardSql.ts";
import { isTrueOfProduct, isTrueOfSeat, openKinds, seatJoins } from "../reminders/dueSql.ts";

/** A reminder that waits to be sent, with all it says. */
const reminderFactsRow = {
  ...balanceFateRow,
  kind: z.enum(reminderKinds),
  language: z.enum(languages),
  /** Whether it is still so, and still wanted. */
  isTrue: maybe(boolean),
  productLink: text,
  title: text,
  /** Address of the product's cover. */
  photo: maybe(text),
  /** In whole rupees: alone, and with friends. */
  price: number,
  discountedPrice: number,
  /** Places left in the group. For a product, those of the group that is nearest to completion, 0 where there is none. */
  placesLeft: number,
  /** People that a group of the product needs. */
  seats: number,
  /** Whole minutes that it is still open. */
  minutesLeft: number,
  /** Null of a product. */
  groupCode: maybe(text),
  /** The person's own code in the group; null when they aren't in it. */
  memberCode: maybe(text),
  /** Their orders in the group that wait for their yes. */
  orders: z.array(z.strictObject({ id: number, toPay: number })),
};

export type ReminderFacts = RowOf<typeof reminderFactsRow>;

/** A person who has started another group, or bought the product since, needn't be told. */
const isExpiryNews = `(g.status = 'expired' and not exists (
  select from orders o where o.user_id = r.user_id and o.product_id = r.product_id
    and o.group_id is distinct from g.id and o.created_at > g.ends_at))`;
const isCompletionNews = `(g.status = 'completed' and exists (
  select from orders o where o.user_id = r.user_id and o.group_id = g.id and o.status = 'placed'))`;

const isTrue = `case r.kind
  ${openKinds.map((kind) => `when '${kind}' then ${isTrueOfSeat(kind)}`).join("\n")}
  when 'NoJoins24' then ${isExpiryNews}
  when 'GroupFinished' then ${isCompletionNews}
  else ${isTrueOfProduct("r.user_id")} end`;

const FIND = `
  select r.kind, u.language, ${isTrue} and wants_news(u) and not ${isMutedSql("u.id", "r.kind")} as "isTrue",
    p.link as "productLink", title_in(p, u.language) as title,
    i.src as photo, p.price, p.discounted_price as "discountedPrice", g.invite_code as "groupCode",
    m.invite_code as "memberCode",
    p.participants_to_complete as seats,
    coalesce(shown.participants_to_complete - shown.members_count, 0) as "placesLeft",
    greatest(0, minutes_until(shown.ends_at)) as "minutesLeft",
    (select coalesce(json_agg(json_build_object('id', o.id, 'toPay', o.total - o.balance_used) order by o.id), '[]')
      from orders o where o.group_id = g.id and o.user_id = r.user_id and o.status = 'placed') as orders,
    fate.*
  from reminders r
  join users u on u.id = r.user_id
  join products p on p.id = r.product_id
  ${coverJoin}
  left join groups g on g.id = r.group_id
  left join group_members m on m.group_id = g.id and m.user_id = r.user_id and m.left_at is null
  ${seatJoins}
  ${fateJoin("o.group_id = g.id and o.user_id = r.user_id")}
  left join lateral (
    select * from groups near where near.id = g.id or (g.id is null and near.product_id = p.id
      and is_open(near) and near.members_count < near.participants_to_complete)
    order by near.members_count desc, near.id limit 1) shown on true
  where r.id = $id and r.state = 'queued'`;

/** Finds a reminder that waits to be sent. */
export async function findReminder(id: number): Promise<ReminderFacts | undefined> {
  const [reminder] = await rows(reminderFactsRow, FIND, { id });
  return reminder;
}
