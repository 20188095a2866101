import type { ClaimedMessage } from "./claimMessages.ts";
import { LiveMessage, type NotNow } from "./message.ts";
import { messageKind, type Opened, type Opening } from "./messageKinds.ts";

/** Opens a message of the outbox for its sending: a live one gets its words, or isn't said now. */
export async function openMessage(
  claimed: Opening & Pick<ClaimedMessage, "message">,
): Promise<Opened | NotNow> {
  const live = LiveMessage.safeParse(claimed.message).data;
  if (!live) return { message: claimed.message };
  return messageKind(live.live).open(live.id, claimed);
}
