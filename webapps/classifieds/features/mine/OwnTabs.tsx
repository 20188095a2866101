import { Link } from "react-router";
import type { OwnTab } from "#contract/ownListings.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { ownTabs, writeOwnPlace } from "../ownListings/ownListing.ts";
import { useOwnCounts } from "../ownListings/ownListings.ts";
import styles from "./OwnTabs.module.css";

/** The tabs of one's own listings, each with how many it holds. The address names the open one, so back finds it. */
export function OwnTabs({ open }: { open: OwnTab }) {
  const { t } = useOwnListingsText();
  const counts = useOwnCounts().data;

  return (
    <nav className={styles.tabs} aria-label={t("items.tabs")}>
      {ownTabs.map((tab) => (
        <Link
          key={tab}
          to={{ search: writeOwnPlace(tab) }}
          replace
          className={styles.tab}
          aria-current={tab === open ? "page" : undefined}
          onClick={() => {
            haptic("change");
            window.scrollTo(0, 0);
          }}
        >
          {t(`items.tab.${tab}`)}
          {counts && (
            <span className={`${styles.count} figures`}>
              <span aria-hidden="true">{formatNumber(counts[tab])}</span>
              <span className="hidden-words">
                {t("items.inTab", { count: counts[tab], shown: formatNumber(counts[tab]) })}
              </span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
