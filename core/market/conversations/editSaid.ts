import { QueryTypes } from "sequelize";
import type { Language } from "#contract/languages.ts";
import { checkCaller } from "#core/people/accounts/checkCaller.ts";
import { OutgoingMessage } from "#core/platform/outbox/message.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { type Conversation, findConversation } from "./findConversation.ts";
import { partsOf, type Said } from "./passOn.ts";
import type { Part } from "./relayParts.ts";
import { riskOf } from "./riskOf.ts";

/** The message that the other side has, as it is to be now. */
export interface Edit {
  /** Of the words that were passed on. */
  id: number;
  chatId: number;
  messageId: number;
  message: OutgoingMessage;
  language: Language;
}

/** What becomes of words that were passed on and are edited; `why` they aren't passed on again is a key of texts. */
export type EditOutcome =
  | { kind: "none" | "done" }
  | { kind: "refused"; why: "chat-edit-over" | "chat-edit-held" | "chat-edit-long" | "chat-edit-late" }
  | { kind: "edit"; edit: Edit };

interface Row {
  id: number;
  conversationId: number;
  text: string | null;
  photoFileId: string | null;
  outboxId: number | null;
  status: string | null;
  isInWork: boolean;
  chatId: number;
  telegramMessageId: number | null;
  message: unknown;
  hasHead: boolean;
}

async function lockSaid(userId: number, messageId: number): Promise<Row | undefined> {
  const [row] = await sequelize.query<Row>(
    `select m.id, m.conversation_id as "conversationId", m.text, m.photo_file_id as "photoFileId",
       o.id as "outboxId", o.status, coalesce(o.claimed_until > now(), false) as "isInWork", o.chat_id as "chatId",
       o.telegram_message_id as "telegramMessageId", o.message,
       exists (select from outbox head where head.cause = o.cause || ':head') as "hasHead"
     from conversation_messages m left join outbox o on o.id = m.outbox_id
     where m.sender_id = $userId and m.message_id = $messageId and m.press is null and m.place is null
     order by m.id limit 1 for update of m`,
    { type: QueryTypes.SELECT, bind: { userId, messageId } },
  );
  return row;
}

/** The edited words in the one message that holds them; undefined where they fit in there no more. */
function partFor(
  conversation: Conversation,
  { text, photoFileId }: Said,
  isWarned: boolean,
  hasHead: boolean,
) {
  if (hasHead) return text ? { text: { key: "chat-words", values: { text } } } : undefined;
  const parts = partsOf(conversation, { updateId: 0, messageId: 0, text, photoFileId }, isWarned);
  const [part] = parts;
  return parts.length === 1 && part && "text" in part ? part : undefined;
}

async function settle(
  row: Row,
  part: Extract<Part, { text: unknown }>,
  text: string | null,
  language: Language,
): Promise<EditOutcome> {
  const known = OutgoingMessage.safeParse(row.message).data;
  const late = { kind: "refused", why: "chat-edit-late" } as const;
  if (!known || row.outboxId === null || row.isInWork) return late;
  const message = { ...known, text: part.text };
  if (row.status === "sent" && row.telegramMessageId !== null) {
    return {
      kind: "edit",
      edit: { id: row.id, chatId: row.chatId, messageId: row.telegramMessageId, message, language },
    };
  }
  if (row.status !== "queued") return late;
  await sequelize.query("update outbox set message = $message::jsonb where id = $id", {
    type: QueryTypes.UPDATE,
    bind: { id: row.outboxId, message: JSON.stringify(message) },
  });
  await keepEdited(row.id, text);
  return { kind: "done" };
}

/**
 * Looks what is to become of words that a person has edited after they were passed on. What waits to be sent is changed
 * here; what has arrived is for the caller to edit, and then for `keepEdited`.
 * @throws {RuleError} banned
 */
export function editSaid(userId: number, said: Said): Promise<EditOutcome> {
  return transact(async (): Promise<EditOutcome> => {
    const row = await lockSaid(userId, said.messageId);
    if (!row) return { kind: "none" };
    if (row.text === said.text) return { kind: "done" };
    await checkCaller(userId);
    const conversation = await findConversation(row.conversationId, userId);
    if (!conversation || conversation.end) return { kind: "refused", why: "chat-edit-over" };
    if (await riskOf(conversation, said)) return { kind: "refused", why: "chat-edit-held" };
    const { key = "" } = OutgoingMessage.safeParse(row.message).data?.text ?? {};
    const own = { ...said, photoFileId: row.photoFileId };
    const part = partFor(conversation, own, key.endsWith("warned"), row.hasHead);
    if (!part) return { kind: "refused", why: "chat-edit-long" };
    return settle(row, part, said.text, conversation.other.language);
  });
}

/** Keeps words as they were edited. */
export async function keepEdited(id: number, text: string | null): Promise<void> {
  await sequelize.query("update conversation_messages set text = $text where id = $id", {
    type: QueryTypes.UPDATE,
    bind: { id, text },
  });
}
