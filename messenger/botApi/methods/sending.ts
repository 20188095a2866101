import { botChatKey, findMessage } from "../../chats.ts";
import type { Place } from "../../shapes/message.ts";
import { unixNow } from "../../world.ts";
import { badRequest } from "../ApiError.ts";
import type { Methods } from "../method.ts";
import { isRecord, type Params } from "../Params.ts";
import { parseMarkup, readMarkup } from "../readMarkup.ts";
import { readDocument, readPhoto } from "../readMedia.ts";
import { captionFields, readCaption, readText } from "../readText.ts";
import { type Content, checkReachable, readChat, sendToPerson } from "../sendToPerson.ts";

const ALBUM_LIMIT = 10;
const NO_MARKUP = parseMarkup(undefined);

/** The content of an existing message, for copies and forwards. */
function contentOf(message: Record<string, unknown>): Content {
  const { message_id: _, date: __, chat: ___, from: ____, reply_markup: _____, ...content } = message;
  return content as Content;
}

function readSource(world: Parameters<typeof readChat>[0], params: Params, verb: string) {
  const from = readChat(world, params, "from_chat_id");
  const message = findMessage(world, botChatKey(from.id), params.int("message_id") ?? 0);
  if (!message) throw badRequest(`message to ${verb} not found`);
  return message;
}

function readPoint(params: Params): Place {
  const latitude = params.number("latitude");
  const longitude = params.number("longitude");
  if (latitude === undefined || longitude === undefined) throw badRequest("location is not specified");
  return { latitude, longitude };
}

/** Methods that put a message into a chat. */
export const sending: Methods = {
  sendMessage: (world, params) => {
    const person = readChat(world, params);
    const { text, entities } = readText(params);
    const content = { text, ...(entities.length > 0 && { entities }) };
    return sendToPerson(world, person, content, readMarkup(params), params);
  },

  sendPhoto: async (world, params) => {
    const person = readChat(world, params);
    checkReachable(person);
    const caption = readCaption(params);
    const markup = readMarkup(params);
    const photo = await readPhoto(world, params, "photo");
    return sendToPerson(world, person, { photo, ...caption }, markup, params);
  },

  sendDocument: async (world, params) => {
    const person = readChat(world, params);
    checkReachable(person);
    const caption = readCaption(params);
    const markup = readMarkup(params);
    const document = await readDocument(world, params, "document");
    return sendToPerson(world, person, { document, ...caption }, markup, params);
  },

  sendMediaGroup: async (world, params) => {
    const person = readChat(world, params);
    checkReachable(person);
    const media = params.json("media");
    if (!Array.isArray(media) || media.length === 0) throw badRequest("there are no messages to send");
    if (media.length > ALBUM_LIMIT) throw badRequest("too much messages to send as an album");

    const contents = await Promise.all(
      media.map(async (item: unknown, index): Promise<Content> => {
        if (!isRecord(item) || typeof item.media !== "string") {
          throw badRequest(`can't parse InputMedia: item ${index} has no media`);
        }
        const text = (value: unknown) => (typeof value === "string" ? value : undefined);
        const caption = captionFields(text(item.caption), text(item.parse_mode), item.caption_entities);
        if (item.type === "photo") {
          return { photo: await readPhoto(world, params, "", item.media), ...caption };
        }
        if (item.type === "document") {
          return { document: await readDocument(world, params, "", item.media), ...caption };
        }
        throw badRequest("type of InputMedia is not supported by the stand-in");
      }),
    );
    const group = contents.length > 1 ? { media_group_id: `${unixNow()}${world.state.next.message}` } : {};
    return contents.map((content) =>
      sendToPerson(world, person, { ...content, ...group }, NO_MARKUP, params),
    );
  },

  sendContact: (world, params) => {
    const person = readChat(world, params);
    const phone = params.text("phone_number");
    const firstName = params.text("first_name");
    if (!phone) throw badRequest("phone number is empty");
    if (!firstName) throw badRequest("first name is empty");
    const lastName = params.text("last_name");
    const contact = {
      phone_number: phone,
      first_name: firstName,
      ...(lastName && { last_name: lastName }),
    };
    return sendToPerson(world, person, { contact }, readMarkup(params), params);
  },

  sendLocation: (world, params) => {
    const person = readChat(world, params);
    return sendToPerson(world, person, { location: readPoint(params) }, readMarkup(params), params);
  },

  sendVenue: (world, params) => {
    const person = readChat(world, params);
    const location = readPoint(params);
    const title = params.text("title");
    const address = params.text("address");
    if (!title) throw badRequest("title must be non-empty");
    if (address === undefined) throw badRequest("address must be non-empty");
    const content = { location, venue: { location, title, address } };
    return sendToPerson(world, person, content, readMarkup(params), params);
  },

  copyMessage: (world, params) => {
    const person = readChat(world, params);
    const source = readSource(world, params, "copy");
    const { forward_origin: _, media_group_id: __, reply_to_message: ___, ...content } = contentOf(source);
    const caption = params.text("caption") === undefined ? {} : readCaption(params);
    const copy = sendToPerson(world, person, { ...content, ...caption }, readMarkup(params), params);
    return { message_id: copy.message_id };
  },

  forwardMessage: (world, params) => {
    const person = readChat(world, params);
    const source = readSource(world, params, "forward");
    const origin = { type: "user" as const, sender_user: source.from, date: source.date };
    const content = { ...contentOf(source), forward_origin: source.forward_origin ?? origin };
    return sendToPerson(world, person, content, NO_MARKUP, params);
  },

  sendChatAction: (world, params) => {
    const person = readChat(world, params);
    checkReachable(person);
    const action = params.text("action");
    if (!action) throw badRequest("wrong parameter action in request");
    world.emit({ type: "typing", key: botChatKey(person.id), action });
    return true;
  },
};
