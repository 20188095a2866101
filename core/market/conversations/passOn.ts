import { QueryTypes } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { type OutgoingMessage, type Place, Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { boolean, number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";
import { answerRows, chatButtons } from "./chatButtons.ts";
import type { Conversation } from "./findConversation.ts";
import { type Part, relayParts } from "./relayParts.ts";
import { takeSeat } from "./seats.ts";

/** More than this a minute is no conversation. */
const PER_MINUTE = 30;

/** Words that a person wrote to the bot, or pressed instead. */
export interface Said {
  /** Telegram's number of the update: what came before under it is not relayed again. */
  updateId: number;
  /** Number of the message in the person's chat with the bot; of a press, the message it stands under. */
  messageId: number;
  text: string | null;
  photoFileId: string | null;
  place?: Place | null;
  /** The messenger has marked something in the words as a link or a name. */
  hasLink?: boolean;
  /** Which button was pressed: below one message it says its words once. */
  press?: string;
}

/** How words are told the other side, where it isn't as they were said. */
interface Telling {
  parts?: Part[];
  /** Buttons above those that are always there. */
  rows?: NonNullable<OutgoingMessage["buttons"]>;
  /** The other side is told to be careful: a link that its sender was warned of. */
  isRisky?: boolean;
}

/** @throws {RuleError} too_many_requests */
async function assertMaySay(userId: number): Promise<void> {
  const [said] = await rows(
    { count: number },
    `select count(*) as count from conversation_messages
     where sender_id = $userId and created_at > now() - interval '1 minute'`,
    { userId },
  );
  if (said && said.count >= PER_MINUTE) {
    throw new RuleError("too_many_requests", "Too many messages a minute", { retryAfter: 60 });
  }
}

/** Keeps the message; undefined when its update, or its press, has brought it before. */
async function keep(conversation: Conversation, said: Said): Promise<{ isTurn: boolean } | undefined> {
  const [kept] = await rows(
    { isTurn: boolean },
    `insert into conversation_messages
       (conversation_id, sender_id, update_id, message_id, text, photo_file_id, place, press)
     values ($conversationId, $userId, $updateId, $messageId, $text, $photoFileId, $place::jsonb, $press)
     on conflict do nothing
     returning (
       select before.conversation_id from conversation_messages before
       where before.sender_id = $userId order by before.message_id desc limit 1
     ) is distinct from conversation_id as "isTurn"`,
    {
      conversationId: conversation.id,
      userId: conversation.me.userId,
      updateId: said.updateId,
      messageId: said.messageId,
      text: said.text,
      photoFileId: said.photoFileId,
      place: said.place ? JSON.stringify(said.place) : null,
      press: said.press ?? null,
    },
  );
  return kept;
}

/** Whether an update's words were kept before: it has come again, as what followed was lost. */
export async function isKept({ updateId }: Pick<Said, "updateId">): Promise<boolean> {
  const kept = await sequelize.query("select from conversation_messages where update_id = $updateId", {
    type: QueryTypes.SELECT,
    bind: { updateId },
  });
  return kept.length > 0;
}

/** The words as the other side is sent them, in its language. */
export function partsOf(
  { me, other, listingNameForOther }: Conversation,
  said: Said,
  isRisky: boolean,
): Part[] {
  const { text, photoFileId, place = null } = said;
  const warning = isRisky ? translate(other.language, "chat-beware") : null;
  return relayParts({ name: me.firstName, listing: listingNameForOther, text, photoFileId, place, warning });
}

/** Buttons for a seller to answer a buyer's question with one press. */
function rowsFor({ id, isSeller }: Conversation, { text }: Said) {
  return !isSeller && text?.includes("?") ? answerRows(id) : [];
}

async function queueForOther(conversation: Conversation, said: Said, telling: Telling) {
  const { id, other, isSeller } = conversation;
  const parts = telling.parts ?? partsOf(conversation, said, telling.isRisky ?? false);
  // The reader is the other side: only a buyer can report, as what is reported is the listing.
  const buttons = [
    ...(telling.rows ?? rowsFor(conversation, said)),
    ...chatButtons(id, { canReport: isSeller }),
  ];
  const { updateId } = said;
  const cause = `chat:${updateId}`;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    await queueToUser(other.userId, {
      // If they stop the bot in this moment, its failure tells the sender.
      rule: "judged",
      conversationId: id,
      cause: isLast ? cause : `${cause}:head`,
      priority: Priority.answer,
      message: { ...part, ...(isLast && { buttons }) },
    });
  }
  await sequelize.query(
    `update conversation_messages set outbox_id = (select id from outbox where cause = $cause)
     where update_id = $updateId`,
    { type: QueryTypes.UPDATE, bind: { cause, updateId } },
  );
  await sequelize.query("update conversations set last_message_at = now() where id = $id", {
    type: QueryTypes.UPDATE,
    bind: { id },
  });
}

/**
 * Passes words on to the other side of a conversation that goes on; their sender's next ones belong there too.
 * @returns whether the sender's words before went elsewhere; undefined when the update's, or the press's, were passed on
 * before.
 * @throws {RuleError} too_many_requests
 */
export async function passOn(
  conversation: Conversation,
  said: Said,
  telling: Telling = {},
): Promise<{ isTurn: boolean } | undefined> {
  await assertMaySay(conversation.me.userId);
  const kept = await keep(conversation, said);
  if (!kept) return undefined;
  await queueForOther(conversation, said, telling);
  await takeSeat(conversation.me.userId, conversation.id);
  return kept;
}
