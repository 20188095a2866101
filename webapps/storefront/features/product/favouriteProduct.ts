import type { QueryClient } from "@tanstack/react-query";
import type { ProductCard, toggleFavouriteProduct } from "#contract/products.ts";
import { call } from "#webapps/shared/client/call.ts";
import { ownerOf } from "#webapps/shared/client/tokenClaims.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";

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
export async function favouriteProduct(queryClient: QueryClient, product: Product, isFavourite: boolean) {
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
