import { Api, type ApiClientOptions } from "grammy";
import type { InlineKeyboardButton, MessageEntity, Update, User } from "grammy/types";
import { expect, vi } from "vitest";
import { createBot } from "../bot/bot.ts";
import { config } from "../config/env.ts";
import { OutboxMessage } from "../db/models/OutboxMessage.ts";
import { parseMultipart } from "../messenger/http/multipart.ts";
import { sendOutbox } from "../worker/outbox.ts";

type Fetch = NonNullable<ApiClientOptions["fetch"]>;

/** A call the bot made: the method and everything it sent along. */
export type Call = { method: string } & Record<string, unknown>;

/** How the Bot API refuses. */
export interface Refusal {
  error_code: number;
  description: string;
  parameters?: { retry_after?: number };
}

const botInfo = {
  id: 7_000_000_001,
  is_bot: true,
  first_name: "Bozor",
  username: "bozor_bot",
  supports_inline_queries: true,
} as const;

const unixNow = () => Math.floor(Date.now() / 1000);

let lastId = 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000);
const nextId = () => {
  lastId += 1;
  return lastId;
};

/** A person of Telegram whom nobody has met yet. */
export function fakePerson(overrides: Partial<User> = {}): User {
  return { id: nextId(), is_bot: false, first_name: "Лола", language_code: "ru", ...overrides };
}

/** The command at the beginning of a text, marked as Telegram marks it: grammY looks at the mark only. */
function markCommand(text: string): { entities?: MessageEntity[] } {
  const command = /^\/\w+/.exec(text)?.[0];
  return command ? { entities: [{ type: "bot_command", offset: 0, length: command.length }] } : {};
}

const chatOf = ({ id, first_name }: User) => ({ id, type: "private" as const, first_name });

/** Answers as the Bot API would, as far as the bot looks at them. */
function resultOf(method: string, { chat_id, text }: Record<string, unknown>): unknown {
  if (method === "getMe") return botInfo;
  if (/^(send|edit|copy|forward)/.test(method) && method !== "sendChatAction") {
    return {
      message_id: nextId(),
      date: unixNow(),
      chat: { id: chat_id, type: "private" },
      from: botInfo,
      text,
    };
  }
  return true;
}

/** Reads the fields that are sent along with files, and under `files` the files' names and texts. */
async function readUpload(body: AsyncIterable<Uint8Array>): Promise<Record<string, unknown>> {
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  const whole = Buffer.concat(parts);
  const boundary = whole.subarray(2, whole.indexOf("\r\n")).toString();
  const { fields, files } = parseMultipart(whole, boundary);
  const sent = [...files.values()].map(({ name, bytes }) => ({ name, text: bytes.toString("utf8") }));
  const markup = fields.reply_markup && { reply_markup: JSON.parse(fields.reply_markup) };
  return { ...fields, ...markup, chat_id: Number(fields.chat_id), files: sent };
}

/** A `fetch` that takes the place of Telegram: it keeps the calls, and refuses those that a test wants refused. */
export function fakeFetch(calls: Call[], refusals: Map<string, Refusal[]> = new Map()): Fetch {
  const answer = async (url: string, { body }: { body?: string | AsyncIterable<Uint8Array> } = {}) => {
    const method = url.slice(url.lastIndexOf("/") + 1);
    const payload = (typeof body === "object" ? await readUpload(body) : JSON.parse(body ?? "{}")) as Record<
      string,
      unknown
    >;
    calls.push({ method, ...payload });
    const refusal = refusals.get(method)?.shift();
    const answered = refusal ? { ok: false, ...refusal } : { ok: true, result: resultOf(method, payload) };
    return new Response(JSON.stringify(answered), { status: refusal?.error_code ?? 200 });
  };
  return answer as unknown as Fetch;
}

/** A limiter that holds nobody up. */
const free = { take: async () => true, pause: async () => {}, pausedMs: async () => 0 };

/** The bot as it is, with a Telegram that only the test knows of. Buttons open mini-apps, as on a real server. */
export function fakeTelegram() {
  Object.assign(config, { PUBLIC_URL: "https://bozor.test" });
  const calls: Call[] = [];
  const refusals = new Map<string, Refusal[]>();
  const fetch = fakeFetch(calls, refusals);
  const bot = createBot(config.BOT_TOKEN, { botInfo: { ...botInfo } as never, client: { fetch } });

  let last: Update | undefined;

  /** Hands the bot an update; the answer is what it did about it. */
  async function send(update: Omit<Update, "update_id">): Promise<Call[]> {
    const before = calls.length;
    last = { update_id: nextId(), ...update } as Update;
    await bot.handleUpdate(last);
    return calls.slice(before);
  }

  /** Lets the worker send all that is queued; the answer is what it sent. */
  async function deliver(): Promise<Call[]> {
    const before = calls.length;
    const stopping = new AbortController();
    const sending = sendOutbox(new Api(config.BOT_TOKEN, { fetch }), free, stopping.signal);
    const waiting = () => OutboxMessage.count({ where: { status: "queued" } });
    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000, interval: 10 });
    stopping.abort();
    await sending;
    return calls.slice(before);
  }

  const message = (from: User, content: object) =>
    send({
      message: { message_id: nextId(), date: unixNow(), chat: chatOf(from), from, ...content },
    } as never);

  const member = (from: User, before: string, after: string) =>
    send({
      my_chat_member: {
        chat: chatOf(from),
        from,
        date: unixNow(),
        old_chat_member: { user: botInfo, status: before },
        new_chat_member: { user: botInfo, status: after },
      },
    } as never);

  return {
    bot,
    calls,
    send,
    deliver,
    message,
    /** A message of theirs, known by its number, now says this. */
    edit: (from: User, message_id: number, content: object) =>
      send({
        edited_message: {
          message_id,
          date: unixNow(),
          edit_date: unixNow(),
          chat: chatOf(from),
          from,
          ...content,
        },
      } as never),
    say: (from: User, text: string) => message(from, { text, ...markCommand(text) }),
    share: (from: User, phone: string, ownerId: number | undefined = from.id) =>
      message(from, {
        contact: { phone_number: phone, first_name: from.first_name, ...(ownerId && { user_id: ownerId }) },
      }),
    /** `message` is what is known of the one that the button stands under. */
    press: (from: User, data: string, message: object = {}) =>
      send({
        callback_query: {
          id: String(nextId()),
          from,
          chat_instance: "1",
          data,
          message: {
            message_id: nextId(),
            date: unixNow(),
            chat: chatOf(from),
            from: botInfo,
            text: "…",
            ...message,
          },
        },
      } as never),
    /** The last update comes once more, as it does when working it off broke after something was done. */
    again: () => send(last ?? expect.fail("no update yet")),
    block: (from: User) => member(from, "member", "kicked"),
    unblock: (from: User) => member(from, "kicked", "member"),
    /** Telegram's number of what the bot has just sent. */
    lastSent: () => lastId,
    /** The next call of the method is refused so. */
    refuse: (method: string, refusal: Refusal) =>
      refusals.set(method, [...(refusals.get(method) ?? []), refusal]),
  };
}

/** How the Bot API refuses the answer to a press that was worked off too late. */
export const TOO_LATE: Refusal = {
  error_code: 400,
  description: "Bad Request: query is too old and response timeout expired or query ID is invalid",
};

/** How it answers while it is broken. */
export const BROKEN: Refusal = { error_code: 502, description: "Bad Gateway" };

/** The inline buttons under what a call sent, row after row. */
export function buttonsOf(call: Call | undefined): InlineKeyboardButton[] {
  const markup = call?.reply_markup as { inline_keyboard?: InlineKeyboardButton[][] } | undefined;
  return markup?.inline_keyboard?.flat() ?? [];
}

/** The addresses of mini-apps among them. */
export function appsOf(call: Call | undefined): string[] {
  return buttonsOf(call).flatMap((button) => ("web_app" in button ? [button.web_app.url] : []));
}
