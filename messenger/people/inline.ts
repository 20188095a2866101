import { randomInt } from "node:crypto";
import { storePhotoOf } from "../botApi/readMedia.ts";
import { firstCharacters } from "../firstCharacters.ts";
import { HttpError } from "../http/router.ts";
import type { InlineAnswer, InlineResult } from "../shapes/inline.ts";
import type { Message, PhotoSize } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";
import { toUser } from "./persons.ts";
import { checkMayWrite, markStarted, sayToPerson } from "./say.ts";
import { tellBot } from "./tellBot.ts";

const WAIT_MS = 10_000;
const QUERY_LIMIT = 256;
/** Queries that are remembered, so that one of their results can be chosen. */
const KEPT = 100;

interface Asked {
  /** The words behind the bot's name. */
  query: string;
  offset: string;
  /** Whom the chat is with; nobody is the bot. */
  to: Person | null;
}

function forgetOldest(world: World): void {
  const [oldest] = world.inlineQueries.keys();
  if (world.inlineQueries.size > KEPT && oldest !== undefined) world.inlineQueries.delete(oldest);
}

/** Asks the bot what it offers for the words that somebody types after its name, and waits for its answer. */
export function askInline(world: World, person: Person, { query, offset, to }: Asked): Promise<InlineAnswer> {
  const id = `${person.id}${randomInt(1e9, 9e9)}`;
  const words = firstCharacters(query, QUERY_LIMIT);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new HttpError(504, "The bot has not answered")), WAIT_MS);
    world.inlineQueries.set(id, {
      personId: person.id,
      query: words,
      at: unixNow(),
      answer: null,
      resolve: (answer) => {
        clearTimeout(late);
        resolve(answer);
      },
    });
    forgetOldest(world);
    world.updates.push("inline_query", `inline:${person.id}`, {
      id,
      from: toUser(person),
      query: words,
      offset,
      chat_type: to ? "private" : "sender",
    });
  });
}

/** Makes Telegram's preview of a text's link; undefined when there is no picture. */
async function readPreview(world: World, url: string | undefined): Promise<PhotoSize[] | undefined> {
  return url === undefined ? undefined : storePhotoOf(world, url).catch(() => undefined);
}

function sendToBot(
  world: World,
  person: Person,
  result: InlineResult,
  preview: PhotoSize[] | undefined,
): Message {
  checkMayWrite(person);
  markStarted(world, person);
  const { text, entities, photo, reply_markup } = result;
  const words = photo
    ? { photo, ...(text && { caption: text }), ...(entities.length > 0 && { caption_entities: entities }) }
    : { text, ...(entities.length > 0 && { entities }) };
  return tellBot(world, person, {
    ...words,
    via_bot: world.bot,
    ...(reply_markup && { reply_markup }),
    ...(preview && { preview }),
  });
}

/** Sends one of the results into the chat, and tells the bot which. */
export async function chooseInline(
  world: World,
  person: Person,
  { queryId, resultId, to }: { queryId: string; resultId: string; to: Person | null },
): Promise<Message> {
  const query = world.inlineQueries.get(queryId);
  const result = query?.answer?.results.find(({ id }) => id === resultId);
  if (!query || query.personId !== person.id || !result) throw new HttpError(404, "No such result");
  const preview = await readPreview(world, result.previewUrl);
  const { text, entities, photo, reply_markup } = result;
  const message = to
    ? sayToPerson(world, person, to, text, {
        via_bot: world.bot,
        entities,
        ...(photo && { photo }),
        ...(reply_markup && { reply_markup }),
        ...(preview && { preview }),
      })
    : sendToBot(world, person, result, preview);
  world.updates.push("chosen_inline_result", `inline:${person.id}`, {
    result_id: resultId,
    from: toUser(person),
    query: query.query,
  });
  return message;
}
