import { formatNumber } from "#webapps/shared/format/formats.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps {
  count: number;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** The bar of actions for everything that is ticked. */
export function SelectionBar({ count, isBusy, onApprove, onReject }: SelectionBarProps) {
  const { t } = useModerationText();
  return (
    <ActionBar>
      <section className={styles.choices} aria-label={t("moderation.selection")}>
        <span className={`${styles.count} figures`}>
          {t("moderation.selected", { shown: formatNumber(count) })}
        </span>
        <div className={styles.buttons}>
          <ActionButton look="danger" disabled={isBusy} onClick={onReject}>
            {t("moderation.reject")}
          </ActionButton>
          <ActionButton disabled={isBusy} onClick={onApprove}>
            {t("moderation.approve")}
          </ActionButton>
        </div>
      </section>
    </ActionBar>
  );
}
