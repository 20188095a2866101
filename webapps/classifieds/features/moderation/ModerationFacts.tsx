import type { ListingParameter } from "#contract/listings.ts";
import type { ModerationItem } from "#contract/moderation.ts";
import { formatDay, formatNumber } from "#webapps/shared/format/formats.ts";
import { phoneWords } from "../listing/contact.ts";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { nameOf, placeWords } from "../ui/names.ts";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./ModerationFacts.module.css";
import { flagsOf } from "./moderation.ts";
import { Tag } from "./Tag.tsx";

/** The seller, and how their listings fared so far. */
function Seller({ item }: { item: ModerationItem }) {
  const { t, language } = useModerationText();
  const { firstName, approvedCount, rejectedCount, since } = item.owner;
  const { isBanned, isOftenRejected } = flagsOf(item);
  return (
    <div className={styles.seller}>
      <strong>{firstName}</strong>
      {isBanned && <Tag tone="bad">{t("moderation.banned")}</Tag>}
      {isOftenRejected && <Tag tone="warning">{t("moderation.oftenRejected")}</Tag>}
      <span>{t("moderation.since", { day: formatDay(since, language) })}</span>
      <span>
        {t("moderation.history", {
          approved: formatNumber(approvedCount),
          rejected: formatNumber(rejectedCount),
        })}
      </span>
    </div>
  );
}

/** The facts of a listing in short rows, and its seller. */
export function ModerationFacts({ item }: { item: ModerationItem }) {
  const { t, language } = useModerationText();
  const { t: own } = useOwnListingsText();
  const { product, lastRefusal } = item;

  function wordsOf({ type, value, value_uz }: ListingParameter): string {
    if (type === "BOOLEAN") return t(value === "true" ? "listing.yes" : "listing.no");
    return nameOf({ name: value, name_uz: value_uz }, language);
  }

  const rows = [
    {
      name: t("listing.category"),
      words: product.breadcrumbs.map((crumb) => nameOf(crumb, language)).join(" › "),
    },
    { name: t("listing.state"), words: t(`state.${product.state}`) },
    ...product.parameters.map((parameter) => ({
      name: nameOf(parameter, language),
      words: wordsOf(parameter),
    })),
    {
      name: t("moderation.place"),
      words: placeWords(product.placePath.map((level) => nameOf(level, language))),
    },
    { name: t("moderation.phones"), words: product.phoneNumbers.map(phoneWords).join(", ") },
  ].filter(({ words }) => words !== "");

  return (
    <dl className={`${styles.facts} figures`}>
      {rows.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      {lastRefusal && (
        <div>
          <dt>{t("moderation.lastRefusal")}</dt>
          <dd>{[own(`reason.${lastRefusal.reason}`), lastRefusal.note].filter(Boolean).join(": ")}</dd>
        </div>
      )}
      <div>
        <dt>{t("moderation.seller")}</dt>
        <dd>
          <Seller item={item} />
        </dd>
      </div>
    </dl>
  );
}
