import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** The balance and the coins for sale, which come when they are wanted. */
export const BalanceSheet = lazyOverlay(async () => (await import("./BalanceSheet.tsx")).BalanceSheet);
