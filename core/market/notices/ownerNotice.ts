import type { MessageKey } from "#core/platform/i18n/translate.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { idPart, press } from "#core/platform/telegram/press.ts";
import { number, type RowOf, text } from "#db/rows.ts";

/** Presses below a notice to a listing's owner. */
export const ownerPress = { renew: press("renew", idPart), reopen: press("reopen", idPart) };

/** A listing whose owner is told something. */
export const ownersListingRow = {
  id: number,
  link: text,
  name: text,
  ownerId: number,
};

type OwnersListing = RowOf<typeof ownersListingRow>;

interface Notice {
  cause: string;
  /** Fluent key, which is given the listing's name and `values`. */
  key: MessageKey;
  values?: Record<string, string>;
  button: { key: MessageKey; press: keyof typeof ownerPress };
}

/** Queues a notice to a listing's owner with a button to act on it and one to open it. */
export function queueNotice(
  { id, link, name, ownerId }: OwnersListing,
  { cause, key, values, button }: Notice,
): Promise<boolean> {
  return queueToUser(ownerId, {
    cause,
    priority: Priority.notice,
    message: {
      text: { key, values: { name, ...values } },
      buttons: [
        [{ text: { key: button.key }, callback: ownerPress[button.press].pack(id) }],
        [{ text: { key: "button-listing" }, app: "market", startParam: `product_${link}` }],
      ],
    },
  });
}
