import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { findCard } from "./findCard.ts";
import { writeCard } from "./writeCard.ts";

/** What a card says that is sent only now. One of a group that has ended meanwhile isn't: its people are told of that. */
export async function readCardMessage(id: number): Promise<{ message: OutgoingMessage } | NotNow> {
  const card = await findCard(id);
  if (!card?.memberCode || card.status !== "open") return { kind: "over" };
  return { message: await writeCard(card) };
}
