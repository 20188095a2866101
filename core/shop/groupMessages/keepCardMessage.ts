import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { findCard } from "./findCard.ts";
import { nextHour } from "./writeCard.ts";

/** Remembers which message of Telegram is a card, in the transaction that notes that it was sent. */
export async function keepCardMessage(
  id: number,
  { messageId, hasPhoto }: { messageId: number; hasPhoto: boolean },
): Promise<void> {
  const card = await findCard(id);
  if (!card) return;
  // What has changed while it was on its way has made it due.
  await sequelize.query(
    `update group_cards set message_id = $messageId, has_photo = $hasPhoto, edited_at = clock_timestamp(),
       due_at = coalesce(due_at, $next) where id = $id`,
    { type: QueryTypes.UPDATE, bind: { id, messageId, hasPhoto, next: nextHour(card) } },
  );
}
