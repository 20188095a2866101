import { create } from "zustand";
import type { InvoiceView } from "../../shapes/invoices.ts";
import type { Message } from "../../shapes/message.ts";
import type { BotProfile, ChatSummary, ChatView, Person, Setup } from "../../shapes/world.ts";

type Toast = { id: number; text: string };
/** The message that is about to be shared, and the callback that hears how it went. */
export type Sharing = { text: string; preparedId: string; done: (wasSent: boolean) => void };

/** How an invoice was left. */
export type InvoiceStatus = "paid" | "failed" | "cancelled" | "pending";
/** An invoice that is open, and who waits to hear how it was left. */
export type Paying = { invoice: InvoiceView; done: (status: InvoiceStatus) => void };

type WorldState = {
  setup: Setup | null;
  people: Person[];
  chats: Record<string, ChatSummary>;
  /** The person of this tab. */
  personId: number | null;
  /** `bot`, another person's id, or nothing (a phone's list of chats). */
  chatWith: string;
  chat: ChatView | null;
  /** How many events of the open chat were heard. */
  heardOfChat: number;
  /** The message that the next one in the open chat replies to. */
  replyingTo: Message | null;
  /** The own message of the open chat whose words are being changed. */
  editing: Message | null;
  profile: BotProfile | null;
  /** Words that a press puts into the field. */
  draft: string | null;
  /** Words to the bot for which a chat is to be chosen. */
  switching: string | null;
  /** A payload that the next START will carry, from a link. */
  startPayload: string | null;
  /** Chats in which the bot is writing. */
  typing: Record<string, string>;
  /** Pressed buttons that wait for the bot, by `message:row:column`. */
  waiting: Record<string, string>;
  alert: { title: string; text: string } | null;
  toasts: Toast[];
  sharing: Sharing | null;
  paying: Paying | null;
  isLive: boolean;
};

export const useWorld = create<WorldState>(() => ({
  setup: null,
  people: [],
  chats: {},
  personId: null,
  chatWith: "",
  chat: null,
  heardOfChat: 0,
  replyingTo: null,
  editing: null,
  profile: null,
  draft: null,
  switching: null,
  startPayload: null,
  typing: {},
  waiting: {},
  alert: null,
  toasts: [],
  sharing: null,
  paying: null,
  isLive: true,
}));

export const setWorld = useWorld.setState;
export const getWorld = useWorld.getState;

/** The key of the chat between this tab's person and `chatWith`. */
export function chatKeyOf(personId: number, chatWith: string): string {
  if (chatWith === "bot") return `bot:${personId}`;
  const other = Number(chatWith);
  return `people:${Math.min(personId, other)}:${Math.max(personId, other)}`;
}

export const usePerson = (): Person | null =>
  useWorld(({ people, personId }) => people.find(({ id }) => id === personId) ?? null);

let lastToast = 0;
const TOAST_MS = 3500;

export function toast(text: string): void {
  lastToast += 1;
  const id = lastToast;
  setWorld(({ toasts }) => ({ toasts: [...toasts.slice(-2), { id, text }] }));
  setTimeout(() => setWorld(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) })), TOAST_MS);
}

/** Runs something that may be refused, and shows the refusal. */
export function attempt(work: Promise<unknown>): void {
  work.catch((error: unknown) => toast(error instanceof Error ? error.message : String(error)));
}
