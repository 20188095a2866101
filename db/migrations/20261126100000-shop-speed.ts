import type { Migration } from "../migration.ts";

/**
 * Whatever a title has, neighbours written together among them, counts as said of the product too, so that one look at
 * the index finds both: as core/shop/products/describeForSearch.ts writes products from now on.
 */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    update products set terms = terms || (
      select coalesce(array_to_tsvector(array_agg(substr(lexeme, 3))), '') from unnest(terms)
      where lexeme like 't~_%')
  `);

/** Words that are said twice harm nobody. */
export const down: Migration = async () => {};
