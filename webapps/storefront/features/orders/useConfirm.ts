import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { isOffline, useWhenOnline } from "../../offline/waiting.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { useConfirmOrder } from "./orders.ts";

const TOAST_MS = 4000;

/** Says yes to an order, by itself when the network is back that held it up, and tells that it is said; what went wrong is the caller's to show. */
export function useConfirm(orderId: number) {
  const { t } = useOrdersText();
  const { mutateAsync, isPending, error } = useConfirmOrder();

  async function confirm() {
    if (isPending) return;
    try {
      await mutateAsync(orderId);
      haptic("success");
      showToast({ header: t("orders.confirmed") }, TOAST_MS);
    } catch {
      haptic("error");
    }
  }
  useWhenOnline(!isPending && isOffline(error), () => void confirm());
  return { confirm: () => void confirm(), isBusy: isPending, error };
}
