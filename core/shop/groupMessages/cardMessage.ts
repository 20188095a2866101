import { QueryTypes } from "sequelize";
import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { sequelize } from "#db/sequelize.ts";
import { findCard } from "./findCard.ts";
import { nextHour, writeCard } from "./writeCard.ts";

const REDRAW = `
  update group_cards set shown_hash = null, version = version + 1, due_at = now()
  where chat_id = $chatId and message_id = $messageId returning id`;

/**
 * Has a card edited again whatever it shows, as a press below it was answered.
 * @returns whether this message is a card.
 */
export async function redrawCard(message: { chatId: number; messageId: number }): Promise<boolean> {
  const redrawn = await sequelize.query(REDRAW, { type: QueryTypes.SELECT, bind: { ...message } });
  return redrawn.length > 0;
}

/** Remembers which message of Telegram is a card, in the transaction that notes that it was sent. */
export async function keepCardMessage(
  id: number,
  { messageId, hasPhoto }: { messageId: number; hasPhoto: boolean },
): Promise<void> {
  const card = await findCard(id);
  if (!card) return;
  // A change while the card was on its way has made it due.
  await sequelize.query(
    `update group_cards set message_id = $messageId, has_photo = $hasPhoto, edited_at = clock_timestamp(),
       due_at = coalesce(due_at, $next) where id = $id`,
    { type: QueryTypes.UPDATE, bind: { id, messageId, hasPhoto, next: nextHour(card) } },
  );
}

/** Reads a card that is sent only now. A card of a group that has ended isn't sent: its people are told of the end. */
export async function readCardMessage(id: number): Promise<{ message: OutgoingMessage } | NotNow> {
  const card = await findCard(id);
  if (!card?.memberCode || card.status !== "open") return { kind: "over" };
  return { message: await writeCard(card) };
}
