import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { findTransaction } from "../payments/findTransaction.ts";
import { lockToPay } from "../payments/lockTransaction.ts";
import { logCallback } from "../payments/logCallback.ts";
import { answer, type ClickAnswer, type ClickCode, codes, refusal } from "./codes.ts";
import { type ClickCall, readCall } from "./readCall.ts";

/** The outcome of a call, and the payment that it is about. */
export interface Outcome {
  code: ClickCode;
  payment?: ProviderPayment | undefined;
}

interface Told extends Outcome {
  transaction?: Transaction;
  before?: Transaction["status"];
}

type Decide = (
  call: ClickCall,
  transaction: Transaction,
  payment: ProviderPayment | undefined,
) => Promise<Outcome>;

/** Answers a call by what `decide` makes of it, with its transaction locked, in one database transaction. */
export async function answerCall(
  step: "prepare" | "complete",
  fields: unknown,
  decide: Decide,
): Promise<ClickAnswer> {
  const read = readCall(step, fields);
  if ("code" in read) return refusal(read.code);
  const { call } = read;
  const externalId = call.click_trans_id;
  const { code, payment, ...told } = await transact(async (): Promise<Told> => {
    const transaction = await findTransaction("click", call.merchant_trans_id, lockToPay);
    if (!transaction) return { code: codes.unknownOrder };
    const before = transaction.status;
    const known = await ProviderPayment.findOne({ where: { provider: "click", externalId } });
    return { before, transaction, ...(await decide(call, transaction, known ?? undefined)) };
  });
  logCallback({ provider: "click", step, externalId, code, payment, ...told });
  return answer(call, code, payment);
}
