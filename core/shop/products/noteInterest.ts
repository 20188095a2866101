import { Op, QueryTypes } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { productViews } from "#core/platform/events/buffers.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { Product } from "#db/models/Product.ts";
import { ProductInterest } from "#db/models/ProductInterest.ts";
import { sequelize } from "#db/sequelize.ts";
import { readProduct } from "./readProduct.ts";

/**
 * Notes that somebody wants to be told when a product of a demand test is sold; again it changes nothing.
 * @throws {RuleError} not_found for what isn't shown, conflict for what is sold already.
 */
export async function noteInterest(userId: number, productId: number): Promise<{ isNoted: true }> {
  const product = await Product.findOne({ where: { id: productId, publishedAt: { [Op.ne]: null } } });
  if (!product) throw new RuleError("not_found", "No such product");
  if (product.isReal) throw new RuleError("conflict", "The product is sold already");
  await ProductInterest.bulkCreate([{ productId, userId }], { ignoreDuplicates: true });
  return { isNoted: true };
}

/**
 * A published product whole, for somebody who looks at it; the first look of who is signed in is kept, a second or so
 * later.
 * @throws {RuleError} not_found
 */
export async function openProduct(link: string, userId: number | undefined): Promise<ReadyJson> {
  const product = await readProduct(link, userId);
  if (userId !== undefined) productViews.add({ user_id: userId, link, viewed_at: new Date().toISOString() });
  return product;
}

/**
 * Adds what was sold and begun since the last time to the counts of products. It may run at several places at once.
 * @returns how many products changed.
 */
export async function foldProductCounts(): Promise<number> {
  const changed = await sequelize.query(
    `with gone as (
       delete from product_deltas where id in (select id from product_deltas order by id for update skip locked)
       returning product_id, sold_items, groups),
     sums as (
       select product_id, sum(sold_items) as sold_items, sum(groups) as groups from gone group by product_id)
     update product_counts n set sold_items = n.sold_items + s.sold_items, groups = n.groups + s.groups
     from sums s where n.product_id = s.product_id returning n.product_id`,
    { type: QueryTypes.SELECT },
  );
  return changed.length;
}
