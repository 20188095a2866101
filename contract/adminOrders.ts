import { z } from "zod";
import {
  BooleanParam,
  choice,
  Id,
  IdParam,
  Line,
  Pin,
  Prose,
  QueryText,
  Remark,
  Skip,
  Text,
  Timestamp,
  take,
} from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { orderStatuses } from "./groups.ts";
import {
  ADDRESS_MAX,
  NOTE_MAX,
  ORDERS_PAGE,
  PHONE_TYPED_MAX,
  QUANTITY_MAX,
  SHOP_NOTE_MAX,
} from "./limits.ts";
import { Delivery, OrderMove, ordered, Parcel } from "./orders.ts";

/** What is to be done with an order next, in the order of its way. `gathering` waits for its group, `ended` for nothing. */
export const orderQueues = [
  "call",
  "confirm",
  "pack",
  "ship",
  "underWay",
  "gathering",
  "delivered",
  "ended",
] as const;
export type OrderQueue = (typeof orderQueues)[number];

const Person = z.object({ id: z.int(), firstName: z.string() });

/** An order as who packs and brings it sees it. */
export const AdminOrder = z.object({
  ...ordered,
  /** Raised by every change. */
  version: z.int(),
  delivery: Delivery,
  parcel: Parcel,
  buyer: Person.extend({
    phoneNumber: z.string().nullable(),
    /** The bot can write to them. */
    isReachable: z.boolean(),
  }),
  /** Since when it waits for a call, as its buyer hasn't answered; null of one that doesn't. */
  toCallAt: Timestamp.nullable(),
  moves: z.array(
    OrderMove.extend({
      /** Null: by itself. */
      by: Person.nullable(),
    }),
  ),
  /** Where it may be moved as it stands. */
  allowedMoves: z.array(z.enum(orderStatuses)),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** The same with all that is known around it. Prices are of one item, in whole rupees, as they were then. */
export const AdminOrderPage = AdminOrder.extend({
  price: z.int(),
  discountedPrice: z.int(),
  /** Words of admins, the earliest first; no buyer sees them. */
  notes: z.array(z.object({ id: z.int(), at: Timestamp, by: Person.nullable(), text: z.string() })),
  /** Orders of the same group, the creator's first; none of one bought alone. */
  groupOrders: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      status: z.enum(orderStatuses),
      isCreator: z.boolean(),
      buyer: Person,
    }),
  ),
  /** How many orders of the buyer came to each status, this one among them. */
  history: z.array(z.object({ status: z.enum(orderStatuses), count: z.int() })),
});
export type AdminOrderPage = z.infer<typeof AdminOrderPage>;

/** Counts go up to here: `ORDERS_COUNTED` is that many or more. */
export const ORDERS_COUNTED = 10_000;

export const listAllOrders = endpoint({
  method: "get",
  path: "/api/admin/orders",
  access: "admin:orders.read",
  summary: "Orders of everybody, the newest first; those to be called, the longest waiting first",
  input: z.object({
    status: choice(orderStatuses).optional(),
    queue: choice(orderQueues).optional(),
    /** Part of a number, a phone or a name. */
    query: QueryText.optional(),
    toCall: BooleanParam.default(false),
    skip: Skip,
    take: take(ORDERS_PAGE),
  }),
  /** `total` is `ORDERS_COUNTED` at most. */
  output: z.object({ data: z.array(AdminOrder), total: z.int() }),
});

export const countOrderQueues = endpoint({
  method: "get",
  path: "/api/admin/orders/counts",
  access: "admin:orders.read",
  summary: "How many orders wait in each queue, the ended ones left out; up to a thousand of each",
  input: z.object({}),
  output: z.array(z.object({ queue: z.enum(orderQueues), count: z.int() })),
});

export const getAdminOrder = endpoint({
  method: "get",
  path: "/api/admin/orders/:id",
  access: "admin:orders.read",
  summary: "An order whole, with its buyer, its group and what admins have noted",
  input: z.object({ id: IdParam }),
  output: AdminOrderPage,
});

const Carrier = Line(60);
const TrackingNumber = Line(60);
const TrackingLink = Text.pipe(z.url({ protocol: /^https?$/, error: "url" })).pipe(
  z.string().max(300, "too_long"),
);

/** The service that brings an order; what is null or left out isn't known. */
export const ParcelInput = z.object({
  carrier: Carrier,
  trackingNumber: TrackingNumber.nullish(),
  trackingLink: TrackingLink.nullish(),
});
export type ParcelInput = z.output<typeof ParcelInput>;

export const moveOrder = endpoint({
  method: "post",
  path: "/api/admin/orders/:id/move",
  access: "admin:orders.move",
  summary:
    "Moves an order on and tells its buyer, with the note; to the status that it has, it changes nothing",
  input: z.object({
    id: IdParam,
    to: choice(orderStatuses),
    note: Remark(NOTE_MAX).optional(),
    /** Told to the buyer with the move. */
    parcel: ParcelInput.optional(),
  }),
  output: z.object({ status: z.enum(orderStatuses), allowedMoves: z.array(z.enum(orderStatuses)) }),
});

export const editOrder = endpoint({
  method: "patch",
  path: "/api/admin/orders/:id",
  access: "admin:orders.move",
  summary:
    "Changes where an order goes and how much of it while nothing is packed, and who brings it until it is delivered; tells the buyer",
  input: z.object({
    id: IdParam,
    /** The version that was seen: of two who edit it the second is refused, with `version` among the fields. */
    version: Id,
    delivery: z
      .object({
        recipientName: Remark(ADDRESS_MAX),
        phoneNumber: Text.max(PHONE_TYPED_MAX, "too_long"),
        address: Line(ADDRESS_MAX),
        addressExtra: Remark(ADDRESS_MAX),
        city: Remark(ADDRESS_MAX),
        state: Remark(ADDRESS_MAX),
        pin: Pin,
      })
      .optional(),
    quantity: z.int("number").min(1, "number").max(QUANTITY_MAX, "number").optional(),
    parcel: ParcelInput.nullable().optional(),
  }),
  output: AdminOrderPage,
});

export const noteOrder = endpoint({
  method: "post",
  path: "/api/admin/orders/:id/notes",
  access: "admin:orders.move",
  summary: "Notes something about an order for the shop; no buyer sees it",
  input: z.object({ id: IdParam, text: Prose(SHOP_NOTE_MAX) }),
  output: AdminOrderPage,
});
