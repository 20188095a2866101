import { QueryTypes } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { sequelize } from "#db/sequelize.ts";

/**
 * Notes that somebody wants to be told when a product of a demand test is sold; again it changes nothing.
 * @throws {RuleError} not_found for what isn't shown, conflict for what is sold already.
 */
export async function noteInterest(userId: number, productId: number): Promise<{ isNoted: true }> {
  const [product] = await sequelize.query<{ is_real: boolean }>(
    "select is_real from products where id = $productId and is_published",
    { type: QueryTypes.SELECT, bind: { productId } },
  );
  if (!product) throw new RuleError("not_found", "No such product");
  if (product.is_real) throw new RuleError("conflict", "The product is sold already");
  await sequelize.query(
    `insert into product_interests (product_id, user_id) values ($productId, $userId) on conflict do nothing`,
    { bind: { productId, userId } },
  );
  return { isNoted: true };
}
