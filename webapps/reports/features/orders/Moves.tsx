import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminOrderPage, ParcelInput } from "#contract/adminOrders.ts";
import type { OrderStatus } from "#contract/groups.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { faultsOf } from "./faults.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";
import { emptyParcel, ParcelFields, parcelOf } from "./ParcelFields.tsx";
import { type MoveTo, move, movesOf, useRefreshOrders } from "./queries.ts";

interface MoveSheetProps {
  order: AdminOrderPage;
  to: MoveTo;
  onClose: () => void;
}

/** Asks for what is told with a move: a word, and who brings it when it is sent. */
function MoveSheet({ order, to, onClose }: MoveSheetProps) {
  const { t } = useOrdersText();
  const { id, number, parcel: known } = order;
  const [note, setNote] = useState("");
  const [parcel, setParcel] = useState({ ...emptyParcel, ...known });
  const refresh = useRefreshOrders();
  const asksParcel = to === "shipped";
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const said = asksParcel ? parcelOf(parcel) : null;
      return move({ id, to, note: note.trim(), ...(said && { parcel: said as ParcelInput }) });
    },
    onSuccess: ({ status }) => {
      showToast({ header: t("move.done", { number, status: t(`orders.status.${status}`) }) });
      refresh();
      onClose();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === "conflict") refresh();
    },
  });
  const by = error instanceof ApiError && error.code === "conflict" ? error.fields.status : undefined;
  const faults = faultsOf(error);
  return (
    <Overlay title={t(`orders.move.${to}`)} onClose={onClose} isHeld={note !== "" || isPending}>
      <div className={styles.sheet}>
        {to === "cancelled" && <p>{t("move.cancel.text")}</p>}
        {asksParcel && <ParcelFields values={parcel} faults={faults} onChange={setParcel} />}
        <Field
          label={t("move.note")}
          hint={t("move.note.hint")}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
        {error && Object.keys(faults).length === 0 && (
          <p role="alert" className={styles.fault}>
            {by
              ? t("move.conflict", { status: t(`orders.status.${by as OrderStatus}`) })
              : t(errorText(error))}
          </p>
        )}
        <ActionButton
          look={to === "cancelled" || to === "refused" ? "danger" : "filled"}
          disabled={isPending}
          aria-busy={isPending}
          onClick={() => mutate()}
        >
          {t(`orders.move.${to}`)}
        </ActionButton>
      </div>
    </Overlay>
  );
}

/** Where the order may go from here. */
export function Moves({ order }: { order: AdminOrderPage }) {
  const { t } = useOrdersText();
  const [to, setTo] = useState<MoveTo>();
  return (
    <div className={styles.moves}>
      {movesOf(order).map((move, place) => (
        <ActionButton
          key={move}
          look={move === "cancelled" || move === "refused" ? "danger" : place === 0 ? "filled" : "soft"}
          onClick={() => setTo(move)}
        >
          {t(`orders.move.${move}`)}
        </ActionButton>
      ))}
      {to && <MoveSheet order={order} to={to} onClose={() => setTo(undefined)} />}
    </div>
  );
}
