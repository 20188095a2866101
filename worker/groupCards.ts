import { createHash } from "node:crypto";
import { type Api, GrammyError } from "grammy";
import { workQueue } from "#core/platform/jobs/workQueue.ts";
import { log } from "#core/platform/log/log.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { type RenderedMessage, renderMessage } from "#core/platform/outbox/renderMessage.ts";
import type { SendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { claimCards } from "#core/shop/groupMessages/claimCards.ts";
import { type CardFacts, findCard } from "#core/shop/groupMessages/findCard.ts";
import { type EditOutcome, recordEdit } from "#core/shop/groupMessages/recordEdit.ts";
import { writeCard } from "#core/shop/groupMessages/writeCard.ts";
import { CARDS_CHANNEL } from "#core/shop/groups/touchCards.ts";
import { toSendFailure } from "./toSendFailure.ts";

const CONCURRENCY = 4;
const POLL_MS = 1000;
/** A card that would wait longer for its turn goes back; well below its lease. */
const TURN_MS = 20_000;
/** A chat that is paused for longer holds no hand: its card goes back at once, and others go on. */
const PAUSED_MS = 2000;
const FAULT_PAUSE_SECONDS = 60;
/** Telegram's words for a message that will never be edited again. */
const GONE = /message to edit not found|message can't be edited|MESSAGE_ID_INVALID|chat not found/;

async function edit(api: Api, { chatId, messageId, hasPhoto }: CardFacts, words: RenderedMessage) {
  const extra = { parse_mode: "HTML", reply_markup: { inline_keyboard: words.keyboard } } as const;
  if (messageId === null) return;
  if (hasPhoto) await api.editMessageCaption(chatId, messageId, { caption: words.html, ...extra });
  else {
    await api.editMessageText(chatId, messageId, words.html, {
      ...extra,
      link_preview_options: { is_disabled: true },
    });
  }
}

async function toOutcome(
  error: unknown,
  chatId: number,
  limiter: SendLimiter,
  hash: string,
): Promise<EditOutcome> {
  const said = error instanceof GrammyError ? error.description : "";
  if (said.includes("message is not modified")) return { kind: "shown", hash, isEdited: true };
  if (GONE.test(said)) return { kind: "gone" };
  const failure = toSendFailure(error);
  if (failure.kind === "wait") {
    await limiter.pause(chatId, failure.seconds);
    return { kind: "later", seconds: failure.seconds };
  }
  if (failure.kind === "stopped") return failure;
  log.warn({ failure }, "a card of a group was not edited");
  return failure.kind === "refused" ? failure : { kind: "later", seconds: FAULT_PAUSE_SECONDS };
}

async function bring(card: CardFacts, api: Api, limiter: SendLimiter): Promise<EditOutcome> {
  const words = renderMessage(await writeCard(card), card.language);
  const hash = createHash("sha256").update(JSON.stringify(words)).digest("base64url");
  if (hash === card.shownHash) return { kind: "shown", hash, isEdited: false };
  const pausedMs = await limiter.pausedMs(card.chatId);
  const mayWait = pausedMs <= PAUSED_MS;
  if (!(mayWait && (await limiter.take(card.chatId, Priority.broadcast, TURN_MS)))) {
    return { kind: "later", seconds: Math.max(1, Math.ceil(pausedMs / 1000)) };
  }
  try {
    await edit(api, card, words);
    return { kind: "shown", hash, isEdited: true };
  } catch (error) {
    return toOutcome(error, card.chatId, limiter, hash);
  }
}

async function work(id: number, api: Api, limiter: SendLimiter): Promise<void> {
  const card = await findCard(id);
  if (card) await recordEdit(card, await bring(card, api, limiter));
}

/** Edits cards of groups that show what isn't so any more, until `signal` ends. */
export function editGroupCards(api: Api, limiter: SendLimiter, signal: AbortSignal): Promise<void> {
  return workQueue(
    {
      channel: CARDS_CHANNEL,
      concurrency: CONCURRENCY,
      pollMs: POLL_MS,
      claim: async (limit) => ((await limiter.pausedMs()) > 0 ? [] : claimCards(limit)),
      work: (id) => work(id, api, limiter),
    },
    signal,
  );
}
