import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";

/** What promotions brought, which comes when it is opened. */
export const ReceiptSheet = lazyOverlay(async () => (await import("./ReceiptSheet.tsx")).ReceiptSheet);
