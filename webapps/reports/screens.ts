import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { lazyScreen } from "#webapps/shared/ui/lazyScreen.tsx";

const loadOrders = freshImport(() => import("./features/orders/OrdersScreen.tsx"));

/** The sections beside the report, each a chunk of its own. */
export const OrdersScreen = lazyScreen(async () => (await loadOrders()).OrdersScreen, "/");
