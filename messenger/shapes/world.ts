/** People, their chats and the bot, as they travel between this process and its page. Types only. */

import type { ReplyKeyboard } from "./keyboards.ts";
import type { Message, Place } from "./message.ts";
import type { AppName, LocationAccess, Platform } from "./miniapp.ts";

/** One person of the stand-in: an account of Telegram with the phone it is used on. */
export type Person = {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  language: string;
  platform: Platform;
  phone: string;
  /** Pressed START at least once. */
  started: boolean;
  /** Has blocked the bot. */
  blocked: boolean;
  /** Let the bot write first, from a mini-app. */
  canWrite: boolean;
  /** Where the phone believes to be; null when its location is switched off. */
  location: Place | null;
  locationAccess: LocationAccess;
  /** Telegram Stars on the account. */
  stars: number;
};

export type Chat = {
  /** `bot:<person>` or `people:<lower>:<higher>`. */
  key: string;
  messages: Message[];
  keyboard: ReplyKeyboard | null;
  /** A one-time keyboard that was pressed: folded away, still at hand. */
  isKeyboardUsed: boolean;
  pinned: number | null;
  /** Last message read, by person. */
  read: Record<string, number>;
};

export type ChatSummary = {
  key: string;
  last: Message | null;
  unread: Record<string, number>;
};

export type ChatView = Omit<Chat, "read"> & { hasEarlier: boolean };

export type BotCommand = { command: string; description: string };

export type MenuButton =
  | { type: "commands" }
  | { type: "default" }
  | { type: "web_app"; text: string; web_app: { url: string } };

/** The bot as one person's phone shows it. */
export type BotProfile = {
  id: number;
  username: string;
  name: string;
  description: string;
  shortDescription: string;
  commands: BotCommand[];
  menuButton: MenuButton;
};

export type Setup = {
  bot: { id: number; username: string; name: string };
  publicUrl: string;
  apps: Record<AppName, { port: number; path: string }>;
  people: Person[];
  chats: ChatSummary[];
};

export type LiveEvent =
  | { type: "message"; key: string; message: Message }
  | { type: "deleted"; key: string; ids: number[] }
  | { type: "summary"; summary: ChatSummary }
  | {
      type: "keyboard";
      key: string;
      keyboard: ReplyKeyboard | null;
      isKeyboardUsed: boolean;
      pinned: number | null;
    }
  | { type: "people"; people: Person[] }
  | { type: "bot" }
  | { type: "typing"; key: string; action: string }
  | { type: "answer"; personId: number; queryId: string; text: string; isAlert: boolean; url: string }
  | { type: "reset" };
