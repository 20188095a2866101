import type { Migration } from "../migration.ts";

/** What moderators have lately taken away: its words are no longer suggested. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(
    "create index listings_refused on listings (updated_at) where status in ('removed', 'rejected')",
  );

export const down: Migration = ({ context: db }) => db.sequelize.query("drop index listings_refused");
