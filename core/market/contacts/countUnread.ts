import type { Direction } from "#contract/connections.ts";
import { UNREAD_MAX } from "#contract/limits.ts";
import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";
import { UNREAD } from "./listConnections.ts";

const countWhere = (
  mine: string,
) => `(select least(coalesce(sum(found.unread), 0), ${UNREAD_MAX})::integer from (
    select ${UNREAD} as unread from conversations v join listings l on l.id = v.listing_id
    where ${mine} and not exists (select from blocks b where is_between(b, v.buyer_id, v.seller_id))) found)`;

const statement = {
  name: "connections-unread",
  text: `select
    ${countWhere("v.seller_id = $1::integer and v.last_message_at > v.seller_seen_at")} as "INCOMING",
    ${countWhere(`v.buyer_id = $1::integer and v.last_message_at > v.buyer_seen_at and is_open_to_all(l)`)} as "OUTGOING"`,
};

/** How many messages are new to a person in each direction: as many as the rows of their contacts say together. */
export async function countUnread(userId: number): Promise<Record<Direction, number>> {
  const [counted] = await read({ INCOMING: number, OUTGOING: number }, statement, [userId]);
  return counted ?? { INCOMING: 0, OUTGOING: 0 };
}
