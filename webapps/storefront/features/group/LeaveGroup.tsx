import { useState } from "react";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { LeaveButton } from "../orders/LeaveButton.tsx";
import { useCancelOrder } from "../orders/orders.ts";
import { useGroupText } from "./locales/useGroupText.ts";

const TOAST_MS = 5000;

interface LeaveGroupProps {
  orderId: number;
  /** Whether the person is the only one in the group, which closes when they leave. */
  isLast: boolean;
}

/** The way out of a group that isn't complete, behind a question that says what it means. */
export function LeaveGroup({ orderId, isLast }: LeaveGroupProps) {
  const { t } = useGroupText();
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelOrder();

  async function leave() {
    try {
      await cancel.mutateAsync({ id: orderId });
      haptic("success");
      showToast({ header: t("leave.done"), message: t("leave.done.text") }, TOAST_MS);
    } catch (error) {
      haptic("error");
      const isLate = error instanceof ApiError && error.code === "conflict";
      showToast(
        isLate
          ? { header: t("leave.late"), message: t("leave.late.text") }
          : { header: t("leave.failed"), message: t(errorText(error)) },
        TOAST_MS,
      );
    }
    setAsking(false);
  }

  return (
    <>
      <LeaveButton label={t("leave.action")} onAsk={() => setAsking(true)} />
      {isAsking && (
        <ConfirmSheet
          title={t("leave.title")}
          confirm={t("leave.confirm")}
          other={t("leave.stay")}
          look="danger"
          isBusy={cancel.isPending}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          {t(isLast ? "leave.last" : "leave.text")}
        </ConfirmSheet>
      )}
    </>
  );
}
