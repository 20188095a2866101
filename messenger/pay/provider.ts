import type { Ask } from "./callMerchant.ts";
import type { PayOrder, PayOutcome } from "./shapes.ts";

/** How the payer's bank takes it; `never`: nobody asks it, as the payer went away. */
export type Debit = "taken" | "refused" | "never";

/** One provider's side of its protocol, with keys that it was given. */
export type Provider = {
  /**
   * Reads a pay link.
   * @throws {HttpError} when the provider would show no page for it
   */
  readLink(link: URL): PayOrder;
  /** An id for a payment, as this provider's look. */
  makeId(): string;
  /** Takes a payment from its beginning to its end. */
  pay(ask: Ask, id: string, order: PayOrder, debit: Debit): Promise<PayOutcome>;
  /** Gives the money of a payment back, or calls off one that nobody finished; absent where only people can. */
  giveBack?(ask: Ask, id: string): Promise<PayOutcome>;
};

/** Basic authorization. */
export const basic = (login: string, password: string) =>
  `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`;
