import { useState } from "react";
import type { AdminOrderPage } from "#contract/adminOrders.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { EditFaults } from "./EditFaults.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";
import { emptyParcel, ParcelFields, parcelOf } from "./ParcelFields.tsx";
import { useOrderEdit } from "./useOrderEdit.ts";

function ParcelSheet({ order, onClose }: { order: AdminOrderPage; onClose: () => void }) {
  const { t } = useOrdersText();
  const [values, setValues] = useState({ ...emptyParcel, ...order.parcel });
  const edit = useOrderEdit(order, onClose);
  return (
    <Overlay title={t("parcel.title")} onClose={onClose} isHeld>
      <div className={styles.sheet}>
        <ParcelFields values={values} faults={edit.faults} onChange={setValues} />
        <EditFaults edit={edit} />
        {edit.isOutdated && order.parcel && <p>{t("edit.theirs", { value: order.parcel.carrier })}</p>}
        <ActionButton
          disabled={edit.isSaving}
          aria-busy={edit.isSaving}
          onClick={() => edit.save({ parcel: parcelOf(values) })}
        >
          {t("edit.save")}
        </ActionButton>
      </div>
    </Overlay>
  );
}

/** The service that brings the order, and how it is followed; it may be changed until the order has come. */
export function ParcelCard({ order }: { order: AdminOrderPage }) {
  const { t } = useOrdersText();
  const [isEditing, setEditing] = useState(false);
  const { parcel, status } = order;
  const isEditable = ["placed", "confirmed", "packed", "shipped"].includes(status);
  if (!parcel && !isEditable) return null;
  return (
    <section className={styles.card}>
      <h3>{t("parcel.title")}</h3>
      {parcel ? (
        <p>
          <strong>{parcel.carrier}</strong>
          {parcel.trackingNumber && <span className="figures">{parcel.trackingNumber}</span>}
          {parcel.trackingLink && (
            <a href={parcel.trackingLink} target="_blank" rel="noreferrer">
              {parcel.trackingLink}
            </a>
          )}
        </p>
      ) : (
        <p>{t("parcel.none")}</p>
      )}
      {isEditable && (
        <ActionButton look="soft" onClick={() => setEditing(true)}>
          {t("parcel.edit")}
        </ActionButton>
      )}
      {isEditing && <ParcelSheet order={order} onClose={() => setEditing(false)} />}
    </section>
  );
}
