import type { Listing } from "#contract/listings.ts";
import { formatDate, formatNumber } from "#webapps/shared/format/formats.ts";
import { FoldedText } from "#webapps/shared/ui/FoldedText.tsx";
import { useText } from "../../locales/useText.ts";
import { PriceWords } from "../cards/PriceWords.tsx";
import { nameOf, placeWords } from "../ui/names.ts";
import styles from "./ListingHead.module.css";

/** Badges, price, name, and the line of place, time and views. */
export function ListingHead({ listing, name }: { listing: Listing; name: string }) {
  const { t, language } = useText();
  const badges = [
    listing.isReserved && { kind: "reserved", words: t("card.reserved") },
    listing.isPremium && { kind: "premium", words: t("card.premium") },
    listing.isVIP && { kind: "vip", words: t("listing.vip") },
    listing.isTopUp && { kind: "topUp", words: t("listing.topUp") },
  ].filter((badge) => badge !== false);
  const place = placeWords(listing.placePath.map((level) => nameOf(level, language)));
  return (
    <header className={styles.head}>
      {badges.length > 0 && (
        <ul className={styles.badges}>
          {badges.map(({ kind, words }) => (
            <li key={kind} data-kind={kind}>
              {words}
            </li>
          ))}
        </ul>
      )}
      <p className={`${styles.price} figures`}>
        <PriceWords of={listing} />
      </p>
      <FoldedText key={name} as="h1" text={name} />
      <p className={styles.facts}>
        <span>{place}</span>
        <span>{formatDate(listing.createdAt, language, t)}</span>
        <span>
          {t("listing.views", { count: listing.viewsCount, shown: formatNumber(listing.viewsCount) })}
        </span>
      </p>
    </header>
  );
}
