import type { ConversationFlavor } from "@grammyjs/conversations";
import type { I18nFlavor } from "@grammyjs/i18n";
import type { Context, LazySessionFlavor } from "grammy";
import type { Person } from "#core/bot/rememberPerson.ts";

/** What the bot keeps of a chat between messages. */
export interface SessionData {
  /** The album that has had its answer: its other photos come as messages of their own. */
  answeredAlbum?: string;
}

/** What handlers get: they run in private chats only, where there is always a person. */
export type BotContext = ConversationFlavor<
  Context & I18nFlavor & LazySessionFlavor<SessionData> & { person: Person }
>;
