import { z } from "zod";
import { toLanguage } from "#contract/languages.ts";
import { describeError } from "../errors/describeError.ts";
import { translate } from "../i18n/translate.ts";
import { log } from "../log/log.ts";
import { callTelegram } from "../telegram/callTelegram.ts";
import type { StoredUpdate } from "./storedUpdate.ts";

const From = z.looseObject({ id: z.int(), language_code: z.string().optional() });
const Private = z.looseObject({ type: z.literal("private") });
/** What somebody waits for an answer to: words to the bot, and presses in its chat. */
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

/** Updates that couldn't be stored, and people who were told of it: of this process, as nothing can be kept. */
const seen = new Set<number>();
const told = new Set<number>();

async function say({ id, language_code }: z.infer<typeof From>) {
  told.add(id);
  const text = translate(toLanguage(language_code) ?? "ru", "error-away");
  await callTelegram("sendMessage", { chat_id: id, text }, z.unknown()).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, "somebody couldn't be told that we are away");
  });
}

/**
 * Tells whose updates can't be stored that we will be back: each person once while the database is away, and only who
 * still waits when their update comes again, which a moment's absence doesn't last.
 */
export async function tellAway(updates: readonly StoredUpdate[]): Promise<void> {
  const people = updates
    .filter(({ update_id }) => seen.has(update_id))
    .flatMap((update) => Waiting.safeParse(update).data ?? []);
  for (const { update_id } of updates) seen.add(update_id);
  const untold = new Map(people.filter(({ id }) => !told.has(id)).map((from) => [from.id, from]));
  await Promise.all([...untold.values()].slice(0, MOST_AT_ONCE).map(say));
}

/** The database is there: the next absence is another one. */
export function tellBack(): void {
  seen.clear();
  told.clear();
}
