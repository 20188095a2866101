import type { LinkTarget } from "../miniapp/parseLink.ts";

export const payProviders = ["payme", "click", "uzum"] as const;
export type PayProvider = (typeof payProviders)[number];

/** Outcomes of a visit to a provider's page. */
export const payWays = ["pay", "decline", "timeout", "twice", "lost"] as const;
export type PayWay = (typeof payWays)[number];

/** Keys by which the merchant and each provider know each other; a provider that isn't set up has no page. */
export type PayKeys = {
  payme?: { merchantId: string; login: string; key: string };
  click?: { serviceId: string; merchantId: string; secretKey: string };
  uzum?: { serviceId: string; login: string; password: string };
};

/** A pay link as its provider reads it. */
export type PayOrder = {
  /** Names the order to the merchant, under the names agreed with the provider. */
  account: Record<string, string>;
  /** As the protocol writes it: tiyin, or at Click sum as `N.NN`. */
  amount: string;
  tiyin: number;
  /** Where the payer is brought back to; empty when the link doesn't say. */
  back: string;
};

/** The same for the page. */
export type PayView = {
  provider: PayProvider;
  orderNumber: string;
  tiyin: number;
  back: LinkTarget;
  /** Whether the protocol has a word for giving money back. */
  canGiveBack: boolean;
};

/** A call of the merchant and what came back. */
export type PayCall = {
  at: number;
  /** The provider's id of the payment that it is about. */
  payment: string;
  name: string;
  request: unknown;
  /** Status of HTTP, nothing when there was no answer at all. */
  status: number | null;
  /** Parsed if it was JSON, else as text. */
  answer: unknown;
  /** Thrown away: the provider acts as if it had never come. */
  isLost: boolean;
};

/**
 * How a payment ended for its payer: `refused` by the merchant before any money was taken, `declined` by the bank,
 * `unfinished` on purpose, `returned` when the money was taken and given back, `stuck` when nobody knows.
 */
export type PayOutcome = "paid" | "declined" | "unfinished" | "refused" | "returned" | "stuck";

export type PayReport = {
  /** The payment, and behind it one with another id if the order was paid twice. */
  payments: { id: string; outcome: PayOutcome }[];
  calls: PayCall[];
};
