import { randomUUID } from "node:crypto";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { describeError } from "../errors/describeError.ts";
import { log } from "../log/log.ts";
import { summary } from "../telegram/refusal.ts";
import { Priority } from "./message.ts";
import { LOST_PHOTO } from "./recordSent.ts";

/**
 * Counts an answer of the bot's that goes without its photo, among messages of the outbox that went without theirs. It never
 * fails: the answer matters more.
 * @param refusal what Telegram said of the photo.
 */
export async function noteLostPhoto(
  chatId: number,
  photo: string,
  refusal: Parameters<typeof summary>[0],
): Promise<void> {
  const why = summary(refusal);
  log.warn({ photo, telegram: why }, "an answer goes without its photo");
  const error = LOST_PHOTO + why;
  const sent = { status: "sent", sentAt: new Date(), priority: Priority.answer, message: {}, error } as const;
  await OutboxMessage.create({ chatId, cause: `photo-lost:${randomUUID()}`, ...sent }).catch((fault) =>
    log.error({ error: describeError(fault) }, "a lost photo isn't counted"),
  );
}
