import { z } from "zod";
import { defineMethod } from "./defineMethod.ts";
import { describePayment } from "./describePayment.ts";
import { findPayment } from "./findPayment.ts";
import { PaymeError } from "./PaymeError.ts";
import { PaymentId } from "./params.ts";

/** CheckTransaction: how a payment stands; nothing is changed. */
export const check = defineMethod(z.object({ id: PaymentId }), async ({ id }) => {
  const payment = await findPayment(id);
  if (!payment) throw new PaymeError("unknown_payment");
  return describePayment(payment);
});
