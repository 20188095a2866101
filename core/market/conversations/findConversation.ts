import { z } from "zod";
import { shorten } from "#contract/cutText.ts";
import { type Language, languages } from "#contract/languages.ts";
import { boolean, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { listingName } from "../listings/listingName.ts";
import { shownName } from "./shownName.ts";

// It goes back only as far as a person would still mean it with words that reply to nothing.
const LAST = `
  select id from (
    select id, last_message_at from conversations where buyer_id = $userId
    union all select id, last_message_at from conversations where seller_id = $userId) own
  where last_message_at > now() - interval '24 hours'
  order by last_message_at desc limit 1`;

/** Finds the conversation that somebody had last, today or yesterday; it may have ended since. */
export async function findRecent(userId: number): Promise<Conversation | undefined> {
  const [last] = await rows({ id: number }, LAST, { userId });
  return last && findConversation(last.id, userId);
}

/** Why nothing more can be said: the listing isn't on sale and its buyer hasn't called about it, one has blocked the other, or the other can't be reached. */
const ConversationEnd = z.enum(["not_active", "blocked", "conflict"]);

type ConversationEnd = z.infer<typeof ConversationEnd>;

/** A longer name of a listing is cut: it stands in a line above every message. */
const NAME_MAX = 80;

/** One side of a conversation. */
interface Side {
  userId: number;
  /** The name as the other side sees it. */
  firstName: string;
  language: Language;
}

/** A conversation as one of its two sides sees it. */
export interface Conversation {
  id: number;
  listingId: number;
  /** The listing's name, cut when it is long, in the language of the one who looks, and of the other. */
  listingName: string;
  listingNameForOther: string;
  isSeller: boolean;
  me: Side;
  other: Side;
  /** Null while it goes on. */
  end: ConversationEnd | null;
  /** False where it goes on past the sale: nothing more can be agreed on there. */
  isOnSale: boolean;
}

const shape = {
  id: number,
  listingId: number,
  name: text,
  nameRu: maybe(text),
  nameUz: maybe(text),
  isSeller: boolean,
  end: maybe(ConversationEnd),
  isOnSale: boolean,
  myName: text,
  myLanguage: z.enum(languages),
  otherId: number,
  otherName: text,
  otherLanguage: z.enum(languages),
};

type Row = RowOf<typeof shape>;

// A seller answers a caller also after the sale, and is answered; a listing that was removed is out of reach.
const FIND = `
  select c.id, l.id as "listingId", l.name, l.name_ru as "nameRu", l.name_uz as "nameUz",
    c.seller_id = me.id as "isSeller", me.first_name as "myName", me.language as "myLanguage",
    other.id as "otherId", other.first_name as "otherName", other.language as "otherLanguage",
    l.visible as "isOnSale",
    case
      when not (l.visible or is_open_to_all(l) and exists (
        select from connections k where k.listing_id = l.id and k.user_id = c.buyer_id and k.kind = 'call'
      )) then 'not_active'
      when exists (select from blocks b where is_between(b, me.id, other.id)) then 'blocked'
      when not is_reachable(other) or other.deletion_asked_at is not null then 'conflict'
    end as "end"
  from conversations c
  join listings l on l.id = c.listing_id
  join users me on me.id = $userId
  join users other on other.id = case me.id when c.seller_id then c.buyer_id else c.seller_id end
  where c.id = any($ids::integer[]) and $userId in (c.buyer_id, c.seller_id)`;

function shortName(row: Row, language: Language): string {
  return shorten(listingName(row, language), NAME_MAX);
}

function toConversation(row: Row, userId: number): Conversation {
  const [mine, others] = row.isSeller ? (["seller", "buyer"] as const) : (["buyer", "seller"] as const);
  return {
    id: row.id,
    listingId: row.listingId,
    listingName: shortName(row, row.myLanguage),
    listingNameForOther: shortName(row, row.otherLanguage),
    isSeller: row.isSeller,
    me: { userId, firstName: shownName(row.myName, mine, row.otherLanguage), language: row.myLanguage },
    other: {
      userId: row.otherId,
      firstName: shownName(row.otherName, others, row.myLanguage),
      language: row.otherLanguage,
    },
    end: row.end,
    isOnSale: row.isOnSale,
  };
}

/** Finds those of the conversations that are a person's own, in the order they are named in. */
export async function listConversations(ids: number[], userId: number): Promise<Conversation[]> {
  const conversations = await rows(shape, FIND, { ids, userId });
  return conversations
    .map((row) => toConversation(row, userId))
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Finds a conversation for one of its sides; for others there is none. */
export async function findConversation(id: number, userId: number): Promise<Conversation | undefined> {
  const [found] = await listConversations([id], userId);
  return found;
}
