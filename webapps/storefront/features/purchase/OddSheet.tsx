import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import styles from "./PurchaseForm.module.css";
import { oddities, type PurchaseValues } from "./purchaseForm.ts";

interface OddSheetProps {
  values: PurchaseValues;
  onConfirm: () => void;
  onCorrect: () => void;
  onClose: () => void;
}

/** Asks whether what seldom is right is. */
export function OddSheet({ values, onConfirm, onCorrect, onClose }: OddSheetProps) {
  const { t } = usePurchaseText();
  return (
    <ConfirmSheet
      title={t("purchase.odd.title")}
      confirm={t("purchase.odd.confirm")}
      look="brand"
      other={t("purchase.odd.correct")}
      onConfirm={onConfirm}
      onOther={onCorrect}
      onClose={onClose}
    >
      {oddities(values).map((what) => (
        <p key={what} className={styles.odd}>
          <b className="figures">{what === "phone" ? `+91 ${values.phone}` : values.pin}</b>
          <br />
          {t(`purchase.odd.${what}`)}
        </p>
      ))}
    </ConfirmSheet>
  );
}
