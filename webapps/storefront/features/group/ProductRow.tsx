import type { ReactNode } from "react";
import type { ProductCard } from "#contract/products.ts";
import { paths } from "../../paths.ts";
import { PhotoRow } from "../photos/PhotoRow.tsx";
import { PriceLine } from "../prices/PriceLine.tsx";
import { titleOf } from "../products/productText.ts";
import { useGroupText } from "./locales/useGroupText.ts";

/** The product of a group, with both prices or the words in their place; leads to the product's page. */
export function ProductRow({ product, children }: { product: ProductCard; children?: ReactNode }) {
  const { language } = useGroupText();
  return (
    <PhotoRow
      to={paths.product(product.link)}
      photo={product.images[0]}
      iconSize={32}
      isEager
      title={titleOf(product, language)}
    >
      {children || <PriceLine of={product} />}
    </PhotoRow>
  );
}
