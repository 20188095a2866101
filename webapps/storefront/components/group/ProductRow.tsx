import type { ReactNode } from "react";
import type { ProductCard } from "#contract/products.ts";
import { useGroupText } from "../../locales/group/useGroupText.ts";
import { paths } from "../../logic/paths.ts";
import { titleOf } from "../../logic/productText.ts";
import { PriceLine } from "../lists/PriceLine.tsx";
import { PhotoRow } from "../PhotoRow.tsx";
import styles from "./ProductRow.module.css";

/** What a group buys, with both prices or what is told in their place; leads to the product's page. */
export function ProductRow({ product, children }: { product: ProductCard; children?: ReactNode }) {
  const { language } = useGroupText();
  return (
    <PhotoRow
      to={paths.product(product.link)}
      className={styles.row}
      photo={product.images[0]}
      iconSize={32}
      isEager
      title={titleOf(product, language)}
    >
      {children || <PriceLine of={product} />}
    </PhotoRow>
  );
}
