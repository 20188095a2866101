import { useState } from "react";
import type { AdminOrderPage } from "#contract/adminOrders.ts";
import { QUANTITY_MAX } from "#contract/limits.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { EditFaults } from "./EditFaults.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";
import { useOrderEdit } from "./useOrderEdit.ts";

const fields = [
  ["recipientName", "order.delivery.name", "text"],
  ["phoneNumber", "order.delivery.phone", "tel"],
  ["address", "order.delivery.address", "text"],
  ["addressExtra", "order.delivery.extra", "text"],
  ["city", "order.delivery.city", "text"],
  ["state", "order.delivery.state", "text"],
  ["pin", "order.delivery.pin", "numeric"],
  ["quantity", "order.quantity", "numeric"],
] as const;

type Name = (typeof fields)[number][0];
type Values = Record<Name, string>;

const valuesOf = ({ delivery, quantity }: AdminOrderPage): Values => ({
  ...delivery,
  quantity: String(quantity),
});

/** The form of where it goes and how much of it. Values that somebody else has saved meanwhile stand under the fields. */
function DeliverySheet({ order, onClose }: { order: AdminOrderPage; onClose: () => void }) {
  const { t } = useOrdersText();
  const [opened] = useState(() => valuesOf(order));
  const [values, setValues] = useState(opened);
  const [isLeaving, setLeaving] = useState(false);
  const edit = useOrderEdit(order, onClose);
  const isTouched = fields.some(([name]) => values[name] !== opened[name]);
  const now = valuesOf(order);
  const { quantity, ...delivery } = values;

  const theirs = (name: Name) =>
    now[name] !== opened[name] && now[name] !== values[name]
      ? t("edit.theirs", { value: now[name] || t("edit.empty") })
      : undefined;

  function save() {
    const isMoved = Object.entries(delivery).some(([name, value]) => value !== now[name as Name]);
    edit.save({
      ...(isMoved && { delivery }),
      ...(quantity !== now.quantity && { quantity: Number(quantity) }),
    });
  }

  return (
    <Overlay
      title={t("order.delivery")}
      kind="full"
      onClose={() => (isTouched ? setLeaving(true) : onClose())}
      isHeld
    >
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <EditFaults edit={edit} />
        {fields.map(([name, label, inputMode]) => (
          <Field
            key={name}
            field={name}
            label={t(label)}
            inputMode={inputMode}
            value={values[name]}
            hint={theirs(name)}
            fault={edit.faults[name] && t(edit.faults[name])}
            {...(name === "quantity" && { type: "number", min: 1, max: QUANTITY_MAX })}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        <ActionButton type="submit" disabled={edit.isSaving} aria-busy={edit.isSaving}>
          {t("edit.save")}
        </ActionButton>
      </form>
      {isLeaving && (
        <ConfirmSheet
          title={t("edit.leave")}
          confirm={t("edit.leave.yes")}
          other={t("edit.leave.no")}
          look="danger"
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {t("edit.leave.text")}
        </ConfirmSheet>
      )}
    </Overlay>
  );
}

/** Where the order goes; it may be changed until it is packed. */
export function DeliveryCard({ order }: { order: AdminOrderPage }) {
  const { t } = useOrdersText();
  const [isEditing, setEditing] = useState(false);
  const { delivery, status } = order;
  const { recipientName, phoneNumber, address, addressExtra, city, state, pin } = delivery;
  return (
    <section className={styles.card}>
      <h3>{t("order.delivery")}</h3>
      <address>
        {[recipientName, phoneNumber, address, addressExtra, [city, state, pin].filter(Boolean).join(", ")]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      {(status === "placed" || status === "confirmed") && (
        <ActionButton look="soft" onClick={() => setEditing(true)}>
          {t("order.delivery.edit")}
        </ActionButton>
      )}
      {isEditing && <DeliverySheet order={order} onClose={() => setEditing(false)} />}
    </section>
  );
}
