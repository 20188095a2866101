import type { BotProfile, ChatView, Setup } from "../../shapes/world.ts";
import { api } from "../api.ts";
import { attempt, chatKeyOf, getWorld, setWorld } from "./useWorld.ts";

export const PHONE = "(max-width: 719px)";
const isPhone = () => matchMedia(PHONE).matches;

/** Loads people and the list of chats. */
export async function loadWorld(): Promise<void> {
  const setup = await api<Setup>("GET", "/setup");
  setWorld({
    setup,
    people: setup.people,
    chats: Object.fromEntries(setup.chats.map((chat) => [chat.key, chat])),
  });
}

export async function loadProfile(): Promise<void> {
  const { personId } = getWorld();
  if (personId === null) return;
  const profile = await api<BotProfile>("GET", `/bot?person=${personId}`);
  if (getWorld().personId === personId) setWorld({ profile });
}

const chatQuery = (chatWith: string) => (chatWith === "bot" ? "" : `with=${chatWith}`);

/** Loads the open chat, again when something was heard of it on the way: the answer may be from before that. */
export async function loadChat(): Promise<void> {
  const { personId, chatWith, heardOfChat } = getWorld();
  if (personId === null || chatWith === "") return;
  const chat = await api<ChatView>("GET", `/people/${personId}/chat?${chatQuery(chatWith)}`);
  const now = getWorld();
  if (now.personId !== personId || now.chatWith !== chatWith) return;
  if (now.heardOfChat !== heardOfChat) return loadChat();
  setWorld({ chat });
}

export async function loadEarlier(): Promise<void> {
  const { personId, chatWith, chat } = getWorld();
  const first = chat?.messages[0];
  if (personId === null || !chat || !first) return;
  const path = `/people/${personId}/chat?${chatQuery(chatWith)}&before=${first.message_id}`;
  const earlier = await api<ChatView>("GET", path);
  if (getWorld().chat?.key !== chat.key) return;
  setWorld({
    chat: { ...chat, messages: [...earlier.messages, ...chat.messages], hasEarlier: earlier.hasEarlier },
  });
}

/** Tells the messenger that the open chat has been seen, when it really is on the screen. */
export function markSeen(): void {
  const { personId, chatWith, chats } = getWorld();
  if (personId === null || chatWith === "" || document.visibilityState !== "visible") return;
  const unread = chats[chatKeyOf(personId, chatWith)]?.unread[personId] ?? 0;
  if (unread === 0) return;
  const body = chatWith === "bot" ? {} : { with: Number(chatWith) };
  attempt(api("POST", `/people/${personId}/read`, body));
}

/** Takes person and chat from the address; `person` may also be a place in the list, so `/?person=1` works. */
export function applyLocation(): void {
  const query = new URLSearchParams(location.search);
  const { people, personId: before, chatWith: beforeWith } = getWorld();
  const asked = Number(query.get("person"));
  const person = people.find(({ id }) => id === asked) ?? people[asked - 1];
  const personId = person?.id ?? null;
  const chatWith = personId === null ? "" : (query.get("chat") ?? (isPhone() ? "" : "bot"));
  const isOther = personId !== before || chatWith !== beforeWith;
  setWorld({
    personId,
    chatWith,
    startPayload: query.get("start"),
    ...(isOther && { chat: null, replyingTo: null, editing: null }),
    ...(personId !== before && { profile: null, waiting: {} }),
  });
  document.title = person
    ? `${person.firstName} – Local messenger`
    : "Local messenger – stand-in for Telegram";
  attempt(Promise.all([loadProfile(), loadChat()]).then(markSeen));
}

/** Goes to a person's chat; without a chat, to the list (a phone) or to the bot. */
export function goTo(personId: number | null, chatWith = "", startPayload: string | null = null): void {
  const query = new URLSearchParams();
  if (personId !== null) query.set("person", String(personId));
  if (chatWith) query.set("chat", chatWith);
  if (startPayload !== null) query.set("start", startPayload);
  const address = query.size > 0 ? `/?${query}` : "/";
  if (address !== location.pathname + location.search) history.pushState(null, "", address);
  applyLocation();
}
