import type { RejectReason } from "#contract/reasons.ts";

/** A listing as a moderator has seen it. */
export interface Shown {
  id: number;
  edition: number;
}

/** A refusal as far as it is said; `isSellersFault` where it matters. */
export interface SaidRefusal extends Shown {
  reason: RejectReason;
  isSellersFault?: boolean;
}

declare module "../../../chat/context.ts" {
  interface SessionData {
    /** The entries that a moderator has put off in this sitting. */
    putOff?: number[];
    /** The refusal that waits for a moderator's words to the seller, below which message, and until when. */
    awaitedNote?: SaidRefusal & { messageId: number; until: number };
    /** The decision of a moderator that was told last: the same press once more is no news. */
    toldDecision?: string;
  }
}
