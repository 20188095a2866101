import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

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
