import type { Language } from "#contract/languages.ts";
import type { ClaimedMessage } from "./claimMessages.ts";
import { type LiveKind, LiveMessage, liveKinds, type NotNow } from "./message.ts";
import type { RenderedMessage } from "./renderMessage.ts";

/** A row of the outbox, as far as its words depend on it. */
export type Opening = Pick<ClaimedMessage, "id" | "userId">;

/** An opened message. `isOnce` when twice would be worse than never: a try is then noted before it is made. */
export interface Opened {
  message: unknown;
  isOnce?: boolean;
  /** Says what is no `OutgoingMessage`. */
  render?: (language: Language) => RenderedMessage;
}

/** A kind of live message: the feature that queues it makes its words when it is sent. */
interface MessageKind {
  /** @param id of what the message shows. */
  open(id: number, of: Opening): Promise<Opened | NotNow>;
  /** Told that Telegram took it, in the transaction that writes this down. */
  sent?(id: number, sent: { messageId: number; hasPhoto: boolean }): Promise<void>;
}

let registered: Partial<Record<LiveKind, MessageKind>> = {};

/**
 * Registers the kinds that features send, once, before anything is sent.
 * @throws when a kind has nobody to open it: the process then doesn't start.
 */
export function registerMessageKinds(kinds: Record<LiveKind, MessageKind>): void {
  const missing = liveKinds.filter((kind) => !(kind in kinds));
  if (missing.length > 0) throw new Error(`Nobody opens messages of kind ${missing.join(", ")}`);
  registered = kinds;
}

/** @throws when none were registered. */
export function messageKind(kind: LiveKind): MessageKind {
  const found = registered[kind];
  if (!found) throw new Error(`Nobody opens messages of kind ${kind}`);
  return found;
}

/** Opens a message of the outbox for its sending: a live one gets its words, or isn't said now. */
export async function openMessage(
  claimed: Opening & Pick<ClaimedMessage, "message">,
): Promise<Opened | NotNow> {
  const live = LiveMessage.safeParse(claimed.message).data;
  if (!live) return { message: claimed.message };
  return messageKind(live.live).open(live.id, claimed);
}
