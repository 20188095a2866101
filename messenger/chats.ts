import type { Message } from "./shapes/message.ts";
import type { Chat, ChatSummary, ChatView } from "./shapes/world.ts";
import type { World } from "./world.ts";

const VIEW_LIMIT = 200;

export const botChatKey = (personId: number) => `bot:${personId}`;
export const peopleChatKey = (one: number, other: number) =>
  `people:${Math.min(one, other)}:${Math.max(one, other)}`;

/** Everybody (of people) who takes part in the chat with this key. */
const personsOf = (key: string): number[] => key.split(":").slice(1).map(Number);

export function chatByKey(world: World, key: string): Chat {
  const known = world.state.chats[key];
  if (known) return known;
  const chat: Chat = { key, messages: [], keyboard: null, isKeyboardUsed: false, pinned: null, read: {} };
  world.state.chats[key] = chat;
  return chat;
}

export function nextMessageId(world: World): number {
  const id = world.state.next.message;
  world.state.next.message += 1;
  return id;
}

function unreadFor(chat: Chat, personId: number): number {
  const read = chat.read[personId] ?? 0;
  return chat.messages.filter((message) => message.message_id > read && message.from.id !== personId).length;
}

export function summarize(chat: Chat): ChatSummary {
  const unread = Object.fromEntries(personsOf(chat.key).map((id) => [id, unreadFor(chat, id)]));
  return { key: chat.key, last: chat.messages.at(-1) ?? null, unread };
}

const emitSummary = (world: World, chat: Chat) => world.emit({ type: "summary", summary: summarize(chat) });

/** Adds a message to its chat and shows it to whoever looks. */
export function addMessage(world: World, key: string, message: Message): Message {
  const chat = chatByKey(world, key);
  chat.messages.push(message);
  if (!message.from.is_bot) chat.read[message.from.id] = message.message_id;
  world.emit({ type: "message", key, message });
  emitSummary(world, chat);
  return message;
}

export function showChanged(world: World, key: string, message: Message): void {
  world.emit({ type: "message", key, message });
  emitSummary(world, chatByKey(world, key));
}

export function findMessage(world: World, key: string, messageId: number): Message | undefined {
  return world.state.chats[key]?.messages.find(({ message_id }) => message_id === messageId);
}

/** A message as it stands inside the one that replies to it: without what it replies to itself. */
export function quoteMessage(world: World, key: string, messageId: number): Message | undefined {
  const found = findMessage(world, key, messageId);
  if (!found) return undefined;
  const { reply_to_message: _, ...flat } = found;
  return structuredClone(flat);
}

export function removeMessages(world: World, key: string, ids: number[]): void {
  const chat = chatByKey(world, key);
  chat.messages = chat.messages.filter(({ message_id }) => !ids.includes(message_id));
  world.emit({ type: "deleted", key, ids });
  emitSummary(world, chat);
}

export function emitKeyboard(world: World, { key, keyboard, isKeyboardUsed, pinned }: Chat): void {
  world.emit({ type: "keyboard", key, keyboard, isKeyboardUsed, pinned });
}

export function markRead(world: World, key: string, personId: number): void {
  const chat = chatByKey(world, key);
  const last = chat.messages.at(-1)?.message_id ?? 0;
  if ((chat.read[personId] ?? 0) >= last) return;
  chat.read[personId] = last;
  emitSummary(world, chat);
}

/** The last messages of a chat, or those before one. */
export function viewChat(world: World, key: string, before = Number.POSITIVE_INFINITY): ChatView {
  const chat = world.state.chats[key];
  const messages = (chat?.messages ?? []).filter(({ message_id }) => message_id < before);
  return {
    key,
    messages: messages.slice(-VIEW_LIMIT),
    keyboard: chat?.keyboard ?? null,
    isKeyboardUsed: chat?.isKeyboardUsed ?? false,
    pinned: chat?.pinned ?? null,
    hasEarlier: messages.length > VIEW_LIMIT,
  };
}
