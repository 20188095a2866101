import type { ListingCard } from "#contract/listings.ts";
import { useText } from "../../locales/useText.ts";
import styles from "./PriceWords.module.css";
import { priceWords } from "./priceWords.ts";

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
