import { type Api, GrammyError } from "grammy";
import type { Language } from "#contract/languages.ts";
import { type OpenedCode, openCode, wipeCode } from "#core/codes/openCode.ts";
import { describeError } from "#core/describeError.ts";
import { workQueue } from "#core/jobs/workQueue.ts";
import { log } from "#core/log.ts";
import { type ClaimedMessage, claimMessages } from "#core/outbox/claimMessages.ts";
import { codeIdOf } from "#core/outbox/message.ts";
import { openMessage } from "#core/outbox/openMessage.ts";
import { OUTBOX_CHANNEL } from "#core/outbox/queueMessage.ts";
import { MAX_ATTEMPTS, recordFailure, type SendFailure } from "#core/outbox/recordFailure.ts";
import { recordSent } from "#core/outbox/recordSent.ts";
import { type RenderedMessage, renderMessage } from "#core/outbox/renderMessage.ts";
import type { SendLimiter } from "#core/outbox/sendLimiter.ts";
import { toSendFailure } from "./toSendFailure.ts";

const CONCURRENCY = 10;
const POLL_MS = 1000;
/** A message that would wait longer for its turn goes back to the queue; well below its lease. */
const TURN_MS = 20_000;
const CAPTION_MAX = 1024;
/** Language of people we know nothing of. */
const DEFAULT_LANGUAGE: Language = "ru";

interface Sent {
  telegramMessageId: number;
  hasPhoto: boolean;
}

const sentAs = ({ message_id }: { message_id: number }, hasPhoto: boolean): Sent => ({
  telegramMessageId: message_id,
  hasPhoto,
});

async function send(
  api: Api,
  chatId: number,
  { html, photo, photoFileId, keyboard }: RenderedMessage,
): Promise<Sent> {
  const extra = {
    parse_mode: "HTML",
    ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
  } as const;

  // Somebody's own photo is what they say: without it nothing has arrived. Whoever queued it has counted its words as
  // Telegram does, without the markup.
  if (photoFileId) return sentAs(await api.sendPhoto(chatId, photoFileId, { caption: html, ...extra }), true);
  if (photo && html.length <= CAPTION_MAX) {
    try {
      return sentAs(await api.sendPhoto(chatId, photo, { caption: html, ...extra }), true);
    } catch (error) {
      // Telegram fetches the photo itself; one it can't have must not cost the person the words.
      const isPhotoRefused =
        error instanceof GrammyError &&
        error.error_code === 400 &&
        !error.description.includes("chat not found");
      if (!isPhotoRefused) throw error;
    }
  }
  const message = await api.sendMessage(chatId, html, {
    ...extra,
    link_preview_options: { is_disabled: true },
  });
  return sentAs(message, false);
}

/** Sends a claimed message; the answer is what became of it. */
async function trySending(
  message: ClaimedMessage,
  { api, limiter, opened }: { api: Api; limiter: SendLimiter; opened: OpenedCode | undefined },
): Promise<{ sent: Sent } | SendFailure> {
  const { id, chatId, priority } = message;
  if (message.isStopped) return { kind: "stopped", error: "stopped" };
  // More tries than are allowed: whoever made the last one died of it.
  if (message.attempts > MAX_ATTEMPTS) return { kind: "refused", error: "died" };
  if (!opened && codeIdOf(message.message)) return { kind: "refused", error: "code over" };

  const now = await openMessage(message.message);
  if ("kind" in now) return now;
  let rendered: RenderedMessage;
  try {
    rendered = renderMessage(now.message, message.language ?? DEFAULT_LANGUAGE, opened?.code);
  } catch (error) {
    log.error({ messageId: id, error: describeError(error) }, "a message can't be said");
    return { kind: "refused", error: "unsayable" };
  }

  if (!(await limiter.take(chatId, priority, TURN_MS))) {
    const seconds = Math.max(1, Math.ceil((await limiter.pausedMs()) / 1000));
    return { kind: "wait", seconds, error: "no turn" };
  }
  try {
    return { sent: await send(api, chatId, rendered) };
  } catch (error) {
    const failure = toSendFailure(error);
    if (failure.kind === "wait") await limiter.pause(failure.seconds);
    log.warn({ messageId: id, attempts: message.attempts, failure }, "a message was not sent");
    return failure;
  }
}

async function work(message: ClaimedMessage, api: Api, limiter: SendLimiter): Promise<void> {
  const codeId = codeIdOf(message.message);
  const opened = codeId === undefined ? undefined : await openCode(codeId);
  const outcome = await trySending(message, { api, limiter, opened });
  const isOver = "sent" in outcome || outcome.kind === "refused" || outcome.kind === "stopped";
  if (opened && isOver) await wipeCode(opened);
  if ("sent" in outcome) await recordSent(message, outcome.sent);
  else await recordFailure(message, outcome);
}

/** Sends what core has queued, several chats at once, until `signal` ends. */
export function sendOutbox(api: Api, limiter: SendLimiter, signal: AbortSignal): Promise<void> {
  return workQueue(
    {
      channel: OUTBOX_CHANNEL,
      concurrency: CONCURRENCY,
      pollMs: POLL_MS,
      claim: async (limit) => ((await limiter.pausedMs()) > 0 ? [] : claimMessages(limit)),
      work: (message) => work(message, api, limiter),
    },
    signal,
  );
}
