import { botChatKey, findMessage, showChanged } from "../chats.ts";
import { detectEntities } from "../detectEntities.ts";
import { HttpError } from "../http/router.ts";
import type { Message } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { checkMayWrite, TEXT_LIMIT } from "./say.ts";
import { CAPTION_LIMIT } from "./sendPhotos.ts";

/** Clients let people edit what they have sent for 48 hours. */
const EDITABLE_FOR_S = 48 * 3600;

/**
 * Changes the words of a message that a person has sent the bot, which hears of it by an update of its own
 * (https://core.telegram.org/bots/api#update, `edited_message`). Words below a photo may go altogether.
 */
export function editOwn(world: World, person: Person, messageId: number, text: string): Message {
  checkMayWrite(person);
  const key = botChatKey(person.id);
  const message = findMessage(world, key, messageId);
  if (!message) throw new HttpError(404, "No such message");
  const isCaption = message.photo !== undefined || message.document !== undefined;
  const isOwn = message.from.id === person.id && (isCaption || message.text !== undefined);
  if (!isOwn || unixNow() - message.date > EDITABLE_FOR_S) throw new HttpError(400, "That can't be edited");
  const words = text.trim();
  const limit = isCaption ? CAPTION_LIMIT : TEXT_LIMIT;
  if (words.length > limit) throw new HttpError(400, `A message has at most ${limit} characters`);
  if (words === "" && !isCaption) throw new HttpError(400, "Nothing to send");
  // Clients send nothing where nothing has changed.
  if (words === (message.text ?? message.caption ?? "")) return message;

  const [field, marks] = isCaption
    ? (["caption", "caption_entities"] as const)
    : (["text", "entities"] as const);
  const entities = detectEntities(words);
  delete message[field];
  delete message[marks];
  Object.assign(message, {
    ...(words && { [field]: words }),
    ...(entities.length > 0 && { [marks]: entities }),
    edit_date: unixNow(),
  });
  showChanged(world, key, message);
  world.updates.push("edited_message", `chat:${person.id}`, structuredClone(message));
  return message;
}
