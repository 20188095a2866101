import { useSearchText } from "./locales/useSearchText.ts";
import { forgetAllRecent, restoreRecent } from "./recentQueries.ts";
import styles from "./Suggestions.module.css";

interface RecentHeadProps {
  /** What was just forgotten and can still be brought back. */
  cleared: readonly string[] | undefined;
  onChange: (cleared: readonly string[] | undefined) => void;
}

/** Names the recent queries and forgets them all; then the way back stands here, where a phone's keyboard can't hide it. */
export function RecentHead({ cleared, onChange }: RecentHeadProps) {
  const { t } = useSearchText();

  function handleTap() {
    if (cleared) restoreRecent(cleared);
    onChange(cleared ? undefined : forgetAllRecent());
  }

  return (
    <div className={styles.head}>
      <span role="status">{t(cleared ? "recent.cleared" : "recent.title")}</span>
      <button type="button" onClick={handleTap}>
        {t(cleared ? "recent.undo" : "recent.clear")}
      </button>
    </div>
  );
}
