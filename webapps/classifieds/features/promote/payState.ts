import type { PaymentMethod } from "#contract/payKinds.ts";
import type { TextKey, Translate } from "#webapps/shared/language/texts.ts";
import type { Ended, Standing } from "./awaitPayment.ts";
import type { ru } from "./locales/ru.ts";
import type { Attempt } from "./promotionChoice.ts";

export type PromoteTranslate = Translate<TextKey<typeof ru>>;

/** A payment that has arrived. */
export type Paid = Pick<
  Standing,
  "id" | "isCoins" | "coins" | "returned" | "surplus" | "isStarted" | "gtmEventNames"
>;

/** A payment that was closed, and the fate of money that came for it. */
export interface EndedPayment {
  ended: Ended;
  surplus: Standing["surplus"];
}

/** Why a payment didn't come about: the server's answer, or how it was left; `unknown`: perhaps it did. */
export type Setback = { error: unknown } | EndedPayment | "cancelled" | "failed" | "unknown";

type Phase = "ready" | "waiting" | "declined" | "overdue" | "unchecked" | "unheard" | "unsure";

export type PayState =
  | { is: "choosing"; setback?: Setback }
  | { is: "asking"; method: PaymentMethod }
  /**
   * The payment has begun.
   * `ready`: the tap is too long ago for the client to follow a link.
   * `declined`: the try on the provider's page failed, and another is offered.
   * `overdue`: the payment hasn't come within a minute.
   * `unchecked`: it isn't known whether the payment has come.
   * `unheard`, for Stars: the invoice is open, as far as is known.
   * `unsure`, for Stars: the Stars may have been taken.
   */
  | { is: "begun"; phase: Phase; attempt: Attempt }
  | { is: "paid" };
