import { Op } from "sequelize";
import { z } from "zod";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { defineMethod } from "./defineMethod.ts";
import { describePayment } from "./describePayment.ts";
import { findPayment } from "./findPayment.ts";
import { ACCOUNT_FIELD, PaymeError } from "./PaymeError.ts";
import { PaymentId, RangeEnd } from "./params.ts";

/** CheckTransaction: how a payment stands; nothing is changed. */
export const check = defineMethod(z.object({ id: PaymentId }), async ({ id }) => {
  const payment = await findPayment(id);
  if (!payment) throw new PaymeError("unknown_payment");
  return describePayment(payment);
});

/** GetStatement: every payment that was created in a range of Payme's time, its ends included, the earliest first. */
export const statement = defineMethod(z.object({ from: RangeEnd, to: RangeEnd }), async ({ from, to }) => {
  const payments = await ProviderPayment.findAll({
    where: { provider: "payme", providerTime: { [Op.between]: [new Date(from), new Date(to)] } },
    order: ["providerTime", "id"],
  });
  const transactions = payments.map((payment) => ({
    id: payment.externalId,
    time: payment.providerTime.getTime(),
    amount: payment.amount,
    account: { [ACCOUNT_FIELD]: String(payment.transactionId) },
    ...describePayment(payment),
    receivers: null,
  }));
  return { transactions };
});
