import type { Provider } from "#contract/payKinds.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./PaymentWaiting.module.css";

/** For whoever may have paid through somebody already. */
export function PayOnce({ method }: { method: Provider | undefined }) {
  const { t } = usePromoteText();
  if (!method) return null;
  return (
    <p className={styles.once}>
      {method === "stars" ? t("pay.onceStars") : t("pay.once", { method: t(`pay.by.${method}`) })}
    </p>
  );
}
