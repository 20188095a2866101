import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { isSurplusReturned } from "../payments/returnSurplus.ts";

/** Payme's numbers for how a payment stands. */
const states: Record<ProviderPayment["state"], number> = {
  created: 1,
  performed: 2,
  surplus: 2,
  cancelled: -1,
  reversed: -2,
};

const msOf = (moment: Date | null) => moment?.getTime() ?? 0;

/**
 * A payment in Payme's terms, from its row alone, so that the same is told whenever it is asked for: times in ms, 0 for
 * what hasn't happened.
 */
export function describePayment(payment: ProviderPayment) {
  return {
    create_time: msOf(payment.createdAt),
    perform_time: msOf(payment.performedAt),
    cancel_time: msOf(payment.cancelledAt),
    transaction: String(payment.id),
    state: isSurplusReturned(payment) ? states.reversed : states[payment.state],
    reason: payment.reason,
  };
}
