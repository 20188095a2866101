import { QueryTypes } from "sequelize";
import type { GroupStatus, OrderStatus } from "#contract/groups.ts";
import type { Language } from "#contract/languages.ts";
import { sequelize } from "#db/sequelize.ts";
import { statusSql } from "../groups/groupSql.ts";
import { type BalanceFate, fateJoin } from "../orders/balanceFate.ts";
import { coverJoin } from "../products/productCardSql.ts";

/** A card with all it shows. */
export interface CardFacts extends BalanceFate {
  id: number;
  chatId: number;
  /** Telegram's number of the message; null until it is sent. */
  messageId: number | null;
  hasPhoto: boolean;
  /** What tells apart the words it showed last. */
  shownHash: string | null;
  version: number;
  language: Language;
  status: GroupStatus;
  groupCode: string;
  /** The person's own code in the group; null when they have left it. */
  memberCode: string | null;
  productLink: string;
  title: string;
  /** Address of the product's cover. */
  photo: string | null;
  /** In whole rupees: alone, and with friends. */
  price: number;
  discountedPrice: number;
  seats: number;
  /** Who is in the group, in the order they came: first name and initial. */
  people: { firstName: string; initial: string }[];
  endsAt: Date;
  secondsLeft: number;
  /** The person's orders in the group that have come to nothing are left out. */
  orders: { id: number; status: OrderStatus; toPay: number }[];
}

const FIND = `
  select c.id, c.chat_id as "chatId", c.message_id as "messageId", c.has_photo as "hasPhoto",
    c.shown_hash as "shownHash", c.version, u.language, ${statusSql} as status, g.invite_code as "groupCode",
    own.invite_code as "memberCode", p.link as "productLink", p.price, p.discounted_price as "discountedPrice",
    case when u.language = 'hi' then coalesce(p.title_hi, p.title_en) else p.title_en end as title, i.src as photo,
    g.participants_to_complete as seats, g.ends_at as "endsAt",
    extract(epoch from g.ends_at - clock_timestamp())::float8 as "secondsLeft",
    (select coalesce(json_agg(json_build_object('firstName', one.first_name,
        'initial', coalesce(left(one.last_name, 1), '')) order by m.id), '[]')
      from group_members m join users one on one.id = m.user_id
      where m.group_id = g.id and m.left_at is null) as people,
    (select coalesce(json_agg(json_build_object('id', o.id, 'status', o.status,
        'toPay', o.total - o.balance_used) order by o.id), '[]')
      from orders o where o.group_id = g.id and o.user_id = c.user_id
        and o.status not in ('cancelled', 'refused', 'returned')) as orders,
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
  const [card] = await sequelize.query<CardFacts>(FIND, { type: QueryTypes.SELECT, bind: { id } });
  return card;
}
