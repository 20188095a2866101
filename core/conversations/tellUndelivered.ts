import { QueryTypes } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { listingName } from "#core/bot/listingName.ts";
import { Priority } from "#core/outbox/message.ts";
import { queueMessage } from "#core/outbox/queueMessage.ts";
import { sequelize } from "#db/sequelize.ts";

interface Lost {
  messageId: number;
  conversationId: number;
  senderId: number;
  telegramId: number;
  language: Language;
  otherName: string;
  name: string;
  nameRu: string | null;
  nameUz: string | null;
}

const LOST = `
  select distinct on (m.conversation_id) m.id as "messageId", m.conversation_id as "conversationId",
    sender.id as "senderId", sender.telegram_id as "telegramId", sender.language, other.first_name as "otherName",
    l.name, l.name_ru as "nameRu", l.name_uz as "nameUz"
  from outbox o
  join conversation_messages m on m.outbox_id = o.id
  join users sender on sender.id = m.sender_id
  join users other on other.id = o.user_id
  join conversations c on c.id = m.conversation_id
  join listings l on l.id = c.listing_id
  where o.chat_id = $chatId and o.conversation_id is not null and o.status in ('failed', 'cancelled')
  order by m.conversation_id, m.id desc`;

/** Tells people whose words to this chat were given up, once for the last of each conversation. */
export async function tellUndelivered(chatId: number): Promise<void> {
  const lost = await sequelize.query<Lost>(LOST, { type: QueryTypes.SELECT, bind: { chatId } });
  for (const row of lost) {
    await queueMessage({
      userId: row.senderId,
      chatId: row.telegramId,
      conversationId: row.conversationId,
      cause: `chat-undelivered:${row.messageId}`,
      priority: Priority.answer,
      message: {
        text: {
          key: "chat-undelivered",
          values: { name: row.otherName, listing: listingName(row, row.language) },
        },
      },
    });
  }
}
