import { formatNumber } from "#webapps/shared/format/formats.ts";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { paths } from "../links/paths.ts";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./ModerationBoard.module.css";
import { toggleAll } from "./moderationSelection.ts";
import { Tick } from "./Tick.tsx";

interface BoardHeaderProps {
  /** Listings of this page. */
  listed: readonly number[];
  /** How many of them are ticked. */
  selectedCount: number;
  /** All that wait; undefined while that isn't known. */
  total: number | undefined;
  onRefresh: () => void;
  onHelp: () => void;
}

/** The moderator's page by name, how much waits, and one tick for all. */
export function BoardHeader({ listed, selectedCount, total, onRefresh, onHelp }: BoardHeaderProps) {
  const { t } = useModerationText();
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <BackArrow home={paths.items} />
        <h1>{t("moderation.title")}</h1>
        <IconButton icon="help" label={t("moderation.keys")} className={styles.keys} onClick={onHelp} />
        <IconButton icon="renew" label={t("moderation.refresh")} onClick={onRefresh} />
      </div>
      {listed.length > 0 && (
        <div className={styles.all}>
          <Tick
            label={t("moderation.selectAll")}
            isOn={selectedCount === listed.length}
            isPartly={selectedCount > 0 && selectedCount < listed.length}
            onToggle={() => toggleAll(listed)}
          />
          <b aria-hidden="true">{t("moderation.selectAll")}</b>
          {total !== undefined && (
            <span className="figures" role="status">
              {t("moderation.waiting", { shown: formatNumber(total) })}
            </span>
          )}
        </div>
      )}
    </header>
  );
}
