import { z } from "zod";
import { BooleanParam, choice, Id, IdParam, Link, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { OwnListing } from "./ownListings.ts";
import { promotionTypes, providers } from "./payKinds.ts";

export { type PromotionType, promotionTypes } from "./payKinds.ts";

/**
 * A price of a service: `cost` and `fakeCost` in coins, the latter struck through; `discount` in whole percent. `stars` is
 * `cost` in Stars when it is bought alone, null while none can be paid with; see `starsPrice` for several together.
 */
const Price = z.object({
  id: z.int(),
  cost: z.int(),
  stars: z.int().nullable(),
  fakeCost: z.int().nullable(),
  discount: z.int().nullable(),
  gtmEventName: z.string(),
});

/** One choice of TopUp. `daysAmountText` is in the asked language, such as "7 дней". */
export const TopUpValue = Price.extend({
  daysAmount: z.int(),
  daysAmountText: z.string(),
  viewMultiply: z.int(),
  icon: z.string(),
});
export type TopUpValue = z.infer<typeof TopUpValue>;

/**
 * A service as the wizard shows it, in the asked language. `values` are the choices of TopUp, whose own price is that
 * of the first; VIP and Premium have none. `daysAmount` is null for VIP.
 */
export const PromotionOffer = Price.extend({
  header: z.string(),
  text: z.string(),
  cardHeader: z.string(),
  cardText: z.string(),
  icon: z.string(),
  daysAmount: z.int().nullable(),
  values: z.array(TopUpValue),
});
export type PromotionOffer = z.infer<typeof PromotionOffer>;

/** An offer as it was when it was bought. */
export const BoughtOffer = z.object({
  id: z.int(),
  type: z.enum(promotionTypes),
  cost: z.int(),
  daysAmount: z.int().nullable(),
  viewMultiply: z.int().nullable(),
});
export type BoughtOffer = z.infer<typeof BoughtOffer>;

/** The offers that somebody chose: one of a type at most. */
export const FeatureIds = z
  .array(Id, "required")
  .min(1, "required")
  .max(promotionTypes.length, "too_many")
  .refine((ids) => new Set(ids).size === ids.length, "repeated");

/** The total that the payer was shown, in coins. At another price the purchase is refused as `price_changed`. */
export const ShownCost = z.int().optional();

/**
 * A payment through a provider that was begun before for the same listing and service and may still be made. `isUnderWay`:
 * the provider has begun to take its money; otherwise its page or invoice may be open somewhere.
 */
export const OpenPayment = z.object({
  id: z.int(),
  paymentSystem: z.enum(providers),
  isUnderWay: z.boolean(),
  createdAt: Timestamp,
});
export type OpenPayment = z.infer<typeof OpenPayment>;

/** `openPayment` is a payment for services to it that was begun and may still be made. */
export const getOwnListingById = endpoint({
  method: "get",
  path: "/api/user/telegram/products/by-id/:id",
  access: "user",
  summary: "One's own listing as lists show it, in whatever tab",
  input: z.object({ id: IdParam }),
  output: z.object({ listing: OwnListing, openPayment: OpenPayment.nullable() }),
});

export const listOffers = endpoint({
  method: "get",
  path: "/api/telegram/available-features",
  access: "public",
  summary: "Services that can be bought for a listing, by type; types that aren't offered are absent",
  input: z.object({ lang: choice(["ru", "uz"]).optional() }),
  output: z.partialRecord(z.enum(promotionTypes), PromotionOffer),
});

export const promote = endpoint({
  method: "post",
  path: "/api/user/telegram/available-features/promote",
  access: "user",
  summary: "Pays services for one's own listing with coins, or confirms a transaction that has paid them",
  input: z.object({
    telegramProductId: Id,
    featureIds: FeatureIds,
    cost: ShownCost,
    transactionId: Id.optional(),
  }),
  /** `balance` in coins, after it. */
  output: z.object({ transactionId: z.int(), balance: z.int() }),
});

/**
 * The effect of a promotion: views and contacts of its listing on the days it has run, and on as many days before;
 * `promotedViews` are those in places that it paid for. Days are whole, in the market's zone.
 */
export const PromotionReceipt = z.object({
  type: z.enum(promotionTypes),
  cost: z.int().nullable(),
  /** Coins that have come back for the part that wasn't used. */
  returned: z.int(),
  /** Coins that would come back if another TopUp took the place of a running one now. */
  unused: z.int(),
  startedAt: Timestamp,
  /** When it ends or ended; null for a VIP that runs. */
  endsAt: Timestamp.nullable(),
  isRunning: z.boolean(),
  /** Days begun that are left; null for VIP. */
  daysLeft: z.int().nullable(),
  /** The place of a running VIP, 1 to 10. */
  place: z.int().nullable(),
  viewMultiply: z.int().nullable(),
  promotedViews: z.int(),
  before: z.object({ views: z.int(), contacts: z.int() }),
  during: z.object({ views: z.int(), contacts: z.int() }),
});
export type PromotionReceipt = z.infer<typeof PromotionReceipt>;

export const listReceipts = endpoint({
  method: "get",
  path: "/api/user/telegram/products/:link/promotions",
  access: "user",
  summary: "Promotions of one's own listing and what they brought, running ones first, then the latest",
  input: z.object({ link: Link, isRunning: BooleanParam.optional() }),
  output: z.object({ data: z.array(PromotionReceipt) }),
});
