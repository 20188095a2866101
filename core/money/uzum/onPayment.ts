import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { abandonPayment } from "../payments/abandonPayment.ts";
import { lockTransaction } from "../payments/lockTransaction.ts";
import { logCallback } from "../payments/logCallback.ts";
import { TIMED_OUT, timeoutOf } from "../payments/sweepTransactions.ts";
import { codes, refuse, type UzumFailure, type UzumSuccess } from "./answers.ts";

type Answer = UzumSuccess | UzumFailure;

/** Whether a payment failed as it wasn't confirmed in time, rather than was reversed. */
export const isFailed = ({ state, reason }: ProviderPayment) => state === "cancelled" && reason === TIMED_OUT;

/**
 * Answers what is asked of a payment by what `decide` makes of it, with its transaction locked. One that wasn't confirmed
 * in time has failed by now, whether or not anybody has noted that: what Uzum was told once stays so.
 */
export function onPayment(
  step: string,
  externalId: string,
  decide: (payment: ProviderPayment, transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return transact(async () => {
    const where = { provider: "uzum", externalId } as const;
    const found = await ProviderPayment.findOne({ where, attributes: ["transactionId"] });
    const transaction = found && (await lockTransaction(found.transactionId));
    if (!transaction) return refuse(codes.unknownPayment);
    const payment = await ProviderPayment.findOne({ where, rejectOnEmpty: true });
    const before = transaction.status;
    if (payment.state === "created" && timeoutOf(payment) <= new Date()) {
      await abandonPayment(payment, transaction, TIMED_OUT);
    }
    const answer = await decide(payment, transaction);
    const code = "errorCode" in answer ? answer.errorCode : 0;
    logCallback({ provider: "uzum", step, externalId, transaction, payment, before, code });
    return answer;
  });
}
