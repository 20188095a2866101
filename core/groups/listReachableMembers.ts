import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { coverJoin } from "../products/productCardSql.ts";

/** A member whom the bot can write to. */
export interface ReachableMember {
  userId: number;
  telegramId: number;
  /** Of the product, in the member's language where there is one. */
  title: string;
  /** Address of the product's cover. */
  photo: string | null;
  groupCode: string;
  productLink: string;
  /** To be paid at the door, in rupees. */
  total: number;
}

/** Who is in a group, hasn't left it, and wants to hear from the bot. */
export function listReachableMembers(groupId: number): Promise<ReachableMember[]> {
  return sequelize.query<ReachableMember>(
    `select u.id as "userId", u.telegram_id as "telegramId", g.invite_code as "groupCode", p.link as "productLink",
       case when u.language = 'hi' then coalesce(p.title_hi, p.title_en) else p.title_en end as title,
       i.src as photo, o.total
     from group_members m join users u on u.id = m.user_id join groups g on g.id = m.group_id
     join products p on p.id = g.product_id join orders o on o.id = m.order_id
     ${coverJoin}
     where m.group_id = $groupId and m.left_at is null and u.telegram_id is not null
       and u.bot_started_at is not null and u.bot_stopped_at is null and u.banned_at is null
     order by m.id`,
    { type: QueryTypes.SELECT, bind: { groupId } },
  );
}
