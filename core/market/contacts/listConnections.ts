import { z } from "zod";
import { type Connection, connectionKinds, type Direction } from "#contract/connections.ts";
import { shorten } from "#contract/cutText.ts";
import { UNREAD_MAX } from "#contract/limits.ts";
import { ListingCard } from "#contract/listings.ts";
import { findBotUsername } from "#core/platform/telegram/findBotUsername.ts";
import { read } from "#db/readPool.ts";
import { boolean, date, json, maybe, number, type RowOf, text } from "#db/rows.ts";
import { cardJoins, coverJoin, keptCardSql } from "../listings/listingCardSql.ts";
import { chatLink, relayLink } from "./chatLink.ts";

const shape = {
  id: number,
  updated_at: date,
  kind: z.enum(connectionKinds),
  product: z.strictObject({ ...ListingCard.shape, isDeactivated: boolean }),
  person_id: number,
  first_name: text,
  photo_url: maybe(text),
  username: maybe(text),
  is_username_shown: boolean,
  is_writable: boolean,
  is_blocked: boolean,
  conversation_id: maybe(number),
  last_message: json<Connection["lastMessage"]>(),
  unread: number,
};

type Row = RowOf<typeof shape>;

/** The beginning of what was said last: more than a line of a wide screen holds. */
const LAST_MAX = 160;

/** Contacts of each direction, the column of the other side, and where a first word can be written to it. */
const sides: Record<Direction, { mine: string; person: string; isWritable: string }> = {
  INCOMING: {
    mine: "l.owner_id = $1::integer",
    person: "k.user_id",
    isWritable: "l.visible or is_open_to_all(l) and page.kind = 'call'",
  },
  OUTGOING: {
    mine: `k.user_id = $1::integer and is_open_to_all(l)`,
    person: "l.owner_id",
    isWritable: "l.visible and l.contact_methods <> 'call'",
  },
};

const LAST_MESSAGE = `(select json_build_object(
    'isOwn', m.sender_id = $1::integer,
    'kind', case when m.place is not null then 'place' when m.photo_file_id is not null then 'photo' else 'text' end,
    'text', m.text)
  from conversation_messages m where m.conversation_id = v.id order by m.id desc limit 1)`;
/** How many messages of the other side in the conversation `v` are new to the person `$1`. */
const UNREAD = `(select count(*)::integer from (
    select from conversation_messages m
    where m.conversation_id = v.id and m.sender_id <> $1::integer
      and m.created_at > case v.seller_id when $1::integer then v.seller_seen_at else v.buyer_seen_at end
    limit ${UNREAD_MAX}) new)`;

function statementsOf(direction: Direction) {
  const { mine, person, isWritable } = sides[direction];
  const found = `from connections k join listings l on l.id = k.listing_id where ${mine}`;
  const page = `
    with page as materialized (
      select k.id, k.listing_id, k.user_id, k.kind, ${person} as person_id, v.id as conversation_id,
        greatest(k.updated_at, v.last_message_at) as updated_at
      from connections k join listings l on l.id = k.listing_id
      left join conversations v on v.listing_id = k.listing_id and v.buyer_id = k.user_id
      where ${mine}
      order by updated_at desc, k.id desc limit $2::integer offset $3::integer
    )
    select page.id, page.updated_at, page.kind, ${keptCardSql} as product,
      (${isWritable}) as is_writable,
      page.person_id, person.first_name, person.photo_url, person.username, person.is_username_shown,
      exists (select from blocks b where is_between(b, page.user_id, l.owner_id)) as is_blocked,
      page.conversation_id, ${LAST_MESSAGE} as last_message, ${UNREAD} as unread
    from page join listings l on l.id = page.listing_id join users person on person.id = page.person_id
    left join conversations v on v.id = page.conversation_id
    ${cardJoins} ${coverJoin}
    order by page.updated_at desc, page.id desc`;
  const name = direction.toLowerCase();
  return {
    page: { name: `connections-${name}`, text: page },
    count: { name: `connections-${name}-count`, text: `select count(*)::integer as total ${found}` },
  };
}

const statements = { INCOMING: statementsOf("INCOMING"), OUTGOING: statementsOf("OUTGOING") };

/**
 * Chooses the link of a connection. Once there is a conversation, its link wins in both directions, and when it is over the
 * bot says why. Before, a buyer writes to the seller in the way that the seller wants, and a seller answers everybody who
 * contacted them, also by a call, and a caller also after the sale.
 */
function linkOf(direction: Direction, row: Row, bot: string | undefined): string | null {
  const { id: connectionId, conversation_id: conversationId } = row;
  const chat = { bot, listingId: row.product.id };
  if (row.is_blocked) return null;
  if (conversationId !== null) return relayLink({ ...chat, conversationId });
  if (!row.is_writable) return null;
  if (direction === "OUTGOING") {
    return chatLink(chat, { username: row.username, isUsernameShown: row.is_username_shown });
  }
  return relayLink({ ...chat, connectionId });
}

function toConnection(direction: Direction, row: Row, bot: string | undefined): Connection {
  const { id, kind, product, last_message: last } = row;
  return {
    id,
    updatedAt: row.updated_at.toISOString(),
    direction,
    kind,
    product,
    person: { userId: row.person_id, firstName: row.first_name, photoUrl: row.photo_url },
    chatLink: linkOf(direction, row, bot),
    lastMessage: last && { ...last, text: last.text && shorten(last.text, LAST_MAX) },
    // The conversation of a blocked person can't be opened to read what is new.
    unread: row.is_blocked ? 0 : row.unread,
  };
}

interface Asked {
  direction: Direction;
  skip: number;
  take: number;
}

/** A page of a person's contacts of a direction, the last first, with their total. */
export async function listConnections(
  userId: number,
  { direction, skip, take }: Asked,
): Promise<{ data: Connection[]; total: number }> {
  const { page, count } = statements[direction];
  const [rows, [counted], bot] = await Promise.all([
    read(shape, page, [userId, take, skip]),
    read({ total: number }, count, [userId]),
    findBotUsername(),
  ]);
  return { data: rows.map((row) => toConnection(direction, row, bot)), total: counted?.total ?? 0 };
}

const countWhere = (
  mine: string,
) => `(select least(coalesce(sum(found.unread), 0), ${UNREAD_MAX})::integer from (
    select ${UNREAD} as unread from conversations v join listings l on l.id = v.listing_id
    where ${mine} and not exists (select from blocks b where is_between(b, v.buyer_id, v.seller_id))) found)`;

const unreadStatement = {
  name: "connections-unread",
  text: `select
    ${countWhere("v.seller_id = $1::integer and v.last_message_at > v.seller_seen_at")} as "INCOMING",
    ${countWhere(`v.buyer_id = $1::integer and v.last_message_at > v.buyer_seen_at and is_open_to_all(l)`)} as "OUTGOING"`,
};

/** How many messages are new to a person in each direction: as many as the rows of their contacts say together. */
export async function countUnread(userId: number): Promise<Record<Direction, number>> {
  const [counted] = await read({ INCOMING: number, OUTGOING: number }, unreadStatement, [userId]);
  return counted ?? { INCOMING: 0, OUTGOING: 0 };
}
