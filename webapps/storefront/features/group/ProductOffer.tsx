import { Link } from "react-router";
import type { ProductCard } from "#contract/products.ts";
import { discountPercent } from "#contract/shopPrices.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { paths } from "../../paths.ts";
import { rupees } from "../prices/rupees.ts";
import { titleOf } from "../products/productText.ts";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./ProductOffer.module.css";

/** The product that a friend is asked to buy together: large, with its price in the group beside that alone. */
export function ProductOffer({ product }: { product: ProductCard }) {
  const { t, language } = useGroupText();
  const [cover] = product.images;
  const percent = discountPercent(product);
  return (
    <Link to={paths.product(product.link)} className={styles.offer}>
      <span className={styles.photo}>
        <Photo
          src={cover?.src}
          thumbhash={cover?.thumbhash}
          alt=""
          ratio="3 / 2"
          isEager
          fallback={<Icon name="items" size={72} />}
        />
        {percent > 0 && <span className={`${styles.off} figures`}>{t("card.off", { percent })}</span>}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{titleOf(product, language)}</p>
        <dl className={`${styles.prices} figures`}>
          <div>
            <dt>{t("invited.with")}</dt>
            <dd>{rupees(product.discountedPrice)}</dd>
          </div>
          <div>
            <dt>{t("invited.alone")}</dt>
            <dd>
              <s>{rupees(product.price)}</s>
            </dd>
          </div>
        </dl>
      </div>
    </Link>
  );
}
