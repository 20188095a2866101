import { z } from "zod";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { abandonPayment } from "../payments/abandonPayment.ts";
import { refund } from "../payments/refund.ts";
import { isSurplusReturned, returnSurplus } from "../payments/returnSurplus.ts";
import { defineMethod } from "./defineMethod.ts";
import { describePayment } from "./describePayment.ts";
import { onPayment } from "./onPayment.ts";
import { PaymeError } from "./PaymeError.ts";
import { PaymentId } from "./params.ts";

const SMALLINT_MAX = 32_767;

async function giveBack(payment: ProviderPayment, transaction: Transaction, reason: number): Promise<void> {
  try {
    if (payment.state === "performed") await refund(transaction, { reason });
    else await returnSurplus(payment, reason);
  } catch (error) {
    const isUsed = error instanceof RuleError && ["conflict", "not_enough_coins"].includes(error.code);
    throw isUsed ? new PaymeError("used_up") : error;
  }
}

/** CancelTransaction: a payment that was under way ends, one that was made is given back. */
export const cancel = defineMethod(
  z.object({ id: PaymentId, reason: z.int().min(0).max(SMALLINT_MAX) }),
  async ({ id, reason }) => {
    const payment = await onPayment({ step: "CancelTransaction", id }, async (one, transaction) => {
      if (one.state === "created") await abandonPayment(one, transaction, reason);
      else if (one.state === "performed" || (one.state === "surplus" && !isSurplusReturned(one))) {
        await giveBack(one, transaction, reason);
      }
    });
    const { transaction, cancel_time, state } = describePayment(payment);
    return { transaction, cancel_time, state };
  },
);
