import { z } from "zod";
import { toLanguage } from "#contract/languages.ts";
import { describeError } from "../errors/describeError.ts";
import { translate } from "../i18n/translate.ts";
import { log } from "../log/log.ts";
import { callTelegram } from "../telegram/callTelegram.ts";
import type { StoredUpdate } from "./storedUpdate.ts";

const From = z.looseObject({ id: z.int(), language_code: z.string().optional() });
const Private = z.looseObject({ type: z.literal("private") });
/** Updates that a person waits for an answer to: words to the bot, and presses in its chat. */
const Waiting = z.union([
  z
    .looseObject({ message: z.looseObject({ from: From, chat: Private }) })
    .transform(({ message }) => message.from),
  z
    .looseObject({ callback_query: z.looseObject({ from: From, message: z.looseObject({ chat: Private }) }) })
    .transform(({ callback_query }) => callback_query.from),
]);

/** Fewer than Telegram takes, as the limiter of all senders is in the database. */
const MOST_AT_ONCE = 20;

/** After so long without a failure, in milliseconds, the next absence is another one. */
const QUIET_MS = 300_000;

/** Updates that couldn't be stored, and people who were told of it: of this process, as nothing can be kept. */
const seen = new Set<number>();
const told = new Set<number>();
let awayAt = 0;

async function say({ id, language_code }: z.infer<typeof From>) {
  told.add(id);
  const text = translate(toLanguage(language_code) ?? "ru", "error-away");
  await callTelegram("sendMessage", { chat_id: id, text }, z.unknown()).catch((error: unknown) => {
    told.delete(id);
    log.warn({ error: describeError(error) }, "somebody couldn't be told that we are away");
  });
}

const waitingIn = (update: StoredUpdate) => Waiting.safeParse(update).data;

/**
 * Tells people whose updates can't be stored that we will be back: each once while the database is away. Only updates
 * that come again are answered, so a moment's absence is told to nobody.
 */
export async function announceOutage(updates: readonly StoredUpdate[]): Promise<void> {
  const now = Date.now();
  if (now - awayAt > QUIET_MS) {
    seen.clear();
    told.clear();
  }
  awayAt = now;
  const people = updates
    .filter(({ update_id }) => seen.has(update_id))
    .flatMap((update) => waitingIn(update) ?? []);
  for (const { update_id } of updates) seen.add(update_id);
  const untold = new Map(people.filter(({ id }) => !told.has(id)).map((from) => [from.id, from]));
  await Promise.all([...untold.values()].slice(0, MOST_AT_ONCE).map(say));
}

/** Forgets people whose updates were stored, so that they are told of the next outage. Others may still be waiting. */
export function forgetOutage(updates: readonly StoredUpdate[]): void {
  for (const update of updates) {
    seen.delete(update.update_id);
    const from = waitingIn(update);
    if (from) told.delete(from.id);
  }
}
