import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { lazyPart } from "#webapps/shared/ui/lazyPart.tsx";

/** The balance and the coins for sale, which come when they are wanted. */
export const BalanceSheet = lazyOverlay(async () => (await import("./BalanceSheet.tsx")).BalanceSheet);

/** Tells of a payment one comes back from. Without a network it comes when that is back. */
export const PaymentReturn = lazyPart(
  async () => (await import("./PaymentReturn.tsx")).PaymentReturn,
  () => null,
);
