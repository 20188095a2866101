import type { Connection } from "#contract/connections.ts";

/** What a tap on a contact does, and what the button beside it does. */
export interface ConnectionWays {
  main: "chat" | "listing";
  other: "call" | "chat" | "listing" | "nothing";
}

/**
 * A chat goes on in the chat, a call at the listing; the button does the other thing: to the listing, another call of
 * one's own, or an answer in the chat to somebody who called.
 */
export function connectionWays({
  kind,
  direction,
  chatLink,
  product,
}: Pick<Connection, "kind" | "direction" | "chatLink"> & {
  product: Pick<Connection["product"], "isDeactivated">;
}): ConnectionWays {
  if (kind === "chat" && chatLink) return { main: "chat", other: "listing" };
  if (kind === "call" && direction === "OUTGOING" && !product.isDeactivated)
    return { main: "listing", other: "call" };
  return { main: "listing", other: chatLink ? "chat" : "nothing" };
}
