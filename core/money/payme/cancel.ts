import { z } from "zod";
import { callOff, isUsedUp } from "../payments/callOff.ts";
import { defineMethod } from "./defineMethod.ts";
import { describePayment } from "./describePayment.ts";
import { onPayment } from "./onPayment.ts";
import { PaymeError } from "./PaymeError.ts";
import { PaymentId } from "./params.ts";

const SMALLINT_MAX = 32_767;

/** CancelTransaction: a payment that was under way ends, one that was made is given back. */
export const cancel = defineMethod(
  z.object({ id: PaymentId, reason: z.int().min(0).max(SMALLINT_MAX) }),
  async ({ id, reason }) => {
    const payment = await onPayment({ step: "CancelTransaction", id }, async (one, transaction) => {
      try {
        await callOff(one, transaction, reason);
      } catch (error) {
        throw isUsedUp(error) ? new PaymeError("used_up") : error;
      }
    });
    const { transaction, cancel_time, state } = describePayment(payment);
    return { transaction, cancel_time, state };
  },
);
