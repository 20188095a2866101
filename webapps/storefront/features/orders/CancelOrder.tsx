import { useState } from "react";
import type { Order } from "#contract/orders.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { isOffline, useWhenOnline } from "../../offline/waiting.ts";
import { rupees } from "../prices/rupees.ts";
import fields from "../shopper/Fields.module.css";
import { TextField } from "../shopper/TextField.tsx";
import styles from "./CancelOrder.module.css";
import { Fault } from "./Fault.tsx";
import { statusMeanwhile } from "./failureWords.ts";
import { LeaveButton } from "./LeaveButton.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import { useCancelOrder } from "./orders.ts";

const REASON_MAX = 200;
const TOAST_MS = 5000;

/** The meaning of cancelling to the group that it was ordered in; undefined without a group. */
function meaning({ group }: Order) {
  if (!group) return undefined;
  if (group.status !== "open") return "orders.cancel.full" as const;
  return group.membersCount === 1 ? ("orders.cancel.last" as const) : ("orders.cancel.open" as const);
}

/**
 * Cancels, and tells what came of it: what is late by now is told after the question is gone. What the network has held
 * up goes on by itself.
 */
function useCancelling(id: number, reason: string, onDone: () => void) {
  const { t } = useOrdersText();
  const { mutateAsync, isPending, error, reset } = useCancelOrder();
  const isHeldUp = !isPending && isOffline(error);

  async function cancel() {
    if (isPending) return;
    try {
      await mutateAsync({ id, ...(reason && { reason }) });
      haptic("success");
      showToast({ header: t("orders.cancelled"), message: t("orders.cancelled.text") }, TOAST_MS);
      onDone();
    } catch (failure) {
      const status = statusMeanwhile(failure);
      haptic(status === "cancelled" ? "success" : "error");
      if (status === undefined) return;
      const key = status === "cancelled" ? "orders.cancelled" : "orders.late";
      showToast({ header: t(key), message: t(`${key}.text`) }, TOAST_MS);
      onDone();
    }
  }
  useWhenOnline(isHeldUp, () => void cancel());
  return { cancel, isBusy: isPending, error, forget: () => isHeldUp && reset() };
}

function CancelSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useOrdersText();
  const [reason, setReason] = useState("");
  const said = reason.trim();
  const { cancel, isBusy, error, forget } = useCancelling(order.id, said, onClose);
  const forGroup = meaning(order);
  const isLong = said.length > REASON_MAX;
  return (
    <Overlay title={t("orders.cancel.title")} onClose={onClose} isHeld={said !== "" || isBusy}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isLong) haptic("error");
          else void cancel();
        }}
      >
        <p className={styles.words}>
          {forGroup && `${t(forGroup)} `}
          {order.balanceUsed > 0 && `${t("orders.cancel.balance", { amount: rupees(order.balanceUsed) })} `}
          {t("orders.cancel.free")}
        </p>
        <div className={fields.fields}>
          <TextField
            label={t("orders.cancel.why")}
            note={t("orders.cancel.optional")}
            value={reason}
            onChange={(text) => {
              setReason(text);
              forget();
            }}
            fault={isLong ? t("orders.cancel.long", { max: REASON_MAX }) : undefined}
            autoComplete="off"
            enterKeyHint="done"
          />
        </div>
        {error && !isBusy && <Fault error={error} notDone="orders.notCancelled" />}
        <ActionButton type="submit" look="danger" aria-busy={isBusy}>
          {t(isBusy ? "orders.cancelling" : "orders.cancel")}
        </ActionButton>
        <ActionButton look="soft" disabled={isBusy} onClick={onClose}>
          {t("orders.cancel.keep")}
        </ActionButton>
      </form>
    </Overlay>
  );
}

/** The way out of an order that isn't packed yet, behind a question that says what it means. */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useOrdersText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <LeaveButton label={t("orders.cancel")} onAsk={() => setAsking(true)} />
      {isAsking && <CancelSheet order={order} onClose={() => setAsking(false)} />}
    </>
  );
}
