import { z } from "zod";
import { choice, Id, Skip, Timestamp, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { CONNECTIONS_PAGE } from "./limits.ts";
import { ListingCard } from "./listings.ts";

/** Incoming: others about my listings; outgoing: I about theirs. */
const directions = ["INCOMING", "OUTGOING"] as const;
export type Direction = (typeof directions)[number];
export const connectionKinds = ["call", "chat"] as const;
const messageKinds = ["text", "photo", "place"] as const;

/** A contact about a listing, one for each person and listing; `updatedAt` is when something last came of it. */
export const Connection = z.object({
  id: z.int(),
  updatedAt: Timestamp,
  direction: z.enum(directions),
  kind: z.enum(connectionKinds),
  product: ListingCard.extend({ isDeactivated: z.boolean() }),
  /** The other side, by first name only. `userId` is our own id, for blocking. */
  person: z.object({ userId: z.int(), firstName: z.string(), photoUrl: z.string().nullable() }),
  /** Opens the chat: the relay in the bot, or a seller's own where they show their name; null when it can't be written any more. */
  chatLink: z.string().nullable(),
  /** The beginning of what was said last through the bot; null while nothing was. */
  lastMessage: z
    .object({ isOwn: z.boolean(), kind: z.enum(messageKinds), text: z.string().nullable() })
    .nullable(),
  /** Messages of the other side since one last opened the chat or said something there, at most `UNREAD_MAX`. */
  unread: z.int(),
});
export type Connection = z.infer<typeof Connection>;

const PATH = "/api/user/telegram/connections";

export const listConnections = endpoint({
  method: "get",
  path: PATH,
  access: "user",
  summary: "Who contacted whom about which listing, the last first",
  input: z.object({
    direction: z.enum(directions).default("INCOMING"),
    skip: Skip,
    take: take(CONNECTIONS_PAGE),
  }),
  output: z.object({ data: z.array(Connection), total: z.int() }),
});

export const countUnread = endpoint({
  method: "get",
  path: `${PATH}/unread`,
  access: "user",
  summary: "How many messages are new in the contacts of each direction, at most 100",
  input: z.object({}),
  output: z.record(z.enum(directions), z.int()),
});

export const recordConnection = endpoint({
  method: "post",
  path: PATH,
  access: "user",
  summary: "Records a contact with a seller and tells how to reach them",
  input: z.object({ telegramProductId: Id, kind: choice(connectionKinds).default("call") }),
  /** Phones for a call, the address of the chat for a chat; the other is empty. */
  output: z.object({ phoneNumbers: z.array(z.string()), chatLink: z.string().nullable() }),
  // A phone that it hands out must be allowed each time, and isn't kept with the answer.
  isRepeatable: true,
});
