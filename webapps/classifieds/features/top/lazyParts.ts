import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** The results of promotions. The code comes when they are opened. */
export const ReceiptSheet = lazyOverlay(async () => (await import("./ReceiptSheet.tsx")).ReceiptSheet);

/** The explanation of promotion, and the choice of a listing to promote. The code comes when they are opened. */
export const TopFlow = lazyOverlay(async () => (await import("./TopFlow.tsx")).TopFlow);
