import { RuleError } from "#core/platform/errors/RuleError.ts";
import { holdLock } from "#db/locks.ts";
import { number, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";

interface Wish {
  productId: number;
  /** The wanted state; without it the state is toggled. */
  isFavourite?: boolean | undefined;
}

const run = (sql: string, bind: Record<string, unknown>) => rows({ id: number }, sql, bind);

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
    const bind = { userId, productId };
    const [kept] = await run(
      "select product_id as id from product_favourites where user_id = $userId and product_id = $productId",
      bind,
    );
    const wanted = isFavourite ?? !kept;
    if (wanted && !kept) {
      const added = await run(
        `insert into product_favourites (user_id, product_id)
         select $userId, id from products where id = $productId and is_published returning product_id as id`,
        bind,
      );
      if (added.length === 0) throw new RuleError("not_found", "No such product");
    }
    if (!wanted && kept) {
      await run(
        "delete from product_favourites where user_id = $userId and product_id = $productId returning 1 as id",
        bind,
      );
    }
    return { isFavourite: wanted };
  });
}
