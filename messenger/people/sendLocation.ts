import { botChatKey } from "../chats.ts";
import { HttpError } from "../http/router.ts";
import type { Message, Place } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import type { World } from "../world.ts";
import { checkMayWrite, markStarted, readReply } from "./say.ts";
import { tellBot } from "./tellBot.ts";

interface Extras {
  /** The name of a place, and its address: a location with them is a venue. */
  title?: unknown;
  address?: unknown;
  /** Number of the message in the chat that is replied to. */
  repliesTo?: unknown;
}

/** Sends the bot a point of the map, or a venue where it is given a name. */
export function sendLocation(
  world: World,
  person: Person,
  location: Place,
  { title, address = "", repliesTo }: Extras = {},
): Message {
  checkMayWrite(person);
  const reply = readReply(world, botChatKey(person.id), repliesTo);
  if (title !== undefined && (typeof title !== "string" || title.trim() === "")) {
    throw new HttpError(400, "A venue needs a title");
  }
  const venue = title === undefined ? {} : { venue: { location, title, address: String(address) } };
  markStarted(world, person);
  return tellBot(world, person, { location, ...venue, ...reply });
}
