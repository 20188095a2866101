import type { Migration } from "../migration.ts";

/**
 * An admin finds people by a part of their name. Built while writers wait, some seconds for a million people: built beside
 * them it would wait for the other processes that are starting, which wait for this migration.
 */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create index users_name on users using gin ((first_name || ' ' || coalesce(last_name, '')) gin_trgm_ops)
      where deleted_at is null and absorbed_by_id is null;
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop index users_name");
