import type { WordsKey } from "#core/desk/broadcasts/broadcast.ts";

/** The part of a broadcast that an admin's next message is: its words, for a language or all, or its button. */
export interface AwaitedCast {
  id: number;
  what: WordsKey | "button";
  /** The message that asked for it. */
  messageId: number;
  /** Until when, in milliseconds; then words mean something else again. */
  until: number;
}

declare module "../../../chat/context.ts" {
  interface SessionData {
    /** The part of a broadcast that the next message is. */
    awaitedCast?: AwaitedCast;
  }
}
