import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../locales/useText.ts";
import { linkNotice } from "../logic/linkNotice.ts";
import styles from "./LinkNotice.module.css";

/** Says honestly what became of the link one came by. */
export function LinkNotice() {
  const { t } = useText();
  const notice = linkNotice(getTelegram().startParam);
  if (!notice) return null;
  return (
    <p className={styles.notice} role="status">
      <Icon name="clock" />
      {t(notice)}
    </p>
  );
}
