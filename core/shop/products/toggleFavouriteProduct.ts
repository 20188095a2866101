import { QueryTypes } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { locks } from "#db/locks.ts";
import { sequelize, transact } from "#db/sequelize.ts";

interface Wish {
  productId: number;
  /** What is wanted; the state is turned over without it. */
  isFavourite?: boolean | undefined;
}

const run = (sql: string, bind: Record<string, unknown>) =>
  sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT, bind });

/**
 * Keeps a product or lets it go.
 * @throws {RuleError} not_found
 */
export function toggleFavouriteProduct(
  userId: number,
  { productId, isFavourite }: Wish,
): Promise<{ isFavourite: boolean }> {
  return transact(async () => {
    await run("select pg_advisory_xact_lock($lock, $userId)", { lock: locks.favourites, userId });
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
