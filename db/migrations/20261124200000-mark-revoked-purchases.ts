import type { Migration } from "../migration.ts";

/** A purchase that was refunded no longer counts, but is what its promotion's receipt tells of. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query("alter table promotion_purchases add column revoked_at timestamptz");

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    delete from promotion_purchases where revoked_at is not null;
    alter table promotion_purchases drop column revoked_at;
  `);
