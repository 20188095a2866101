import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { Product } from "#db/models/Product.ts";
import { ProductFavourite } from "#db/models/ProductFavourite.ts";
import { transact } from "#db/sequelize.ts";

interface Wish {
  productId: number;
  /** The wanted state; without it the state is toggled. */
  isFavourite?: boolean | undefined;
}

/**
 * Keeps a product or lets it go.
 * @throws {RuleError} not_found
 */
export function toggleFavouriteProduct(
  userId: number,
  { productId, isFavourite }: Wish,
): Promise<{ isFavourite: boolean }> {
  return transact(async () => {
    await holdLock("favourites", userId);
    const kept = await ProductFavourite.findOne({ where: { userId, productId } });
    const wanted = isFavourite ?? !kept;
    if (wanted && !kept) {
      const product = await Product.findByPk(productId, { attributes: ["publishedAt"] });
      if (!product?.publishedAt) throw new RuleError("not_found", "No such product");
      await ProductFavourite.create({ userId, productId });
    }
    if (!wanted) await kept?.destroy();
    return { isFavourite: wanted };
  });
}
