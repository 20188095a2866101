import { formatCount } from "../products/productText.ts";
import styles from "./Gallery.module.css";
import { useProductText } from "./locales/useProductText.ts";
import { useShareCount } from "./shareCount.ts";

/** How often the product was shared, where it was. */
export function ShareCount({ link }: { link: string }) {
  const { t } = useProductText();
  const count = useShareCount(link);
  if (count === 0) return null;
  return (
    <span className={`${styles.shared} figures`}>
      {t("product.shared", { count, shown: formatCount(count) })}
    </span>
  );
}
