import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** What promotions brought, which comes when it is opened. */
export const ReceiptSheet = lazyOverlay(async () => (await import("./ReceiptSheet.tsx")).ReceiptSheet);

/** What promotion does and which listing to promote, which come when they are opened. */
export const TopFlow = lazyOverlay(async () => (await import("./TopFlow.tsx")).TopFlow);
