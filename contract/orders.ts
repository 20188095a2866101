import { z } from "zod";
import { Id, IdParam, Remark, Skip, Timestamp, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { groupStatuses, orderStatuses } from "./groups.ts";
import { FEATURES_MAX, ORDERS_MAX, ORDERS_PAGE, REVIEW_MAX } from "./limits.ts";
import { cancelReasons } from "./reasons.ts";
import { buyingAs } from "./shopPrices.ts";

/** Prices in whole rupees. `total` is what it comes to, `toPay` what of it is paid at the door. */
export const ordered = {
  id: z.int(),
  /** Ten digits, for people. */
  number: z.string(),
  status: z.enum(orderStatuses),
  createdAt: Timestamp,
  quantity: z.int(),
  boughtAs: z.enum(buyingAs),
  total: z.int(),
  /** The part of it that referral rewards paid. */
  balanceUsed: z.int(),
  toPay: z.int(),
  /** Null of what isn't cancelled. */
  cancelReason: z.enum(cancelReasons).nullable(),
  product: z.object({
    id: z.int(),
    link: z.string(),
    title: z.string(),
    title_hi: z.string().nullable(),
    image: z.object({ src: z.string(), thumbhash: z.string().nullable() }).nullable(),
  }),
  /** The group that it was ordered in, by the group's own code; null alone. */
  group: z
    .object({
      inviteCode: z.string(),
      status: z.enum(groupStatuses),
      membersCount: z.int(),
      participantsToComplete: z.int(),
      endsAt: Timestamp,
    })
    .nullable(),
};

/** Where it goes; "" where nobody said. */
export const Delivery = z.object({
  recipientName: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  addressExtra: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
});

/** The service that brings an order, and how it is followed there; null before anybody said. */
export const Parcel = z
  .object({ carrier: z.string(), trackingNumber: z.string().nullable(), trackingLink: z.string().nullable() })
  .nullable();
export type Parcel = z.infer<typeof Parcel>;

/** A status that an order came to, the first of them `placed`; `note` is what was said to it. */
export const OrderMove = z.object({ to: z.enum(orderStatuses), at: Timestamp, note: z.string().nullable() });

/** An order as its buyer's list shows it. */
export const OrderCard = z.object({
  ...ordered,
  /**
   * The part of `balanceUsed` that came back when the order was cancelled, in paise: less where it was owed for a
   * reward.
   */
  balanceReturned: z.int(),
  /** It waits for its buyer to say yes: bought alone, or in a group that is complete. */
  isConfirmable: z.boolean(),
  /** It isn't packed yet. */
  isCancellable: z.boolean(),
  /** It was delivered, and its buyer hasn't rated it. */
  isRateable: z.boolean(),
});
export type OrderCard = z.infer<typeof OrderCard>;

const Stars = z.int("number").min(1, "number").max(5, "number");
const OrderReview = z.object({ stars: z.int(), text: z.string().nullable() });

/** An order whole. `price` and `discountedPrice` are of one item, as they were then. */
export const Order = OrderCard.extend({
  price: z.int(),
  discountedPrice: z.int(),
  delivery: Delivery,
  parcel: Parcel,
  /** The earliest first. */
  moves: z.array(OrderMove),
  /** Features of the product that can be rated besides the whole. */
  features: z.array(z.object({ id: z.int(), title: z.string(), title_hi: z.string().nullable() })),
  review: OrderReview.nullable(),
});
export type Order = z.infer<typeof Order>;

export const listOrders = endpoint({
  method: "get",
  path: "/api/user/orders",
  access: "user",
  summary: "The caller's orders, the newest first",
  input: z.object({
    /** An order's id: what was ordered before it, so that a new order moves no page. */
    after: IdParam.optional(),
    skip: Skip,
    take: take(ORDERS_PAGE).pipe(z.int().max(ORDERS_MAX, "number")),
  }),
  output: z.array(OrderCard),
});

export const getOrder = endpoint({
  method: "get",
  path: "/api/user/orders/:id",
  access: "user",
  summary: "The caller's own order whole",
  input: z.object({ id: IdParam }),
  output: Order,
});

const Moved = z.object({ status: z.enum(orderStatuses) });

export const confirmOrder = endpoint({
  method: "post",
  path: "/api/user/orders/:id/confirm",
  access: "user",
  summary: "Says yes to the caller's own order; to one that goes its way already it changes nothing",
  input: z.object({ id: IdParam }),
  output: Moved,
});

export const cancelOrder = endpoint({
  method: "post",
  path: "/api/user/orders/:id/cancel",
  access: "user",
  summary: "Cancels the caller's own order that isn't packed yet; of an open group it also leaves the group",
  input: z.object({ id: IdParam, reason: Remark(200).optional() }),
  output: Moved,
});

export const rateOrder = endpoint({
  method: "post",
  path: "/api/user/orders/:id/rate",
  access: "user",
  summary: "Rates what the caller ordered and got, once",
  input: z.object({
    id: IdParam,
    stars: Stars,
    features: z
      .array(z.object({ id: Id, stars: Stars }))
      .max(FEATURES_MAX, "too_many")
      .refine((rated) => new Set(rated.map(({ id }) => id)).size === rated.length, "repeated")
      .default([]),
    text: Remark(REVIEW_MAX).optional(),
  }),
  output: z.object({ review: OrderReview }),
});
