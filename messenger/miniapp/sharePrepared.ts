import { HttpError } from "../http/router.ts";
import { sayToPerson } from "../people/say.ts";
import type { PreparedMessage } from "../shapes/inline.ts";
import type { Message } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import { unixNow, type World } from "../world.ts";

/** A message that the bot prepared for this person, if it is still good. */
export function readPrepared(world: World, person: Person, id: string): PreparedMessage {
  const prepared = world.prepared.get(id);
  if (!prepared || prepared.personId !== person.id) throw new HttpError(404, "No such prepared message");
  if (prepared.expires < unixNow()) throw new HttpError(410, "MESSAGE_EXPIRED");
  const { personId: _, expires: __, ...message } = prepared;
  return message;
}

/** Sends it to somebody, marked as coming through the bot. */
export function sharePrepared(world: World, from: Person, to: Person, id: string): Message {
  const { text, entities, photo, reply_markup } = readPrepared(world, from, id);
  return sayToPerson(world, from, to, text, {
    via_bot: world.bot,
    entities,
    ...(photo && { photo }),
    ...(reply_markup && { reply_markup }),
  });
}
