import { useMutation } from "@tanstack/react-query";
import type { AdminOrderPage } from "#contract/adminOrders.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { faultsOf } from "./faults.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { edit, useRefreshOrders } from "./queries.ts";

type Change = Omit<Parameters<typeof edit>[0], "id" | "version">;

/**
 * Saves a change of an order as it was seen. Where somebody else was faster nothing is overwritten: the order is read
 * again, so that the form shows both values, and saving again is a decision.
 */
export function useOrderEdit({ id, version }: AdminOrderPage, onSaved: () => void) {
  const { t } = useOrdersText();
  const refresh = useRefreshOrders();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: Change) => edit({ id, version, ...change }),
    onSuccess: (whole) => {
      refresh(whole);
      showToast({ header: t("edit.saved") });
      onSaved();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === "conflict") refresh();
    },
  });
  const fields = error instanceof ApiError && error.code === "conflict" ? error.fields : {};
  return {
    save: mutate,
    isSaving: isPending,
    error,
    faults: faultsOf(error),
    /** Somebody else has changed it since it was opened. */
    isOutdated: fields.version !== undefined,
    /** The status at which it can't be changed any more. */
    lateStatus: fields.status,
  };
}
