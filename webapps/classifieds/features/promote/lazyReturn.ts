import { lazyPart } from "#webapps/shared/ui/lazyPart.tsx";

/** What tells of a payment one comes back from; without a network it comes when that is back. */
export const PaymentReturn = lazyPart(
  async () => (await import("./PaymentReturn.tsx")).PaymentReturn,
  () => null,
);
