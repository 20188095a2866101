import type { ProductFound } from "#contract/products.ts";
import { paths } from "../../paths.ts";
import { PhotoRow } from "../photos/PhotoRow.tsx";
import { PriceLine } from "../prices/PriceLine.tsx";
import { useListsText } from "../products/locales/useListsText.ts";
import { nameOf } from "../products/productText.ts";
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
