import {
  addMessage,
  botChatKey,
  chatByKey,
  emitKeyboard,
  nextMessageId,
  peopleChatKey,
  quoteMessage,
} from "../chats.ts";
import { detectEntities } from "../detectEntities.ts";
import { HttpError } from "../http/router.ts";
import type { InlineKeyboard } from "../shapes/keyboards.ts";
import type { Entity, Message, PhotoSize, User } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { blockBot } from "./blockBot.ts";
import { toChatRef, toUser } from "./persons.ts";
import { tellBot } from "./tellBot.ts";

export const TEXT_LIMIT = 4096;

function readWords(text: string): { text: string; entities?: Entity[] } {
  const words = text.trim();
  if (words === "") throw new HttpError(400, "Nothing to send");
  if (words.length > TEXT_LIMIT) throw new HttpError(400, `A message has at most ${TEXT_LIMIT} characters`);
  const entities = detectEntities(words);
  return { text: words, ...(entities.length > 0 && { entities }) };
}

export function checkMayWrite(person: Person): void {
  if (person.blocked) throw new HttpError(409, `${person.firstName} has blocked the bot`);
}

/** The message of a chat that is replied to, as a field of the reply; nothing when it is none. */
export function readReply(world: World, key: string, messageId: unknown): Pick<Message, "reply_to_message"> {
  if (messageId === undefined) return {};
  const reply_to_message = quoteMessage(world, key, Number(messageId));
  if (!reply_to_message) throw new HttpError(404, "No such message to reply to");
  return { reply_to_message };
}

/** Writes to the bot. */
export function say(world: World, person: Person, text: string, repliesTo?: unknown): Message {
  checkMayWrite(person);
  const reply = readReply(world, botChatKey(person.id), repliesTo);
  markStarted(world, person);
  return tellBot(world, person, { ...readWords(text), ...reply });
}

/** A person who writes to a bot may be written to. */
export function markStarted(world: World, person: Person): void {
  if (person.started) return;
  person.started = true;
  world.emit({ type: "people", people: world.state.people });
}

/** Presses START, or follows a link `t.me/<bot>?start=<payload>`; unblocks the bot, as clients do. */
export function pressStart(world: World, person: Person, payload: string): Message {
  if (payload && !/^[A-Za-z0-9_-]{1,64}$/.test(payload)) {
    throw new HttpError(400, "A start payload has 1 to 64 letters, digits, _ or -");
  }
  blockBot(world, person, false);
  return say(world, person, payload ? `/start ${payload}` : "/start");
}

type Extras = {
  photo?: PhotoSize[];
  via_bot?: User;
  entities?: Entity[];
  reply_markup?: InlineKeyboard;
  /** The picture of the link that the text is previewed by. */
  preview?: PhotoSize[];
  /** Number of the message in their chat that is replied to. */
  repliesTo?: unknown;
};

/** Writes to another person; the bot never sees it. */
export function sayToPerson(
  world: World,
  from: Person,
  to: Person,
  text: string,
  { photo, via_bot, entities, reply_markup, preview, repliesTo }: Extras = {},
): Message {
  const key = peopleChatKey(from.id, to.id);
  const reply = readReply(world, key, repliesTo);
  const words = photo && text === "" ? { text: "" } : readWords(text);
  const marks = entities ?? words.entities ?? [];
  const content = photo
    ? {
        photo,
        ...(words.text && { caption: words.text }),
        ...(marks.length > 0 && { caption_entities: marks }),
      }
    : { text: words.text, ...(marks.length > 0 && { entities: marks }) };
  return addMessage(world, key, {
    message_id: nextMessageId(world),
    date: unixNow(),
    chat: toChatRef(to),
    from: toUser(from),
    ...content,
    ...reply,
    ...(via_bot && { via_bot }),
    ...(reply_markup && { reply_markup }),
    ...(preview && { preview }),
  });
}

/** Folds a one-time keyboard away once one of its buttons was pressed. */
export function foldKeyboard(world: World, key: string): void {
  const chat = chatByKey(world, key);
  if (!chat.keyboard?.one_time_keyboard || chat.isKeyboardUsed) return;
  chat.isKeyboardUsed = true;
  emitKeyboard(world, chat);
}
