import { Link } from "react-router-dom";
import type { ProductFound } from "#contract/products.ts";
import { smallPhoto } from "#webapps/shared/format/photoUrl.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useListsText } from "../../locales/lists/useListsText.ts";
import { paths } from "../../logic/paths.ts";
import { nameOf } from "../../logic/productText.ts";
import { PriceLine } from "../lists/PriceLine.tsx";
import styles from "./FoundRow.module.css";

/** A product among those that are found while one types. */
export function FoundRow({ product, onOpen }: { product: ProductFound; onOpen: () => void }) {
  const { language } = useListsText();
  return (
    <Link to={paths.product(product.link)} className={styles.row} onClick={onOpen}>
      <span className={styles.photo}>
        <Photo
          src={product.image ? smallPhoto(product.image) : undefined}
          alt=""
          fallback={<Icon name="items" size={28} />}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{nameOf(product, language)}</span>
        <PriceLine of={product} />
      </span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
