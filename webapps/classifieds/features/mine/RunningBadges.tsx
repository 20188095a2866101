import type { OwnListing } from "#contract/ownListings.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import styles from "../cards/PromotionBadges.module.css";
import { useItemsText } from "../ownListings/locales/useItemsText.ts";

const kinds = { TopUp: undefined, Vip: "vip", Premium: "premium" } as const;

/** What is paid for a listing just now, each with its days left or its place. */
export function RunningBadges({ running }: Pick<OwnListing, "running">) {
  const { t } = useItemsText();
  if (running.length === 0) return null;
  return (
    <span className={`${styles.badges} figures`}>
      {running.map(({ type, daysLeft, place }) => (
        <span key={type} data-kind={kinds[type]}>
          {place === null
            ? t(`items.runs.${type}`, { shown: formatNumber(daysLeft ?? 0) })
            : t("items.runs.place", { place })}
        </span>
      ))}
    </span>
  );
}
