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

/** One that was closed, and what became of money that came for it. */
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
   * `ready`: the tap is too long ago for the client to follow a link; `declined`: the try on the provider's page failed,
   * which offers another; `overdue`: it hasn't come within a minute; `unchecked`: nor is it known whether it has. Of Stars:
   * `unheard`: the invoice is open for all that is known; `unsure`: they may have been taken.
   */
  | { is: "begun"; phase: Phase; attempt: Attempt }
  | { is: "paid" };
