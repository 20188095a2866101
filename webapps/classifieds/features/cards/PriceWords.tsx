import type { ListingCard } from "#contract/listings.ts";
import { formatMoney } from "#webapps/shared/format/formats.ts";
import type { Translate } from "#webapps/shared/language/texts.ts";
import { useText } from "../../locales/useText.ts";
import styles from "./PriceWords.module.css";

/** A price, and quietly after it that it may be bargained over. */
export function PriceWords({ of }: { of: Pick<ListingCard, "price" | "currency" | "isNegotiable"> }) {
  const { t } = useText();
  const { words, mark } = priceWords(of, t);
  return (
    <>
      {words}
      {mark && <span className={styles.mark}> {mark}</span>}
    </>
  );
}

interface Priced {
  /** Whole units of `currency`; 0 where none is named. */
  price: number;
  currency: "UZS" | "UYE";
  isNegotiable: boolean;
}

/** The price of a listing in words. A named price is always told, with `mark` where it may be bargained over. */
export function priceWords(
  { price, currency, isNegotiable }: Priced,
  t: Translate<"card.negotiable" | "card.bargain" | "money.sum" | "money.unit">,
): { words: string; mark?: string } {
  if (price === 0) return { words: t("card.negotiable") };
  const words = formatMoney(price, currency, t);
  return isNegotiable ? { words, mark: t("card.bargain") } : { words };
}
