import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ProductCard, toggleFavouriteProduct } from "#contract/products.ts";
import { call } from "#webapps/shared/client/call.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { useText } from "../../locales/useText.ts";
import { askToSignIn } from "../signIn/signIn.ts";
import styles from "./FavouriteHeart.module.css";
import { useProductText } from "./locales/useProductText.ts";

type Product = Pick<ProductCard, "id" | "link" | "favourites">;

/** Shows a product as kept or let go wherever its page is drawn from. */
function mark(queryClient: QueryClient, link: string, favourites: ProductCard["favourites"]) {
  for (const key of ["product", "product-preview"]) {
    queryClient.setQueryData<Product>([key, link], (known) => known && { ...known, favourites });
  }
}

/**
 * Keeps a product or lets it go, shown at once and taken back where the server refuses.
 * @throws {ApiError}
 */
async function favouriteProduct(queryClient: QueryClient, product: Product, isFavourite: boolean) {
  const userId = ownerOf(readAccessToken()) ?? 0;
  mark(queryClient, product.link, isFavourite ? [{ userId }] : []);
  try {
    await call<typeof toggleFavouriteProduct>("post", "/api/user/products/favourites/toggle", {
      productId: product.id,
      isFavourite,
    });
  } catch (error) {
    mark(queryClient, product.link, product.favourites);
    throw error;
  }
  void queryClient.invalidateQueries({ queryKey: ["favourite-products"] });
}

const TOAST_MS = 5000;

/** Gives the function that keeps a product or lets it go; who isn't signed in is asked to be first. */
function useFavourite(product: Pick<ProductCard, "id" | "link" | "favourites">): () => void {
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
