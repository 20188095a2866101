import { z } from "zod";
import { groupStatuses, orderStatuses } from "#contract/groups.ts";
import { languages } from "#contract/languages.ts";
import { boolean, date, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { balanceFateRow, fateJoin } from "../orders/balanceFate.ts";
import { coverJoin } from "../products/productCardSql.ts";

/** A card with all it shows. */
const cardFactsRow = {
  ...balanceFateRow,
  id: number,
  chatId: number,
  /** Telegram's number of the message; null until it is sent. */
  messageId: maybe(number),
  hasPhoto: boolean,
  /** A hash of the words that it showed last. */
  shownHash: maybe(text),
  version: number,
  language: z.enum(languages),
  status: z.enum(groupStatuses),
  groupCode: text,
  /** The person's own code in the group; null when they have left it. */
  memberCode: maybe(text),
  productLink: text,
  title: text,
  /** Address of the product's cover. */
  photo: maybe(text),
  /** In whole rupees: alone, and with friends. */
  price: number,
  discountedPrice: number,
  seats: number,
  /** The members of the group, in the order they came: first name and initial. */
  people: z.array(z.strictObject({ firstName: text, initial: text })),
  endsAt: date,
  secondsLeft: number,
  /** The person's orders in the group that have come to nothing are left out. */
  orders: z.array(z.strictObject({ id: number, status: z.enum(orderStatuses), toPay: number })),
};

export type CardFacts = RowOf<typeof cardFactsRow>;

const FIND = `
  select c.id, c.chat_id as "chatId", c.message_id as "messageId", c.has_photo as "hasPhoto",
    c.shown_hash as "shownHash", c.version, u.language, status_now(g.status, g.ends_at) as status, g.invite_code as "groupCode",
    own.invite_code as "memberCode", p.link as "productLink", p.price, p.discounted_price as "discountedPrice",
    title_in(p, u.language) as title, i.src as photo,
    g.participants_to_complete as seats, g.ends_at as "endsAt",
    extract(epoch from g.ends_at - clock_timestamp())::float8 as "secondsLeft",
    (select coalesce(json_agg(json_build_object('firstName', one.first_name,
        'initial', initial_of(one.last_name)) order by m.id), '[]')
      from group_members m join users one on one.id = m.user_id
      where m.group_id = g.id and m.left_at is null) as people,
    (select coalesce(json_agg(json_build_object('id', o.id, 'status', o.status,
        'toPay', o.total - o.balance_used) order by o.id), '[]')
      from orders o where o.group_id = g.id and o.user_id = c.user_id and not has_failed(o)) as orders,
    fate.*
  from group_cards c
  join users u on u.id = c.user_id
  join groups g on g.id = c.group_id
  join products p on p.id = g.product_id
  ${coverJoin}
  left join group_members own on own.group_id = g.id and own.user_id = c.user_id and own.left_at is null
  ${fateJoin("o.group_id = g.id and o.user_id = c.user_id")}
  where c.id = $id`;

/** Finds a card with all it shows. */
export async function findCard(id: number): Promise<CardFacts | undefined> {
  const [card] = await rows(cardFactsRow, FIND, { id });
  return card;
}
