import { domainEvent } from "../domainEvents/domainEvent.ts";

/** A message to a chat was given up: it failed, or its person has left the bot. */
export const undelivered = domainEvent<{ chatId: number }>("undelivered");
