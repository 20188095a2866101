import { QueryTypes } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { recordConnection } from "../contacts/recordConnection.ts";
import { findListingPreview } from "../pages/findListingPreview.ts";
import { cardRows } from "./chatButtons.ts";
import { describeState } from "./describeState.ts";
import { enterConversation } from "./enterConversation.ts";
import type { Conversation } from "./findConversation.ts";
import { markAllSeen } from "./seats.ts";

/** A wish to write to somebody about a listing. */
interface Wish {
  listingId: number;
  /** Named by a seller, who may have one with every buyer. */
  conversationId?: number | undefined;
  /** Somebody's contact that a seller answers, where there is no conversation yet: a call. */
  connectionId?: number | undefined;
  /** Telegram id of the person's chat with the bot, and the update that brought the wish: each has one card. */
  chatId: number;
  updateId: number;
}

async function findOwn(userId: number, { listingId, conversationId }: Wish): Promise<number | undefined> {
  const [found] = await rows(
    { id: number },
    `select id from conversations
     where listing_id = $listingId and ${
       conversationId === undefined ? "buyer_id = $userId" : "id = $id and $userId in (buyer_id, seller_id)"
     }`,
    { listingId, userId, ...(conversationId && { id: conversationId }) },
  );
  return found?.id;
}

/** Begins a buyer's conversation; of several beginnings at once one is made and all find it. */
async function begin(userId: number, wish: Wish): Promise<number> {
  const { listingId } = wish;
  await recordConnection(userId, { telegramProductId: listingId, kind: "chat" });
  await sequelize.query(
    `insert into conversations (listing_id, buyer_id, seller_id)
     select id, $userId, owner_id from listings where id = $listingId
     on conflict (listing_id, buyer_id) do nothing`,
    { type: QueryTypes.INSERT, bind: { listingId, userId } },
  );
  const id = await findOwn(userId, wish);
  if (id === undefined) throw new Error("A conversation was begun and is not there");
  return id;
}

/**
 * Begins a seller's conversation with somebody who has contacted them, with a caller also after the sale; of several beginnings at once one is made.
 * @throws {RuleError} not_found when the contact isn't about a listing of theirs.
 */
async function beginAsSeller(userId: number, { listingId, connectionId }: Wish): Promise<number> {
  const bind = { userId, listingId, connectionId: connectionId ?? null };
  const contact = `from connections k join listings l on l.id = k.listing_id
    where k.id = $connectionId and l.id = $listingId and l.owner_id = $userId`;
  await sequelize.query(
    `insert into conversations (listing_id, buyer_id, seller_id)
     select l.id, k.user_id, l.owner_id ${contact} on conflict (listing_id, buyer_id) do nothing`,
    { type: QueryTypes.INSERT, bind },
  );
  const [begun] = await rows(
    { id: number },
    `select c.id from conversations c
     where (c.listing_id, c.buyer_id) = (select l.id, k.user_id ${contact})`,
    bind,
  );
  if (!begun) throw new RuleError("not_found", "No such contact");
  return begun.id;
}

async function findOrBegin(userId: number, wish: Wish): Promise<number> {
  if (wish.connectionId !== undefined) return beginAsSeller(userId, wish);
  const known = await findOwn(userId, wish);
  if (known !== undefined) return known;
  if (wish.conversationId !== undefined) throw new RuleError("not_found", "No such conversation");
  return begin(userId, wish);
}

/** The listing's card, with words about whom one is writing to and how things stand. */
async function queueCard(conversation: Conversation, { chatId, updateId }: Wish): Promise<void> {
  const { id, listingId, me, other, isSeller, isOnSale } = conversation;
  const listing = await findListingPreview({ id: listingId }, me.language);
  if (!listing) throw new RuleError("not_found", "No such listing");
  const { name, place, photo, link } = listing;
  const { words: state, ...standing } = await describeState(conversation);
  await queueMessage({
    userId: me.userId,
    chatId,
    conversationId: id,
    cause: `chat-card:${updateId}`,
    priority: Priority.answer,
    message: {
      text: {
        key: "chat-card",
        values: { name, place, price: priceText(listing, me.language), person: other.firstName, state },
      },
      ...(photo && { photo }),
      buttons: cardRows(id, { isSeller, link, isOnSale, ...standing }),
    },
  });
}

function open(userId: number, wish: Wish): Promise<void> {
  return transact(async () => {
    const conversation = await enterConversation(userId, await findOrBegin(userId, wish));
    await queueCard(conversation, wish);
  });
}

/**
 * Opens a person's conversation about a listing and shows them its card: a buyer's own, begun when there is none, the
 * named one, or a seller's with the person of a contact. A buyer's beginning counts as a contact.
 * @throws {RuleError} banned, not_found, own_listing, not_active, blocked, daily_limit, unwanted_contact when the
 * seller takes calls only, and conflict when the other side can't be reached.
 */
export async function openConversation(userId: number, wish: Wish): Promise<void> {
  try {
    await open(userId, wish);
  } catch (error) {
    // A conversation that is over can't be entered again, and would stay unread for good.
    const known = error instanceof RuleError && (await findOwn(userId, wish));
    if (known) await markAllSeen(userId, known);
    throw error;
  }
}
