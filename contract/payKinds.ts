/** The kinds that payments know, free of zod so that browsers may import them. */

export const promotionTypes = ["TopUp", "Vip", "Premium"] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** Payment methods whose provider takes money for us. */
export const providers = ["payme", "click", "uzum", "stars"] as const;
export type Provider = (typeof providers)[number];

export const paymentMethods = [...providers, "coins"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** States of surplus money: we keep it until it is returned, or credited in coins. */
export const surpluses = ["kept", "returned", "credited"] as const;
export type Surplus = (typeof surpluses)[number];

export const transactionStatuses = [
  "Created",
  "Pending",
  "Paid",
  "Cancelled",
  "Expired",
  "Refunded",
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
