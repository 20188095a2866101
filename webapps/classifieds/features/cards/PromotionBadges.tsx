import type { ListingCard } from "#contract/listings.ts";
import { useText } from "../../locales/useText.ts";
import styles from "./PromotionBadges.module.css";

interface PromotionBadgesProps {
  listing: Pick<ListingCard, "isPremium" | "isVIP" | "isTopUp">;
}

/** Whether anything is paid for a listing just now. */
export const isPromoted = ({ isPremium, isVIP, isTopUp }: PromotionBadgesProps["listing"]) =>
  isPremium || isVIP || isTopUp;

/** Small badges of the promotions that run for a listing; nothing where none runs. */
export function PromotionBadges({ listing }: PromotionBadgesProps) {
  const { t } = useText();
  if (!isPromoted(listing)) return null;
  return (
    <span className={styles.badges}>
      {listing.isPremium && <span data-kind="premium">{t("card.premium")}</span>}
      {listing.isVIP && <span data-kind="vip">{t("listing.vip")}</span>}
      {listing.isTopUp && <span>{t("listing.topUp")}</span>}
    </span>
  );
}
