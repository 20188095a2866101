import { addMessage, botChatKey, nextMessageId } from "../chats.ts";
import type { Message } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { toChatRef, toUser } from "./persons.ts";

/** Puts a person's message into the chat with the bot and hands it to the bot as an update. */
export function tellBot(
  world: World,
  person: Person,
  content: Omit<Message, "message_id" | "date" | "chat" | "from">,
): Message {
  const message: Message = {
    message_id: nextMessageId(world),
    date: unixNow(),
    chat: toChatRef(person),
    from: toUser(person),
    ...content,
  };
  addMessage(world, botChatKey(person.id), message);
  world.updates.push("message", `chat:${person.id}`, structuredClone(message));
  return message;
}
