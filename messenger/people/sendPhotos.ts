import { botChatKey } from "../chats.ts";
import { detectEntities } from "../detectEntities.ts";
import { PhotoError, storePhoto } from "../files.ts";
import { HttpError } from "../http/router.ts";
import type { Message } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { checkMayWrite, markStarted, readReply } from "./say.ts";
import { tellBot } from "./tellBot.ts";

const ALBUM_LIMIT = 10;
export const CAPTION_LIMIT = 1024;

function readBytes(value: unknown): Buffer {
  if (typeof value !== "string") throw new HttpError(400, "A photo is base64 text");
  return Buffer.from(value.replace(/^data:[^,]*,/, ""), "base64");
}

/** Sends the bot a photo, or several as one album; the caption stands under the first. */
export async function sendPhotos(
  world: World,
  person: Person,
  photos: unknown,
  caption: string,
  repliesTo?: unknown,
): Promise<Message[]> {
  checkMayWrite(person);
  const reply = readReply(world, botChatKey(person.id), repliesTo);
  if (!Array.isArray(photos) || photos.length < 1 || photos.length > ALBUM_LIMIT) {
    throw new HttpError(400, `Send 1 to ${ALBUM_LIMIT} photos`);
  }
  const words = caption.trim();
  if (words.length > CAPTION_LIMIT)
    throw new HttpError(400, `A caption has at most ${CAPTION_LIMIT} characters`);
  const stored = await Promise.all(photos.map((photo: unknown) => storePhoto(world, readBytes(photo)))).catch(
    (error: unknown) => {
      if (error instanceof PhotoError) throw new HttpError(400, "That is not a picture Telegram would take");
      throw error;
    },
  );

  markStarted(world, person);
  const group = stored.length > 1 ? { media_group_id: `${unixNow()}${world.state.next.message}` } : {};
  const entities = detectEntities(words);
  return stored.map((photo, index) =>
    tellBot(world, person, {
      photo,
      ...group,
      ...reply,
      ...(index === 0 && words && { caption: words }),
      ...(index === 0 && entities.length > 0 && { caption_entities: entities }),
    }),
  );
}
