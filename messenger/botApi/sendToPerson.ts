import { addMessage, botChatKey, chatByKey, emitKeyboard, nextMessageId, quoteMessage } from "../chats.ts";
import { personById, toChatRef } from "../people/persons.ts";
import type { Message } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { crowdPerson } from "../state.ts";
import { unixNow, type World } from "../world.ts";
import { ApiError, badRequest } from "./ApiError.ts";
import { isRecord, type Params } from "./Params.ts";
import type { Markup } from "./readMarkup.ts";

export type Content = Omit<Message, "message_id" | "date" | "chat" | "from">;

/** The person whose chat a call names. */
export function readChat(world: World, params: Params, name = "chat_id"): Person {
  const given = params.text(name);
  if (given === undefined || given === "") throw badRequest(`${name} is empty`);
  const person = personById(world, Number(given)) ?? crowdPerson(Number(given));
  if (!person) throw badRequest("chat not found");
  return person;
}

/** Refuses where Telegram would let no message of the bot through. */
export function checkReachable(person: Person): void {
  if (person.blocked) throw new ApiError(403, "Forbidden: bot was blocked by the user");
  if (!person.started && !person.canWrite) {
    throw new ApiError(403, "Forbidden: bot can't initiate conversation with a user");
  }
}

function readReplyTo(world: World, key: string, params: Params): Message | undefined {
  const reply = params.json("reply_parameters");
  const id = isRecord(reply) ? Number(reply.message_id) : params.int("reply_to_message_id");
  if (!id) return undefined;
  const found = quoteMessage(world, key, id);
  if (found) return found;
  const mayMiss = isRecord(reply)
    ? reply.allow_sending_without_reply === true
    : params.flag("allow_sending_without_reply");
  if (mayMiss) return undefined;
  throw badRequest("message to be replied not found");
}

/** Sends the bot's message into a person's chat. */
export function sendToPerson(
  world: World,
  person: Person,
  content: Content,
  markup: Markup,
  params: Params,
): Message {
  checkReachable(person);
  const key = botChatKey(person.id);
  const replyTo = readReplyTo(world, key, params);
  const message: Message = {
    message_id: nextMessageId(world),
    date: unixNow(),
    chat: toChatRef(person),
    from: world.bot,
    ...content,
    ...(replyTo && { reply_to_message: replyTo }),
    ...(markup.kind === "inline" && { reply_markup: markup.inline }),
  };
  addMessage(world, key, message);

  if (markup.kind === "keyboard" || markup.kind === "remove") {
    const chat = chatByKey(world, key);
    chat.keyboard = markup.kind === "keyboard" ? markup.keyboard : null;
    chat.isKeyboardUsed = false;
    emitKeyboard(world, chat);
  }
  return message;
}
