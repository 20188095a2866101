import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "grammy";
import { progressWords } from "#core/desk/broadcasts/progressWords.ts";
import { queueBatch } from "#core/desk/broadcasts/queueBatch.ts";
import { noteTold, type ShownProgress, takeProgress } from "#core/desk/broadcasts/takeProgress.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import type { SendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { toSendFailure } from "./toSendFailure.ts";

const EVERY_MS = 1000;
const TURN_MS = 10_000;

/** Whether the message shows it now, or never will. */
async function show(
  { chatId, messageId, language, progress }: ShownProgress,
  api: Api,
  limiter: SendLimiter,
): Promise<boolean> {
  if (!(await limiter.take(chatId, Priority.notice, TURN_MS))) return false;
  const { html, keyboard } = progressWords(language, progress);
  try {
    await api.editMessageText(chatId, messageId, html, {
      parse_mode: "HTML",
      reply_markup: { inline_keyboard: keyboard },
    });
    return true;
  } catch (error) {
    const failure = toSendFailure(error);
    if (failure.kind === "wait") await limiter.pause(chatId, failure.seconds);
    // Refused: it shows that already, or is gone.
    return failure.kind === "refused" || failure.kind === "stopped";
  }
}

/** Queues the next people of the broadcast that is on its way and shows how far it is. */
async function moveBroadcasts(api: Api, limiter: SendLimiter): Promise<void> {
  await queueBatch();
  for (const shown of await takeProgress()) {
    const { id, status, inHand } = shown.progress;
    const isShown = await show(shown, api, limiter);
    if (isShown && status !== "sending" && inHand === 0) await noteTold(id);
  }
}

/** Keeps broadcasts moving until `signal` ends. */
export async function keepBroadcasting(api: Api, limiter: SendLimiter, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await moveBroadcasts(api, limiter).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, "a broadcast didn't move"),
    );
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
