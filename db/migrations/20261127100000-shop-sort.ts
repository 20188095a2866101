import type { Migration } from "../migration.ts";

/** Orders of the shop's lists: by group price, by when it came on sale, by what buyers think of it. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- Mean of the stars in thousandths as if five more had given three: one happy buyer doesn't outdo a thousand.
    -- 0 without ratings.
    alter table product_counts add rating integer not null generated always as (case
      when stars_1 + stars_2 + stars_3 + stars_4 + stars_5 = 0 then 0
      else (1000::bigint * (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5 + 15)
        / (stars_1 + stars_2 + stars_3 + stars_4 + stars_5 + 5))::integer end) stored;
    create index product_counts_rated on product_counts (rating, product_id) where is_published;
    create index product_counts_category_rated on product_counts (category_id, rating, product_id) where is_published;

    create index products_priced on products (discounted_price, id) where is_published;
    create index products_category_priced on products (category_id, discounted_price, id) where is_published;
    -- The one before does all that this one did.
    drop index products_similar;
    create index products_new on products (published_at, id) where is_published;
    create index products_category_new on products (category_id, published_at, id) where is_published;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index products_priced, products_category_priced, products_new, products_category_new;
    create index products_similar on products (category_id, discounted_price) where is_published;
    alter table product_counts drop rating;
  `);
