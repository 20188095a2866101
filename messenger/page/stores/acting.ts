import type { InlineButton, ReplyButton } from "../../shapes/keyboards.ts";
import type { Message, Place } from "../../shapes/message.ts";
import { api } from "../api.ts";
import { openApp } from "../miniapp/openApp.ts";
import { openLink } from "../miniapp/openLink.ts";
import { pressPay } from "../payments/InvoiceCard.tsx";
import { attempt, getWorld, setWorld, toast } from "./useWorld.ts";

const WAIT_FOR_ANSWER_MS = 10_000;

/** One thing this tab's person does. */
export function act<Answer = unknown>(path: string, body: object = {}): Promise<Answer> {
  const { personId } = getWorld();
  return api<Answer>("POST", `/people/${personId}/${path}`, body);
}

/** The message that what is sent now replies to, if any; nothing after it does. */
function takeReply(): { replyTo?: number } {
  const { replyingTo } = getWorld();
  setWorld({ replyingTo: null });
  return replyingTo ? { replyTo: replyingTo.message_id } : {};
}

export function sendText(text: string): Promise<unknown> {
  const { chatWith } = getWorld();
  const body = { text, ...takeReply() };
  return act("text", chatWith === "bot" ? body : { ...body, to: Number(chatWith) });
}

/** Changes the words of the message that is being edited. */
export function sendEdit(text: string): Promise<unknown> {
  const { editing } = getWorld();
  setWorld({ editing: null });
  return act("edit", { messageId: editing?.message_id, text });
}

export function sendPhotos(photos: string[], caption: string): Promise<unknown> {
  return act("photos", { photos, caption, ...takeReply() });
}

/** A point of the map, or a venue where it is given a name. */
export function sendPlace(place: Place & { title?: string; address?: string }): Promise<unknown> {
  return act("location", { ...place, ...takeReply() });
}

export function pressStart(): void {
  const payload = getWorld().startPayload ?? "";
  setWorld({ startPayload: null });
  attempt(act("start", { payload }));
}

export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  toast("Copied");
}

function stopWaiting(place: string): void {
  setWorld(({ waiting }) => {
    const { [place]: _, ...rest } = waiting;
    return { waiting: rest };
  });
}

/** Answers that have overtaken the response to their press. */
const early = new Set<string>();

/** The bot has answered a press: nothing waits for it any more. */
export function endWaiting(queryId: string): void {
  const place = Object.entries(getWorld().waiting).find(([, id]) => id === queryId)?.[0];
  if (place !== undefined) stopWaiting(place);
  else if (Object.values(getWorld().waiting).includes("sending")) early.add(queryId);
}

async function pressCallback(message: Message, row: number, column: number): Promise<void> {
  const place = `${message.message_id}:${row}:${column}`;
  if (getWorld().waiting[place]) return;
  setWorld(({ waiting }) => ({ waiting: { ...waiting, [place]: "sending" } }));
  setTimeout(() => stopWaiting(place), WAIT_FOR_ANSWER_MS);
  try {
    const { queryId } = await act<{ queryId: string }>("press", {
      messageId: message.message_id,
      row,
      column,
    });
    if (early.delete(queryId)) return stopWaiting(place);
    setWorld(({ waiting }) => (waiting[place] ? { waiting: { ...waiting, [place]: queryId } } : {}));
  } catch (error) {
    stopWaiting(place);
    throw error;
  }
}

/** Words with which the bot is asked from any chat. */
export const askBot = (query: string) => `@${getWorld().setup?.bot.username} ${query}`;

/** Presses an inline button the way a client does. */
export function pressInline(message: Message, button: InlineButton, row: number, column: number): void {
  if (button.pay) pressPay(message);
  else if (button.url) openLink(button.url);
  else if (button.web_app) openApp({ url: button.web_app.url, mode: "inline" });
  else if (button.copy_text) attempt(copyText(button.copy_text.text));
  else if (button.callback_data !== undefined) attempt(pressCallback(message, row, column));
  else if (button.switch_inline_query_current_chat !== undefined) {
    setWorld({ draft: askBot(button.switch_inline_query_current_chat) });
  } else setWorld({ switching: askBot(button.switch_inline_query ?? "") });
}

/** Presses a button of the keyboard under the text field; a place is asked for by the caller. */
export function pressReply(button: ReplyButton, place?: Place): void {
  if (button.web_app) {
    openApp({ url: button.web_app.url, mode: "keyboard", buttonText: button.text });
    return;
  }
  attempt(act("keyboard", { text: button.text, ...place }));
}
