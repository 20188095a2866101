import { randomInt } from "node:crypto";
import { botChatKey, chatByKey, quoteMessage } from "../chats.ts";
import { HttpError } from "../http/router.ts";
import { chatInstance } from "../miniapp/initData.ts";
import type { InlineButton, ReplyButton } from "../shapes/keyboards.ts";
import type { Message, Place } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { toUser } from "./persons.ts";
import { checkMayWrite, foldKeyboard, say } from "./say.ts";
import { sendLocation } from "./sendLocation.ts";
import { shareContact } from "./shareContact.ts";

/** The outcome of a press, or the next step of the client. */
export type Pressed =
  | { kind: "callback"; queryId: string }
  | { kind: "url"; url: string }
  | { kind: "web_app"; url: string; mode: "inline" | "keyboard"; buttonText: string }
  | { kind: "copy"; text: string }
  | { kind: "sent"; message: Message };

/** Which inline button: by its place, its text or its data; in one message or in the newest that has it. */
type ButtonChoice = {
  messageId?: number;
  row?: number;
  column?: number;
  text?: string;
  data?: string;
};

function findInMessage(message: Message, choice: ButtonChoice): InlineButton | undefined {
  const rows = message.reply_markup?.inline_keyboard ?? [];
  if (choice.row !== undefined) return rows[choice.row]?.[choice.column ?? 0];
  return rows
    .flat()
    .find((button) =>
      choice.data === undefined ? button.text === choice.text : button.callback_data === choice.data,
    );
}

/**
 * A message as the bot gets it with a press: what it answers is as it is by now
 * (https://github.com/tdlib/telegram-bot-api/blob/master/telegram-bot-api/Client.cpp, JsonMessage: `get_message`).
 */
function asPressed(world: World, person: Person, message: Message): Message {
  const answered = message.reply_to_message;
  const now = answered && quoteMessage(world, botChatKey(person.id), answered.message_id);
  return { ...structuredClone(message), ...(now && { reply_to_message: now }) };
}

function sendCallback(world: World, person: Person, message: Message, data: string): Pressed {
  const id = `${person.id}${randomInt(1e9, 9e9)}`;
  world.callbacks.set(id, { id, personId: person.id, at: unixNow() });
  world.updates.push("callback_query", `callback:${person.id}`, {
    id,
    from: toUser(person),
    message: asPressed(world, person, message),
    chat_instance: chatInstance(person.id),
    data,
  });
  return { kind: "callback", queryId: id };
}

/** Presses a button under one of the bot's messages. */
export function pressInline(world: World, person: Person, choice: ButtonChoice): Pressed {
  const messages = chatByKey(world, botChatKey(person.id)).messages.toReversed();
  const candidates = choice.messageId
    ? messages.filter(({ message_id }) => message_id === choice.messageId)
    : messages;
  for (const message of candidates) {
    const button = findInMessage(message, choice);
    if (!button) continue;
    if (button.callback_data !== undefined) {
      checkMayWrite(person);
      return sendCallback(world, person, message, button.callback_data);
    }
    if (button.url) return { kind: "url", url: button.url };
    if (button.copy_text) return { kind: "copy", text: button.copy_text.text };
    if (button.web_app) {
      return { kind: "web_app", url: button.web_app.url, mode: "inline", buttonText: button.text };
    }
    throw new HttpError(400, "The stand-in cannot press a button of this kind");
  }
  throw new HttpError(404, "No such button in this chat");
}

const SOMEWHERE: Place = { latitude: 41.311081, longitude: 69.240562 };

/** Presses a button of the keyboard below the text field. */
export function pressKeyboard(world: World, person: Person, text: string, place = SOMEWHERE): Pressed {
  const key = botChatKey(person.id);
  const rows = chatByKey(world, key).keyboard?.keyboard ?? [];
  const button: ReplyButton | undefined = rows.flat().find((candidate) => candidate.text === text);
  if (!button) throw new HttpError(404, "No such button on the keyboard");
  if (button.web_app) {
    return { kind: "web_app", url: button.web_app.url, mode: "keyboard", buttonText: text };
  }
  const message = sendFromKeyboard(world, person, button, place);
  foldKeyboard(world, key);
  return { kind: "sent", message };
}

function sendFromKeyboard(world: World, person: Person, button: ReplyButton, location: Place): Message {
  if (button.request_contact) return shareContact(world, person);
  if (button.request_location) return sendLocation(world, person, location);
  return say(world, person, button.text);
}
