import { type Api, InputFile } from "grammy";
import type { MessageEntity } from "grammy/types";
import type { Language } from "#contract/languages.ts";
import { noteTry } from "#core/desk/broadcasts/noteTry.ts";
import { type OpenedCode, openCode, wipeCode } from "#core/people/codes/openCode.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { workQueue } from "#core/platform/jobs/workQueue.ts";
import { writeDown } from "#core/platform/jobs/writeDown.ts";
import { log } from "#core/platform/log/log.ts";
import { type ClaimedMessage, claimMessages } from "#core/platform/outbox/claimMessages.ts";
import { isSilenced } from "#core/platform/outbox/isSilenced.ts";
import { travelMs } from "#core/platform/outbox/lease.ts";
import { codeIdOf, type Place } from "#core/platform/outbox/message.ts";
import { openMessage } from "#core/platform/outbox/messageKinds.ts";
import { OUTBOX_CHANNEL } from "#core/platform/outbox/queueMessage.ts";
import { MAX_ATTEMPTS, recordFailure, type SendFailure } from "#core/platform/outbox/recordFailure.ts";
import { recordSent } from "#core/platform/outbox/recordSent.ts";
import { type RenderedMessage, renderMessage } from "#core/platform/outbox/renderMessage.ts";
import type { SendLimiter } from "#core/platform/outbox/sendLimiter.ts";
import { fitsCaption } from "#core/platform/telegram/caption.ts";
import { isPhotoLate, isPhotoRefused, summary } from "#core/platform/telegram/refusal.ts";
import { mayHaveArrived, toSendFailure } from "./toSendFailure.ts";

/**
 * Messages in work at once: enough for all that may go in a second while Telegram takes that long to answer. What
 * somebody waits for has hands of its own, as a thousand reminders take hold of all the others.
 */
const CONCURRENCY = { urgent: 20, bulk: 25 } as const;
/** How often each looks by itself, should a wake-up be missed, as without Redis. */
const POLL_MS = { urgent: 300, bulk: 1000 } as const;
/**
 * How long it is tried to note that a message has arrived. Only the database's own absence makes it last, in which nobody
 * else can take the message; is it back after the lease, whoever comes first decides whether the message goes twice.
 */
const NOTE_MS = 20_000;
/** Tries of a photo that doesn't come in time; when many are asked for at once some are made late. */
const PHOTO_TRIES = 3;
/** Language of people we know nothing of. */
const DEFAULT_LANGUAGE: Language = "ru";

interface Sent {
  telegramMessageId: number;
  hasPhoto: boolean;
  lostPhoto?: string;
}

const sentAs = ({ message_id }: { message_id: number }, hasPhoto: boolean): Sent => ({
  telegramMessageId: message_id,
  hasPhoto,
});

type Signal = Parameters<Api["sendMessage"]>[3];

function sendPlace(
  api: Api,
  chatId: number,
  { latitude, longitude, venue }: Place,
  markup: object,
  signal: Signal,
) {
  if (!venue) return api.sendLocation(chatId, latitude, longitude, markup, signal);
  return api.sendVenue(chatId, latitude, longitude, venue.title, venue.address, markup, signal);
}

async function send(
  api: Api,
  { chatId, priority, attempts }: ClaimedMessage,
  { html, entities, place, photo, photoFileId, document, keyboard }: RenderedMessage,
): Promise<Sent> {
  const signal = AbortSignal.timeout(travelMs(priority).sending) as Signal;
  const markup = { ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }) };
  if (place) return sentAs(await sendPlace(api, chatId, place, markup, signal), false);
  // An admin's words come with their formatting as entities, as Telegram gave it.
  if (entities && photoFileId) {
    const caption = { caption: html, caption_entities: entities as MessageEntity[] };
    return sentAs(await api.sendPhoto(chatId, photoFileId, { ...caption, ...markup }, signal), true);
  }
  if (entities) {
    const sent = await api.sendMessage(
      chatId,
      html,
      { entities: entities as MessageEntity[], ...markup },
      signal,
    );
    return sentAs(sent, false);
  }
  const extra = { parse_mode: "HTML", ...markup } as const;

  if (document) {
    const file = new InputFile(Buffer.from(document.text), document.name);
    return sentAs(await api.sendDocument(chatId, file, { caption: html, ...extra }, signal), false);
  }
  // Somebody's own photo is what they say: without it nothing has arrived. Whoever queued it has counted its words as
  // Telegram does, without the markup.
  if (photoFileId)
    return sentAs(await api.sendPhoto(chatId, photoFileId, { caption: html, ...extra }, signal), true);
  let lostPhoto: string | undefined;
  if (photo && !fitsCaption(html)) lostPhoto = "the words are too long";
  else if (photo) {
    try {
      return sentAs(await api.sendPhoto(chatId, photo, { caption: html, ...extra }, signal), true);
    } catch (error) {
      // Telegram fetches the photo itself; one it can't have must not cost the person the words.
      if (!isPhotoRefused(error) || (isPhotoLate(error) && attempts < PHOTO_TRIES)) throw error;
      lostPhoto = summary(error);
    }
  }
  if (lostPhoto !== undefined) log.warn({ photo, why: lostPhoto }, "a message goes without its photo");
  const options = { ...extra, link_preview_options: { is_disabled: true } };
  const message = await api.sendMessage(chatId, html, options, signal);
  return { ...sentAs(message, false), ...(lostPhoto !== undefined && { lostPhoto }) };
}

/** Sends a claimed message; the answer is what became of it. */
async function trySending(
  message: ClaimedMessage,
  { api, limiter, opened }: { api: Api; limiter: SendLimiter; opened: OpenedCode | undefined },
): Promise<{ sent: Sent } | SendFailure> {
  const { id, chatId, priority } = message;
  if (message.isStopped) return { kind: "stopped" };
  if (message.isQuiet && isSilenced(message)) return { kind: "over" };
  // More tries than are allowed: whoever made the last one died of it.
  if (message.attempts > MAX_ATTEMPTS) return { kind: "refused", error: "died" };
  if (!opened && codeIdOf(message.message)) return { kind: "refused", error: "code over" };

  const now = await openMessage(message);
  if ("kind" in now) return now;
  let rendered: RenderedMessage;
  try {
    const language = message.language ?? DEFAULT_LANGUAGE;
    rendered = now.render?.(language) ?? renderMessage(now.message, language, opened?.code);
  } catch (error) {
    log.error({ messageId: id, error: describeError(error) }, "a message can't be said");
    return { kind: "refused", error: "unsayable" };
  }

  if (!(await limiter.take(chatId, priority, travelMs(priority).turn))) {
    const seconds = Math.max(1, Math.ceil((await limiter.pausedMs(chatId)) / 1000));
    return { kind: "wait", seconds, error: "no turn" };
  }
  if (now.isOnce) await noteTry(id);
  try {
    return { sent: await send(api, message, rendered) };
  } catch (error) {
    const failure = toSendFailure(error);
    if (failure.kind === "wait") await limiter.pause(chatId, failure.seconds);
    log.warn({ messageId: id, attempts: message.attempts, failure }, "a message was not sent");
    return now.isOnce && mayHaveArrived(error) ? { kind: "over" } : failure;
  }
}

async function work(message: ClaimedMessage, api: Api, limiter: SendLimiter): Promise<void> {
  const codeId = codeIdOf(message.message);
  const opened = codeId === undefined ? undefined : await openCode(codeId);
  const outcome = await trySending(message, { api, limiter, opened });
  const isOver = "sent" in outcome || outcome.kind === "refused" || outcome.kind === "stopped";
  await writeDown(async () => {
    if ("sent" in outcome) await recordSent(message, outcome.sent);
    else await recordFailure(message, outcome);
    if (opened && isOver) await wipeCode(opened);
  }, NOTE_MS);
}

/** Sends what core has queued, several chats at once, until `signal` ends. */
export async function sendOutbox(api: Api, limiter: SendLimiter, signal: AbortSignal): Promise<void> {
  const send = (lane: keyof typeof CONCURRENCY) =>
    workQueue(
      {
        channel: OUTBOX_CHANNEL,
        concurrency: CONCURRENCY[lane],
        pollMs: POLL_MS[lane],
        claim: async (limit) => ((await limiter.pausedMs()) > 0 ? [] : claimMessages(limit, lane)),
        work: (message) => work(message, api, limiter),
      },
      signal,
    );
  await Promise.all([send("urgent"), send("bulk")]);
}
