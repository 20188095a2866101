import type { OrderStatus } from "#contract/groups.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";
import { type OutgoingMessage, Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import type { Order } from "#db/models/Order.ts";
import { fateValues } from "./balanceFate.ts";
import { listOrderNews, type OrderNews } from "./listOrderNews.ts";
import { orderPress } from "./orderPress.ts";

const keys: Record<Exclude<OrderStatus, "placed">, MessageKey> = {
  confirmed: "order-moved-confirmed",
  packed: "order-moved-packed",
  shipped: "order-moved-shipped",
  delivered: "order-moved-delivered",
  cancelled: "order-moved-cancelled",
  refused: "order-moved-refused",
  returned: "order-moved-returned",
};

type Buttons = NonNullable<OutgoingMessage["buttons"]>;

interface Telling {
  /** Each cause is told once, ever. */
  cause: string;
  /** Fluent key, which is given title, number, what is paid at the door, whether that is nothing, and `values`. */
  key: MessageKey;
  values?: Record<string, string | number>;
  /** With the product's picture. */
  isPictured: boolean;
  buttons: Buttons;
}

const opens = (key: MessageKey, orderId: number): Buttons[number] => [
  { text: { key }, app: "shop", startParam: `order_${orderId}` },
];

function queueNews(
  { userId, title, number, toPay, photo }: OrderNews,
  { cause, key, values, isPictured, buttons }: Telling,
) {
  return queueToUser(userId, {
    cause,
    priority: Priority.notice,
    message: {
      text: {
        key,
        values: { title, number, total: rupeeText(toPay), isPaid: toPay === 0 ? 1 : 0, ...values },
      },
      ...(isPictured && photo && { photo }),
      buttons,
    },
  });
}

/** Values of the term `order-parcel`; "" is what nobody said. */
const parcelValues = ({ carrier, trackingNumber, trackingLink }: OrderNews) => ({
  carrier: carrier ?? "",
  hasCarrier: carrier === null ? 0 : 1,
  trackingNumber: trackingNumber ?? "",
  hasNumber: trackingNumber === null ? 0 : 1,
  trackingLink: trackingLink ?? "",
  hasLink: trackingLink === null ? 0 : 1,
});

/**
 * Tells a buyer what of their order the shop has changed, in the transaction of the change. Who brings it is told only
 * once it is on its way: the message that it is says so by itself.
 */
export async function tellOfEdit(
  { id, status, quantity, address, city }: Order,
  { entry, isParcelOnly }: { entry: number; isParcelOnly: boolean },
): Promise<void> {
  if (isParcelOnly && status !== "shipped") return;
  for (const news of await listOrderNews(id)) {
    await queueNews(news, {
      cause: `order-edited:${entry}`,
      key: isParcelOnly ? "order-parcel-changed" : "order-edited",
      values: {
        quantity,
        address: [address, city].filter(Boolean).join(", "),
        ...parcelValues(news),
      },
      isPictured: false,
      buttons: [opens("button-order", id)],
    });
  }
}

/** Tells a buyer where the shop has moved their order, with what it said to it; in the transaction of the move. */
export async function tellBuyer(
  orderId: number,
  { to, note }: { to: OrderStatus; note?: string | undefined },
): Promise<void> {
  if (to === "placed") return;
  const button = to === "delivered" ? "button-rate-order" : "button-order";
  for (const news of await listOrderNews(orderId)) {
    await queueNews(news, {
      cause: `order-${to}:${orderId}`,
      key: keys[to],
      values: {
        isNoted: note ? 1 : 0,
        note: note ?? "",
        ...fateValues(news),
        ...parcelValues(news),
      },
      isPictured: to === "delivered",
      buttons: [opens(button, orderId)],
    });
  }
}

/**
 * Asks whoever has bought alone to confirm their order by a button, in the transaction that places it. People of a group
 * are asked when they are told that it is complete.
 */
export async function askToConfirm(orderId: number): Promise<void> {
  for (const news of await listOrderNews(orderId)) {
    await queueNews(news, {
      cause: `order-placed:${orderId}`,
      key: "order-placed",
      isPictured: true,
      buttons: [
        [{ text: { key: "button-confirm-order" }, callback: orderPress.confirm.pack(orderId) }],
        opens("button-order", orderId),
      ],
    });
  }
}
