import type { Language } from "#contract/languages.ts";
import { checkCaller } from "#core/people/accounts/checkCaller.ts";
import { OutgoingMessage } from "#core/platform/outbox/message.ts";
import { ConversationMessage } from "#db/models/ConversationMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { boolean, json, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { type Conversation, findConversation } from "./findConversation.ts";
import { partsOf, type Said } from "./passOn.ts";
import type { Part } from "./relayParts.ts";
import { riskOf } from "./riskOf.ts";

/** The message that the other side has, as it is to be now. */
export interface Edit {
  /** The id of the words that were passed on. */
  id: number;
  chatId: number;
  messageId: number;
  message: OutgoingMessage;
  language: Language;
  /** The words and the photo as their writer has them now. */
  said: Pick<Said, "text" | "photoFileId">;
  /** There is a photo where there was none, or another. */
  isPhotoNew: boolean;
}

/** The outcome of editing words that were passed on. `why` they aren't passed on again is a key of texts. */
type EditOutcome =
  | { kind: "none" | "done" }
  | { kind: "refused"; why: `chat-edit-${"over" | "held" | "long" | "late" | "offer"}` }
  | { kind: "edit"; edit: Edit };

const shape = {
  id: number,
  conversationId: number,
  text: maybe(text),
  photoFileId: maybe(text),
  outboxId: maybe(number),
  status: maybe(text),
  isInWork: boolean,
  chatId: maybe(number),
  telegramMessageId: maybe(number),
  message: json<unknown>(),
  hasHead: boolean,
};

type Row = RowOf<typeof shape>;

async function lockSaid(userId: number, messageId: number): Promise<Row | undefined> {
  const [row] = await rows(
    shape,
    `select m.id, m.conversation_id as "conversationId", m.text, m.photo_file_id as "photoFileId",
       o.id as "outboxId", o.status, coalesce(o.claimed_until > now(), false) as "isInWork", o.chat_id as "chatId",
       o.telegram_message_id as "telegramMessageId", o.message,
       exists (select from outbox head where head.cause = o.cause || ':head') as "hasHead"
     from conversation_messages m left join outbox o on o.id = m.outbox_id
     where m.sender_id = $userId and m.message_id = $messageId and m.press is null and m.place is null
     order by m.id limit 1 for update of m`,
    { userId, messageId },
  );
  return row;
}

/** The edited words in the one message that holds them; undefined where they fit in there no more. */
function partFor(
  conversation: Conversation,
  { text, photoFileId }: Edit["said"],
  isWarned: boolean,
  hasHead: boolean,
) {
  if (hasHead) return text ? { text: { key: "chat-words" as const, values: { text } } } : undefined;
  const parts = partsOf(conversation, { updateId: 0, messageId: 0, text, photoFileId }, isWarned);
  const [part] = parts;
  return parts.length === 1 && part && "text" in part ? part : undefined;
}

async function settle(
  row: Row,
  part: Extract<Part, { text: unknown }>,
  said: Edit["said"],
  language: Language,
): Promise<EditOutcome> {
  const known = OutgoingMessage.safeParse(row.message).data;
  const late = { kind: "refused", why: "chat-edit-late" } as const;
  if (!known || row.outboxId === null || row.chatId === null || row.isInWork) return late;
  const message = { ...known, ...part };
  if (row.status === "sent" && row.telegramMessageId !== null) {
    const isPhotoNew = said.photoFileId !== row.photoFileId;
    const { id, telegramMessageId: messageId } = row;
    return { kind: "edit", edit: { id, chatId: row.chatId, messageId, message, language, said, isPhotoNew } };
  }
  if (row.status !== "queued") return late;
  await OutboxMessage.update({ message }, { where: { id: row.outboxId } });
  await keepEdited({ id: row.id, said });
  return { kind: "done" };
}

/** Why an edit of such a message can't be passed on, whatever it says. */
function findEditRefusal(
  row: Row,
  said: Said,
  isOtherKind: boolean,
): "chat-edit-offer" | "chat-edit-late" | undefined {
  const key = OutgoingMessage.safeParse(row.message).data?.text.key;
  // The offer stands as it was made: its buttons would agree to another price than its words.
  if (key === "offer-made") return "chat-edit-offer";
  const isPhotoGone = row.photoFileId !== null && said.photoFileId === null;
  const isPhotoNew = said.photoFileId !== row.photoFileId;
  return isOtherKind || isPhotoGone || (row.hasHead && isPhotoNew) ? "chat-edit-late" : undefined;
}

/**
 * Looks what is to become of words that a person has edited after they were passed on. What waits to be sent is changed
 * here; what has arrived is for the caller to edit, and then for `keepEdited`.
 * @param isOtherKind whether the message now has what isn't passed on (a video).
 * @throws {RuleError} banned
 */
export function editSaid(userId: number, said: Said, isOtherKind = false): Promise<EditOutcome> {
  return transact(async (): Promise<EditOutcome> => {
    const row = await lockSaid(userId, said.messageId);
    if (!row) return { kind: "none" };
    if (row.text === said.text && row.photoFileId === said.photoFileId && !isOtherKind)
      return { kind: "done" };
    await checkCaller(userId);
    const conversation = await findConversation(row.conversationId, userId);
    if (!conversation || conversation.end) return { kind: "refused", why: "chat-edit-over" };
    const why = findEditRefusal(row, said, isOtherKind);
    if (why) return { kind: "refused", why };
    if (await riskOf(conversation, said)) return { kind: "refused", why: "chat-edit-held" };
    const key = OutgoingMessage.safeParse(row.message).data?.text.key;
    const part = partFor(conversation, said, key?.endsWith("warned") ?? false, row.hasHead);
    if (!part) return { kind: "refused", why: "chat-edit-long" };
    return settle(row, part, said, conversation.other.language);
  });
}

/** Keeps words and their photo as they were edited. */
export async function keepEdited({ id, said }: Pick<Edit, "id" | "said">): Promise<void> {
  await ConversationMessage.update({ text: said.text, photoFileId: said.photoFileId }, { where: { id } });
}
