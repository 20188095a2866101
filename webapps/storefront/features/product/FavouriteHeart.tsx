import type { ProductCard } from "#contract/products.ts";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import styles from "./FavouriteHeart.module.css";
import { useProductText } from "./locales/useProductText.ts";
import { useFavourite } from "./useFavourite.ts";

/** The heart that keeps a product; filled at once, before the server knows. */
export function FavouriteHeart({ product }: { product: ProductCard }) {
  const { t } = useProductText();
  const toggle = useFavourite(product);
  return (
    <IconButton
      icon="heart"
      look="veil"
      label={t("product.favourite")}
      className={styles.heart}
      aria-pressed={product.favourites.length > 0}
      onClick={toggle}
    />
  );
}
