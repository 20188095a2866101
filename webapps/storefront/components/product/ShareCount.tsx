import { useProductText } from "../../locales/product/useProductText.ts";
import { formatCount } from "../../logic/productText.ts";
import { useShareCount } from "../../queries/shareCount.ts";
import styles from "./Gallery.module.css";

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
