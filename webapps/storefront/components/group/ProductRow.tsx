import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ProductCard } from "#contract/products.ts";
import { smallPhoto } from "#webapps/shared/format/photoUrl.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useGroupText } from "../../locales/group/useGroupText.ts";
import { paths } from "../../logic/paths.ts";
import { titleOf } from "../../logic/productText.ts";
import { PriceLine } from "../lists/PriceLine.tsx";
import styles from "./ProductRow.module.css";

/** What a group buys, with both prices or what is told in their place; leads to the product's page. */
export function ProductRow({ product, children }: { product: ProductCard; children?: ReactNode }) {
  const { language } = useGroupText();
  const [cover] = product.images;
  return (
    <Link to={paths.product(product.link)} className={styles.row}>
      <span className={styles.photo}>
        <Photo
          src={cover && smallPhoto(cover.src)}
          thumbhash={cover?.thumbhash}
          alt=""
          isEager
          fallback={<Icon name="items" size={32} />}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{titleOf(product, language)}</span>
        {children || <PriceLine of={product} />}
      </span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
