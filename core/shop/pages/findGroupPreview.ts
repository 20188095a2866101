import { z } from "zod";
import { groupStatuses } from "#contract/groups.ts";
import type { Language } from "#contract/languages.ts";
import { cleanLine } from "#contract/words.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { boolean, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { getInvitation, type Invitation } from "../groups/getInvitation.ts";
import { coverJoin } from "../products/productCardSql.ts";

/** The bot's card of a group. */
const groupPreviewRow = {
  /** The code of the group itself, not of the member whose code was asked with. */
  groupCode: text,
  status: z.enum(groupStatuses),
  placesLeft: number,
  /** Whole minutes that it is still open. */
  minutesLeft: number,
  /** First name of who invites, in one line; null when they have left. */
  inviter: maybe(text),
  /** The viewer's total at the door, in whole rupees; null when they aren't in the group. */
  ownTotal: maybe(number),
  /** The viewer's order in it has come to nothing. */
  isOrderOver: boolean,
  /** The viewer's order, once it is packed or further: it says more than the group. */
  movedOrderId: maybe(number),
  isOnSale: boolean,
  productLink: text,
  title: text,
  /** In whole rupees: alone, and with friends. */
  price: number,
  discountedPrice: number,
  /** Address of the product's cover. */
  photo: maybe(text),
};

export type GroupPreview = RowOf<typeof groupPreviewRow>;

async function find(code: string): Promise<Invitation | undefined> {
  try {
    return await getInvitation(code);
  } catch (error) {
    if (error instanceof RuleError && error.code === "not_found") return undefined;
    throw error;
  }
}

/** Finds a group by its code or by a member's. */
export async function findGroupPreview(
  code: string,
  { viewerId, language }: { viewerId: number; language: Language },
): Promise<GroupPreview | undefined> {
  const invitation = await find(code);
  if (!invitation) return undefined;
  const [group] = await rows(
    groupPreviewRow,
    `select g.invite_code as "groupCode", status_now(g.status, g.ends_at) as status,
       g.participants_to_complete - g.members_count as "placesLeft",
       greatest(0, minutes_until(g.ends_at)) as "minutesLeft",
       u.first_name as inviter, own.total as "ownTotal",
       coalesce(own.is_over, false) as "isOrderOver", own.moved as "movedOrderId", p.is_published as "isOnSale", p.link as "productLink",
       title_in(p, '${language}') as title, p.price, p.discounted_price as "discountedPrice", i.src as photo
     from groups g
     join products p on p.id = g.product_id
     ${coverJoin}
     left join group_members inviter on inviter.id = $memberId and inviter.left_at is null
     left join users u on u.id = inviter.user_id
     left join lateral (
       select o.total - o.balance_used as total, has_failed(o) as is_over,
         case when o.status not in ('placed', 'confirmed', 'cancelled') then o.id end as moved
       from group_members m join orders o on o.id = m.order_id
       where m.group_id = g.id and m.user_id = $viewerId and m.left_at is null order by m.id limit 1) own on true
     where g.id = $groupId`,
    { groupId: invitation.groupId, memberId: invitation.inviter?.memberId ?? null, viewerId },
  );
  return group && { ...group, inviter: group.inviter && cleanLine(group.inviter) };
}
