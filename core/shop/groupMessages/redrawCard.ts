import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

const REDRAW = `
  update group_cards set shown_hash = null, version = version + 1, due_at = now()
  where chat_id = $chatId and message_id = $messageId returning id`;

/**
 * Has a card edited anew whatever it shows, as a press below it was answered.
 * @returns whether this message is a card.
 */
export async function redrawCard(message: { chatId: number; messageId: number }): Promise<boolean> {
  const redrawn = await sequelize.query(REDRAW, { type: QueryTypes.SELECT, bind: { ...message } });
  return redrawn.length > 0;
}
