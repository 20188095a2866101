import type { Connection } from "#contract/connections.ts";

/** What a tap on a contact does, and what the button beside it does. */
interface ConnectionWays {
  main: "chat" | "call" | "listing";
  other: "call" | "nothing";
}

/**
 * A tap leads to the person: to the chat with them, else to a call where one has called; to the listing only when neither
 * is possible any more. The button calls again.
 */
export function connectionWays({
  kind,
  direction,
  chatLink,
  product,
}: Pick<Connection, "kind" | "direction" | "chatLink"> & {
  product: Pick<Connection["product"], "isDeactivated">;
}): ConnectionWays {
  const canCall = kind === "call" && direction === "OUTGOING" && !product.isDeactivated;
  if (chatLink) return { main: "chat", other: canCall ? "call" : "nothing" };
  return { main: canCall ? "call" : "listing", other: "nothing" };
}
