import { z } from "zod";
import { choice, Id, IdParam } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { providers, surpluses, transactionStatuses } from "./payKinds.ts";
import { FeatureIds, OpenPayment, ShownCost } from "./promotions.ts";

export {
  type PaymentMethod,
  type Provider,
  paymentMethods,
  providers,
  type TransactionStatus,
  transactionStatuses,
} from "./payKinds.ts";

/** Coins for sale: `priceSum` in sum, `priceStars` in Stars. */
export const CoinPack = z.object({
  id: z.int(),
  coins: z.int(),
  priceSum: z.int(),
  priceStars: z.int(),
});
export type CoinPack = z.infer<typeof CoinPack>;

/**
 * Where to pay: a page of the provider's, or an invoice in Stars, which apps open by themselves. `coins` is what it is
 * worth; `stars` its price in them. Asked for again, an order in Stars that is still open is the same, with the same invoice;
 * while it may have been paid, it is refused as `payment_under_way` with `fields.transactionId`. `openPayment` is another payment for the same that is still open: once one of both is
 * made, the other is refused.
 */
const ToPay = z.object({
  id: z.int(),
  link: z.url(),
  coins: z.int(),
  stars: z.int().nullable(),
  openPayment: OpenPayment.nullable(),
});

export const listCoinPacks = endpoint({
  method: "get",
  path: "/api/telegram/coin-packs",
  access: "public",
  summary: "Coins for sale, the smallest pack first",
  input: z.object({}),
  output: z.array(CoinPack),
});

export const listPaymentMethods = endpoint({
  method: "get",
  path: "/api/telegram/payment-methods",
  access: "public",
  summary: "Who can be paid through just now, besides coins",
  input: z.object({}),
  output: z.array(z.enum(providers)),
});

export const createTransaction = endpoint({
  method: "post",
  path: "/api/user/telegram/transactions",
  access: "user",
  summary: "Begins a payment of services for one's own listing",
  input: z.object({
    paymentSystem: choice(providers),
    productId: Id,
    featureIds: FeatureIds,
    cost: ShownCost,
  }),
  output: ToPay,
  status: 201,
});

export const buyCoins = endpoint({
  method: "post",
  path: "/api/user/telegram/coin-packs/buy",
  access: "user",
  summary: "Begins a purchase of coins for Stars",
  input: z.object({ packId: Id }),
  output: ToPay,
  status: 201,
});

/**
 * How a payment stands. `isUnderWay`: a provider may be taking its money right now, or has taken it and not told yet, so
 * nothing else is begun for the same;
 * `isDeclined`: the last try came to nothing, without money, and another may begin; `isPaidElsewhere`: its listing has
 * got what it was for through another payment, `isPaidInPart` only a part, after which it isn't paid any more either;
 * `surplus`: money came for it all the same, of one that is paid a second time; `isStarted`: it was paid so long ago that
 * what it paid for has begun; `returned`: coins that came back at once, as what they were for couldn't be
 * given; `gtmEventNames` of what it paid for.
 */
const Standing = z.object({
  id: z.int(),
  status: z.enum(transactionStatuses),
  isUnderWay: z.boolean(),
  isDeclined: z.boolean(),
  isPaidElsewhere: z.boolean(),
  isPaidInPart: z.boolean(),
  surplus: z.enum(surpluses).nullable(),
  isStarted: z.boolean(),
  isCoins: z.boolean(),
  coins: z.int(),
  returned: z.int(),
  gtmEventNames: z.array(z.string()),
});

export const getTransactionStatus = endpoint({
  method: "get",
  path: "/api/user/telegram/transactions/get-status",
  access: "user",
  summary: "How one's own payment stands",
  input: z.object({ id: IdParam }),
  output: Standing,
});

export const giveUpTransaction = endpoint({
  method: "post",
  path: "/api/user/telegram/transactions/give-up",
  access: "user",
  summary:
    "Ends one's own order in Stars that was left unpaid, unless it may have been paid; how it stands then",
  input: z.object({ id: Id }),
  output: Standing,
  isRepeatable: true,
});
