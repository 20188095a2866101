import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- The job that adds up old days looks for them by day; rows come in that order, so a range of pages is enough.
    create index listing_views_day on listing_views using brin (day);
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop index listing_views_day");
