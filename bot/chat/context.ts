import type { ConversationFlavor } from "@grammyjs/conversations";
import type { I18nFlavor } from "@grammyjs/i18n";
import type { Context, LazySessionFlavor } from "grammy";
import type { Person } from "#core/people/accounts/rememberPerson.ts";
import type { MessageKey, ValuesOf } from "#core/platform/i18n/translate.ts";

/** The session that the bot keeps of a chat between messages. Features add fields of their own. */
export interface SessionData {
  /** The album that has had its answer: its other photos come as messages of their own. */
  answeredAlbum?: string;
  /** For whom a seller was asked last whether to take a reservation: the press that does so, and when. */
  askedToGive?: { press: string; at: number } | undefined;
  /** The price that was asked for last: the press that asks for it, and when. */
  askedPrice?: { press: string; at: number };
}

interface Speaking extends Omit<I18nFlavor, "t" | "translate"> {
  /** Says a message in the person's language. */
  t: <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;
}

/** The context of handlers. They run in private chats only, where there is always a person. */
export type BotContext = ConversationFlavor<
  Context & Speaking & LazySessionFlavor<SessionData> & { person: Person }
>;
