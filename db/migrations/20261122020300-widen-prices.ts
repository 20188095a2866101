import type { Migration } from "../migration.ts";

/** Houses and shops cost more sum than an integer holds. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table listings alter column price type bigint;
    -- Whose price in sum changes with the rate.
    create index listings_in_units on listings (id) include (price, price_sum) where currency = 'UYE';
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index listings_in_units;
    alter table listings alter column price type integer;
  `);
