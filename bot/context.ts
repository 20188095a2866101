import type { ConversationFlavor } from "@grammyjs/conversations";
import type { I18nFlavor } from "@grammyjs/i18n";
import type { Context, LazySessionFlavor } from "grammy";
import type { Person } from "#core/people/accounts/rememberPerson.ts";
import type { AwaitedCast } from "./admin/castDraft.ts";
import type { AskedDecision } from "./admin/decision.ts";
import type { SaidRefusal } from "./admin/saidRefusal.ts";

/** What the bot keeps of a chat between messages. */
export interface SessionData {
  /** The album that has had its answer: its other photos come as messages of their own. */
  answeredAlbum?: string;
  /** What a moderator has put off in this sitting. */
  putOff?: number[];
  /** The refusal that waits for a moderator's words to the seller, below which message, and until when. */
  awaitedNote?: SaidRefusal & { messageId: number; until: number };
  /** The decision of a moderator that was told last: the same press once more is no news. */
  toldDecision?: string;
  /** What an admin was asked to confirm last; earlier questions are outdated by it. */
  asked?: AskedDecision & { key: string };
  /** For whom a seller was asked last whether to take a reservation: the press that does so, and when. */
  askedToGive?: { press: string; at: number } | undefined;
  /** The price that was asked for last: the press that asks for it, and when. */
  askedPrice?: { press: string; at: number };
  /** What of a broadcast the next message is. */
  awaitedCast?: AwaitedCast;
}

/** What handlers get: they run in private chats only, where there is always a person. */
export type BotContext = ConversationFlavor<
  Context & I18nFlavor & LazySessionFlavor<SessionData> & { person: Person }
>;
