import type { ProductFound } from "#contract/products.ts";
import { useListsText } from "../../locales/lists/useListsText.ts";
import { paths } from "../../logic/paths.ts";
import { nameOf } from "../../logic/productText.ts";
import { PriceLine } from "../lists/PriceLine.tsx";
import { PhotoRow } from "../PhotoRow.tsx";
import styles from "./FoundRow.module.css";

/** A product among those that are found while one types. */
export function FoundRow({ product, onOpen }: { product: ProductFound; onOpen: () => void }) {
  const { language } = useListsText();
  return (
    <PhotoRow
      to={paths.product(product.link)}
      className={styles.row}
      photo={product.image ? { src: product.image } : undefined}
      iconSize={28}
      title={nameOf(product, language)}
      onClick={onOpen}
    >
      <PriceLine of={product} />
    </PhotoRow>
  );
}
