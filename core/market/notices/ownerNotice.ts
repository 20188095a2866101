import { Priority } from "#core/platform/outbox/message.ts";
import { queueMessage } from "#core/platform/outbox/queueMessage.ts";

/** What a press of a button below a notice asks for, before the listing's id; the bot reads it back. */
export const ownerPress = { renew: "renew:", reopen: "reopen:" } as const;

/** The end of a listing `l` in milliseconds, which tells its ends apart. */
export const endSql = "floor(extract(epoch from l.expires_at) * 1000)::bigint";

/** A listing whose owner is told something. */
export interface OwnersListing {
  id: number;
  link: string;
  name: string;
  ownerId: number;
  telegramId: number;
}

interface Notice {
  cause: string;
  /** Fluent key, which is given the listing's name and `values`. */
  key: string;
  values?: Record<string, string>;
  button: { key: string; press: keyof typeof ownerPress };
}

/** Queues a notice to a listing's owner with a button to act on it and one to open it. */
export function queueNotice(
  { id, link, name, ownerId, telegramId }: OwnersListing,
  { cause, key, values, button }: Notice,
): Promise<boolean> {
  return queueMessage({
    userId: ownerId,
    chatId: telegramId,
    cause,
    priority: Priority.notice,
    message: {
      text: { key, values: { name, ...values } },
      buttons: [
        [{ text: { key: button.key }, callback: ownerPress[button.press] + id }],
        [{ text: { key: "button-listing" }, app: "market", startParam: `product_${link}` }],
      ],
    },
  });
}
