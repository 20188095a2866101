import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { transact } from "#db/sequelize.ts";
import { LiveMessage } from "./message.ts";
import { messageKind } from "./messageKinds.ts";

interface Sent {
  telegramMessageId: number;
  /** Whether its words are the caption of a photo. */
  hasPhoto?: boolean;
  /** Why it went without its photo: Telegram's own words. */
  lostPhoto?: string;
}

/** Prefix of the error of a message that was sent without its photo. */
export const LOST_PHOTO = "photo: ";

/** Writes down that Telegram took the message. */
export async function recordSent(
  { id, message }: { id: number; message: unknown },
  { telegramMessageId, hasPhoto = false, lostPhoto }: Sent,
): Promise<void> {
  const live = LiveMessage.safeParse(message).data;
  await transact(async () => {
    await OutboxMessage.update(
      {
        status: "sent",
        sentAt: new Date(),
        telegramMessageId,
        claimedUntil: null,
        error: lostPhoto === undefined ? null : LOST_PHOTO + lostPhoto,
      },
      { where: { id } },
    );
    if (live) await messageKind(live.live).sent?.(live.id, { messageId: telegramMessageId, hasPhoto });
  });
}
