import { useQueryClient } from "@tanstack/react-query";
import type { ProductCard } from "#contract/products.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useText } from "../../locales/useText.ts";
import { favouriteProduct, type KeepableProduct } from "../products/products.ts";
import { askToSignIn } from "../signIn/signIn.ts";
import styles from "./FavouriteHeart.module.css";
import { useProductText } from "./locales/useProductText.ts";

const TOAST_MS = 5000;

/** Gives the function that keeps a product or lets it go; who isn't signed in is asked to be first. */
function useFavourite(product: KeepableProduct): () => void {
  const { t } = useText();
  const queryClient = useQueryClient();

  async function toggle() {
    const isFavourite = product.favourites.length === 0;
    haptic("press");
    track("favourite", { link: product.link, isFavourite });
    try {
      await favouriteProduct(queryClient, product, isFavourite);
    } catch (error) {
      haptic("error");
      showToast({ header: t("error.title"), message: t(errorText(error)) }, TOAST_MS);
    }
  }
  return () => askToSignIn(() => void toggle());
}

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
