import type { Message } from "../../shapes/message.ts";
import type { ChatView, LiveEvent } from "../../shapes/world.ts";
import { endWaiting } from "./acting.ts";
import { applyLocation, loadChat, loadProfile, loadWorld, markSeen } from "./navigation.ts";
import { attempt, chatKeyOf, getWorld, setWorld, toast } from "./useWorld.ts";

const RECONNECT_MS = 1000;
const TYPING_MS = 5000;

function upsert(chat: ChatView, message: Message): ChatView {
  const index = chat.messages.findIndex(({ message_id }) => message_id === message.message_id);
  const messages = index === -1 ? [...chat.messages, message] : chat.messages.with(index, message);
  return { ...chat, messages };
}

function stopTyping(key: string): void {
  setWorld(({ typing }) => {
    const { [key]: _, ...rest } = typing;
    return { typing: rest };
  });
}

function showAnswer(event: Extract<LiveEvent, { type: "answer" }>): void {
  if (event.personId !== getWorld().personId) return;
  endWaiting(event.queryId);
  if (event.text && event.isAlert) setWorld({ alert: { title: "From the bot", text: event.text } });
  else if (event.text) toast(event.text);
  if (event.url) window.open(event.url, "_blank", "noopener");
}

function hear(event: LiveEvent) {
  const { chat, personId, chatWith } = getWorld();
  if ("key" in event && personId !== null && event.key === chatKeyOf(personId, chatWith)) {
    setWorld(({ heardOfChat }) => ({ heardOfChat: heardOfChat + 1 }));
  }
  switch (event.type) {
    case "message":
      if (event.message.from.is_bot) stopTyping(event.key);
      if (chat?.key === event.key) setWorld({ chat: upsert(chat, event.message) });
      return;
    case "deleted":
      if (chat?.key !== event.key) return;
      return setWorld(({ replyingTo }) => ({
        chat: {
          ...chat,
          messages: chat.messages.filter(({ message_id }) => !event.ids.includes(message_id)),
        },
        replyingTo: replyingTo && event.ids.includes(replyingTo.message_id) ? null : replyingTo,
      }));
    case "summary":
      setWorld(({ chats }) => ({ chats: { ...chats, [event.summary.key]: event.summary } }));
      return markSeen();
    case "keyboard":
      if (chat?.key !== event.key) return;
      return setWorld({
        chat: {
          ...chat,
          keyboard: event.keyboard,
          isKeyboardUsed: event.isKeyboardUsed,
          pinned: event.pinned,
        },
      });
    case "people":
      setWorld({ people: event.people });
      return attempt(loadProfile());
    case "bot":
      return attempt(loadProfile());
    case "typing":
      setWorld(({ typing }) => ({ typing: { ...typing, [event.key]: event.action } }));
      setTimeout(() => stopTyping(event.key), TYPING_MS);
      return;
    case "answer":
      return showAnswer(event);
    case "reset":
      return attempt(loadWorld().then(applyLocation));
  }
}

/** Follows the messenger's events, and catches up with what happened while nobody listened. */
export function followLive(): () => void {
  let socket: WebSocket;
  let timer = 0;
  let isOver = false;

  function connect(): void {
    socket = new WebSocket(`ws://${location.host}/live`);
    socket.onopen = () => {
      setWorld({ isLive: true });
      attempt(Promise.all([loadWorld(), loadChat(), loadProfile()]));
    };
    socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as LiveEvent);
    socket.onclose = () => {
      if (isOver) return;
      setWorld({ isLive: false });
      timer = window.setTimeout(connect, RECONNECT_MS);
    };
  }

  connect();
  document.addEventListener("visibilitychange", markSeen);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", markSeen);
    socket.close();
  };
}
