import { z } from "zod";
import { COIN_TIYIN } from "#contract/limits.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { transact } from "#db/sequelize.ts";
import { beginPayment } from "../payments/beginPayment.ts";
import { findTransaction } from "../payments/findTransaction.ts";
import { lockToPay } from "../payments/lockTransaction.ts";
import { logCallback } from "../payments/logCallback.ts";
import { codes, refuse, type UzumFailure, type UzumSuccess } from "./answers.ts";
import { defineWebhook, OrderCall, PaymentCall } from "./defineWebhook.ts";
import { findUzumRefusal } from "./findUzumRefusal.ts";

const CreateCall = PaymentCall.extend({ ...OrderCall.shape, amount: z.number() });

async function refuseKnown(externalId: string): Promise<UzumFailure | undefined> {
  const known = await ProviderPayment.findOne({ where: { provider: "uzum", externalId } });
  return known ? refuse(codes.known, { transTime: known.createdAt.getTime() }) : undefined;
}

async function begin({
  transId: externalId,
  params,
  amount,
  timestamp,
}: z.output<typeof CreateCall>): Promise<UzumSuccess | UzumFailure> {
  const order = await findTransaction("uzum", params.order_id, lockToPay);
  // Looked for once the lock is had: a call that was the same has been waited for.
  const replayed = await refuseKnown(externalId);
  if (replayed) return replayed;
  if (!order) return refuse(codes.unknownOrder);
  const code = await findUzumRefusal(order);
  if (code) return refuse(code);
  if (amount !== order.coins * COIN_TIYIN) return refuse(codes.wrongAmount);
  const providerTime = new Date(timestamp);
  const payment = await beginPayment(order, { provider: "uzum", externalId, amount, providerTime });
  logCallback({
    provider: "uzum",
    step: "create",
    externalId,
    code: 0,
    transaction: order,
    payment,
    before: "Created",
  });
  return { status: "CREATED", transTime: payment.createdAt.getTime(), amount };
}

/** Uzum begins to take the money of a transaction: until it confirms, reverses or 30 minutes pass, nobody else may. */
export const create = defineWebhook(CreateCall, (asked) => transact(() => begin(asked)));
