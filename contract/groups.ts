import { z } from "zod";
import { choice, Id, IdParam, Line, Pin, Remark, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import {
  ADDRESS_MAX,
  GROUP_CODE_LENGTH,
  MEMBER_CODE_LENGTH,
  PHONE_TYPED_MAX,
  PRICE_MAX,
  QUANTITY_MAX,
} from "./limits.ts";
import { ProductCard } from "./products.ts";
import { RefererId } from "./refererId.ts";
import { isVisible } from "./words.ts";

export const groupStatuses = ["open", "completed", "expired", "cancelled"] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** Code of a group, or of one of its members. */
const InviteCode = z
  .string()
  .regex(new RegExp(`^(?:[A-Za-z0-9]{${GROUP_CODE_LENGTH}}|[A-Za-z0-9]{${MEMBER_CODE_LENGTH}})$`), "unknown");

/**
 * One of a group. `userId` and `inviteCode` are told of the caller and of who has the code that was asked with, and are
 * null of others.
 */
const Participant = z.object({
  firstName: z.string(),
  /** First letter of the last name; "" without one. */
  initial: z.string(),
  photoUrl: z.string().nullable(),
  isCreator: z.boolean(),
  userId: z.int().nullable(),
  inviteCode: z.string().nullable(),
});
export type Participant = z.infer<typeof Participant>;

export const orderStatuses = [
  "placed",
  "confirmed",
  "packed",
  "shipped",
  "delivered",
  "cancelled",
  "refused",
  "returned",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * People who buy a product together; `participants` in the order in which they came. `completed` says that it is full.
 * `purchase.userId` is the caller's id when they are the one who started it, else null. `myOrder` is what the caller
 * ordered in it, its total in whole rupees as it is paid at the door; null for who isn't one of them.
 */
export const Group = z.object({
  id: z.int(),
  inviteCode: z.string(),
  status: z.enum(groupStatuses),
  completed: z.boolean(),
  participantsToComplete: z.int(),
  participants: z.array(Participant),
  createdAt: Timestamp,
  endsAt: Timestamp,
  purchase: z.object({ product: ProductCard, userId: z.int().nullable() }),
  myOrder: z
    .object({ id: z.int(), number: z.string(), status: z.enum(orderStatuses), total: z.int() })
    .nullable(),
});
export type Group = z.infer<typeof Group>;

export const getGroup = endpoint({
  method: "get",
  path: "/api/group-purchases/:inviteCode",
  access: "public",
  summary: "A group by its code or by a member's",
  input: z.object({ inviteCode: InviteCode }),
  output: Group,
});

export const getCurrentGroups = endpoint({
  method: "get",
  path: "/api/group-purchases/current/:productId",
  access: "public",
  summary:
    "The caller's own open group of a product, and up to three that can be joined: old companions', then the fullest",
  input: z.object({ productId: IdParam }),
  output: z.object({ mine: Group.optional(), joinable: z.array(Group) }),
});

export const listMyGroups = endpoint({
  method: "get",
  path: "/api/user/group-purchases",
  access: "user",
  summary:
    "All open groups of the caller and, up to 50 in all, the last of the others they were in; the last first",
  input: z.object({}),
  output: z.array(Group),
});

export const countMyGroups = endpoint({
  method: "get",
  path: "/api/user/group-purchases/count",
  access: "user",
  summary: "How many open groups the caller is in",
  input: z.object({}),
  output: z.int(),
});

/** A mark of a campaign's link. One that can't be stored is ignored, as it must cost nobody their order. */
const Mark = Remark(100).optional().catch(undefined);

/** Where and how to bring it, and how the buyer came. */
export const PurchaseInput = z.object({
  productId: Id,
  joinType: choice(["SelfJoined", "Invited"]).optional(),
  inviteCode: InviteCode.optional(),
  isGroupPurchase: z.boolean().default(true),
  quantity: z.int("number").min(1, "number").max(QUANTITY_MAX, "number").default(1),
  address: Line(ADDRESS_MAX),
  addressExtra: Remark(ADDRESS_MAX).default(""),
  city: Remark(ADDRESS_MAX).default(""),
  state: Remark(ADDRESS_MAX).default(""),
  pin: Pin.refine(isVisible, "required"),
  phoneNumber: z.string().max(PHONE_TYPED_MAX, "too_long").optional(),
  recipientName: Remark(ADDRESS_MAX).optional(),
  utmSource: Mark,
  utmMedium: Mark,
  /** The referrer, as the buyer's browser has kept it: it may know one since after the sign-in. */
  refererId: RefererId,
  /** The total that the buyer was shown, in rupees. A higher one is refused as `price_changed`. */
  total: z.int("number").min(0, "number").optional(),
  /** Rupees of the buyer's referral rewards that pay a part of it, as they were shown: who has less is told `balance_changed`. */
  balance: z.int("number").min(0, "number").max(PRICE_MAX, "number").default(0),
  /** The client's own idea, kept for statistics only. */
  depth: z.int().min(0).max(1_000_000).optional(),
});

export const joinOrCreate = endpoint({
  method: "post",
  path: "/api/user/group-purchases/join-or-create",
  access: "user",
  summary: "Orders a product: joins a group or starts one, or buys alone",
  input: PurchaseInput,
  /** `inviteCode` is the caller's own code in the group, null alone. */
  output: z.object({ inviteCode: z.string().nullable(), orderId: z.int(), orderNumber: z.string() }),
});
