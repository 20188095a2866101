import type { OrderStatus } from "#contract/groups.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./Orders.module.css";
import type { useOrderEdit } from "./useOrderEdit.ts";

/** Says why a change wasn't saved, where no field is at fault. */
export function EditFaults({ edit }: { edit: ReturnType<typeof useOrderEdit> }) {
  const { t } = useOrdersText();
  const { error, faults, isOutdated, lateStatus } = edit;
  if (!error || Object.keys(faults).length > 0) return null;
  if (isOutdated) {
    return (
      <div role="alert" className={styles.fault}>
        <strong>{t("edit.conflict")}</strong>
        <p>{t("edit.conflict.text")}</p>
      </div>
    );
  }
  return (
    <p role="alert" className={styles.fault}>
      {lateStatus
        ? t("edit.late", { status: t(`orders.status.${lateStatus as OrderStatus}`) })
        : t(errorText(error))}
    </p>
  );
}
