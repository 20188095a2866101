import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { useProductsText } from "../products/locales/useProductsText.ts";
import styles from "./RecentSearches.module.css";
import { forgetAllRecent, forgetRecent, useRecentQueries } from "./recentQueries.ts";

/** Queries that were made lately on this device; where there are none, a hint at what one may write. */
export function RecentSearches({ onChoose }: { onChoose: (query: string) => void }) {
  const { t } = useProductsText();
  const queries = useRecentQueries((recent) => recent.queries);
  if (queries.length === 0) {
    return (
      <div className={styles.start}>
        <strong>{t("search.start")}</strong>
        <p>{t("search.startHint")}</p>
      </div>
    );
  }
  return (
    <section>
      <div className={styles.head}>
        <h3>{t("search.recent")}</h3>
        <button type="button" onClick={() => void forgetAllRecent()}>
          {t("search.forgetAll")}
        </button>
      </div>
      <ul>
        {queries.map((query) => (
          <li key={query} className={styles.row}>
            <Row
              className={styles.query}
              before={<Icon name="clock" size={20} />}
              label={query}
              onClick={() => onChoose(query)}
            />
            <IconButton
              icon="close"
              iconSize={18}
              label={t("search.forget", { text: query })}
              onClick={() => forgetRecent(query)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
