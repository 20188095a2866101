import { z } from "zod";
import { describeError } from "#core/platform/errors/describeError.ts";
import { isRefusedForGood } from "#core/platform/errors/isRefusedForGood.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";
import { log } from "#core/platform/log/log.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";
import { callTelegram } from "#core/platform/telegram/callTelegram.ts";
import { Album } from "#db/models/Album.ts";
import { transact } from "#db/sequelize.ts";
import { ALBUM_LEASE_SECONDS, type ClaimedAlbum, leaseAlbum } from "./claimAlbums.ts";
import { settleAlbum } from "./settleAlbum.ts";
import { readParts, takePhotos } from "./takePhotos.ts";

const MAX_ATTEMPTS = 4;
const RETRY_SECONDS = 10;
/** Telegram shows what a bot is doing for five seconds. */
const ACTION_MS = 4500;

/** "sending a photo…" in the chat, as long as it takes; nobody misses one that didn't come. */
function showProgress(chatId: number): { stop(): void } {
  const show = () =>
    void callTelegram("sendChatAction", { chat_id: chatId, action: "upload_photo" }, z.unknown()).catch(
      () => undefined,
    );
  show();
  const showing = setInterval(show, ACTION_MS);
  return { stop: () => clearInterval(showing) };
}

/** @param words what its person is told. */
async function giveUp({ id, userId, chatId }: ClaimedAlbum, words: MessageKey): Promise<void> {
  await transact(async () => {
    await Album.update(
      { state: "failed", dueAt: null, claimedUntil: null },
      { where: { id, state: "gathering" } },
    );
    await queueMessage({
      userId,
      chatId,
      cause: `album-given-up:${id}`,
      priority: Priority.answer,
      message: { text: { key: words } },
    });
  });
}

/** Makes a draft of a claimed album: its photos are taken in, its words read, and its person hears what came of it. */
export async function processAlbum(album: ClaimedAlbum): Promise<void> {
  const { id, attempts } = album;
  // More tries than are allowed: whoever made the last one died of it.
  if (attempts > MAX_ATTEMPTS) return giveUp(album, "album-gave-up");
  const prolong = setInterval(
    () => {
      leaseAlbum(id, ALBUM_LEASE_SECONDS).catch((error: unknown) =>
        log.warn({ albumId: id, error: describeError(error) }, "the lease of an album was not prolonged"),
      );
    },
    (ALBUM_LEASE_SECONDS * 1000) / 3,
  );
  const progress = showProgress(album.chatId);
  try {
    const before = new Set((await readParts(id)).flatMap(({ src, messageId }) => (src ? messageId : [])));
    const parts = await takePhotos(album, attempts === MAX_ATTEMPTS);
    const taken = parts.map(({ messageId }) => messageId).filter((messageId) => !before.has(messageId));
    await settleAlbum(album, taken);
  } catch (error) {
    log.warn({ albumId: id, attempts, error: describeError(error) }, "an album was not taken in");
    // The same photos and words can only be refused again.
    if (isRefusedForGood(error)) await giveUp(album, "album-refused");
    else if (attempts >= MAX_ATTEMPTS) await giveUp(album, "album-gave-up");
    else await leaseAlbum(id, RETRY_SECONDS * attempts);
  } finally {
    clearInterval(prolong);
    progress.stop();
  }
}
