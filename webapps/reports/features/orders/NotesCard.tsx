import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminOrderPage } from "#contract/adminOrders.ts";
import { SHOP_NOTE_MAX } from "#contract/limits.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Field } from "#webapps/shared/ui/form/Field.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";
import { addNote, useRefreshOrders } from "./queries.ts";

/** Notes about the order that only admins see. A note that couldn't be saved stays in its field. */
export function NotesCard({ order }: { order: AdminOrderPage }) {
  const { t, language } = useOrdersText();
  const [text, setText] = useState("");
  const refresh = useRefreshOrders();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addNote(order.id, text.trim()),
    onSuccess: (whole) => {
      setText("");
      refresh(whole);
    },
  });
  return (
    <section className={styles.card}>
      <h3>{t("order.notes")}</h3>
      {order.notes.length === 0 && <p>{t("order.notes.none")}</p>}
      <ul className={styles.notes}>
        {order.notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <small>
              <time dateTime={note.at}>{formatDate(note.at, language, t)}</time>
              {note.by && ` · ${note.by.firstName}`}
            </small>
          </li>
        ))}
      </ul>
      <Field
        isLong
        label={t("order.notes.add")}
        hint={t("order.notes.hint")}
        fault={error && t(errorText(error))}
        value={text}
        maxLength={SHOP_NOTE_MAX}
        onChange={(event) => setText(event.target.value)}
      />
      <ActionButton
        look="soft"
        disabled={isPending || text.trim() === ""}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        {t("order.notes.save")}
      </ActionButton>
    </section>
  );
}
