import { useQuery } from "@tanstack/react-query";
import type { listPaymentMethods } from "#contract/payments.ts";
import { call } from "#webapps/shared/client/call.ts";

export const PAYMENT_METHODS_KEY = "payment-methods";

/** Whom one can pay through just now, besides coins. */
export function usePaymentMethods() {
  return useQuery({
    queryKey: [PAYMENT_METHODS_KEY],
    queryFn: ({ signal }) =>
      call<typeof listPaymentMethods>("get", "/api/telegram/payment-methods", {}, { signal }),
  });
}
