import {
  botChatKey,
  chatByKey,
  emitKeyboard,
  findMessage,
  removeMessages,
  showChanged,
} from "../../chats.ts";
import type { Message } from "../../shapes/message.ts";
import { unixNow, type World } from "../../world.ts";
import { badRequest } from "../ApiError.ts";
import type { Methods } from "../method.ts";
import { isRecord, type Params } from "../Params.ts";
import { readInlineMarkup } from "../readMarkup.ts";
import { readCaption, readText } from "../readText.ts";
import { readChat } from "../sendToPerson.ts";

const DELETABLE_FOR_S = 48 * 3600;
const NOT_MODIFIED =
  "message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message";

function readEditable(world: World, params: Params): { key: string; message: Message } {
  const person = readChat(world, params);
  const key = botChatKey(person.id);
  const message = findMessage(world, key, params.int("message_id") ?? 0);
  if (!message) throw badRequest("message to edit not found");
  if (!message.from.is_bot) throw badRequest("message can't be edited");
  return { key, message };
}

type Editable = Pick<Message, "text" | "entities" | "caption" | "caption_entities" | "reply_markup">;

/** Applies an edit: fields named in `change` with no value are taken away. */
function edit(
  world: World,
  key: string,
  message: Message,
  change: { [Field in keyof Editable]: Editable[Field] | undefined },
): Message {
  const pick = (source: object) =>
    JSON.stringify(Object.keys(change).map((name) => (source as Record<string, unknown>)[name] ?? null));
  if (pick(message) === pick(change)) throw badRequest(NOT_MODIFIED);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) delete message[name as keyof Editable];
    else Object.assign(message, { [name]: value });
  }
  message.edit_date = unixNow();
  showChanged(world, key, message);
  return message;
}

function readIds(params: Params): number[] {
  const ids = params.json("message_ids");
  return Array.isArray(ids) ? ids.map(Number) : [];
}

/** Methods that change or remove what was sent. */
export const editing: Methods = {
  editMessageText: (world, params) => {
    const { key, message } = readEditable(world, params);
    const { text, entities } = readText(params);
    if (message.text === undefined) throw badRequest("there is no text in the message to edit");
    return edit(world, key, message, {
      text,
      entities: entities.length > 0 ? entities : undefined,
      reply_markup: readInlineMarkup(params),
    });
  },

  editMessageCaption: (world, params) => {
    const { key, message } = readEditable(world, params);
    if (!message.photo && !message.document) {
      throw badRequest("there is no caption in the message to edit");
    }
    const { caption, caption_entities } = readCaption(params);
    return edit(world, key, message, {
      caption,
      caption_entities,
      reply_markup: readInlineMarkup(params),
    });
  },

  editMessageReplyMarkup: (world, params) => {
    const { key, message } = readEditable(world, params);
    return edit(world, key, message, { reply_markup: readInlineMarkup(params) });
  },

  deleteMessage: (world, params) => {
    const person = readChat(world, params);
    const key = botChatKey(person.id);
    const message = findMessage(world, key, params.int("message_id") ?? 0);
    if (!message) throw badRequest("message to delete not found");
    if (unixNow() - message.date > DELETABLE_FOR_S) throw badRequest("message can't be deleted");
    removeMessages(world, key, [message.message_id]);
    return true;
  },

  deleteMessages: (world, params) => {
    const person = readChat(world, params);
    const ids = readIds(params);
    if (ids.length === 0) throw badRequest("message identifiers are not specified");
    removeMessages(world, botChatKey(person.id), ids);
    return true;
  },

  pinChatMessage: (world, params) => {
    const person = readChat(world, params);
    const key = botChatKey(person.id);
    const message = findMessage(world, key, params.int("message_id") ?? 0);
    if (!message) throw badRequest("message to pin not found");
    const chat = chatByKey(world, key);
    chat.pinned = message.message_id;
    emitKeyboard(world, chat);
    return true;
  },

  unpinChatMessage: (world, params) => {
    const chat = chatByKey(world, botChatKey(readChat(world, params).id));
    chat.pinned = null;
    emitKeyboard(world, chat);
    return true;
  },

  setMessageReaction: (world, params) => {
    const key = botChatKey(readChat(world, params).id);
    const message = findMessage(world, key, params.int("message_id") ?? 0);
    if (!message) throw badRequest("message to react not found");
    const reactions = params.json("reaction");
    const first: unknown = Array.isArray(reactions) ? reactions[0] : undefined;
    if (isRecord(first) && typeof first.emoji === "string") message.reaction = first.emoji;
    else delete message.reaction;
    showChanged(world, key, message);
    return true;
  },
};
