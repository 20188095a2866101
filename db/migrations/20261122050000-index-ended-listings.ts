import type { Migration } from "../migration.ts";

/** The archive of a seller, last changed first: of a shop it grows for years, and a page of it is read at once. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(
    `create index listings_ended on listings (owner_id, updated_at desc, id desc)
      where status in ('closed', 'expired')`,
  );

export const down: Migration = ({ context: db }) => db.sequelize.query("drop index listings_ended");
