import type { Migration } from "../migration.ts";

/** People who leave: accounts that close and are wiped, notices that are stopped, copies of one's own data. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table users
      -- Since when somebody wants to hear only of what they do themselves.
      add notices_stopped_at timestamptz,
      -- When a copy of their data was last asked for.
      add export_asked_at timestamptz,
      -- Asked to be deleted: wiped when the grace is over, unless they come back.
      add deletion_asked_at timestamptz,
      add deleted_at timestamptz,
      add check (deleted_at is null or (telegram_id is null and phone_number is null));
    create index users_closing on users (deletion_asked_at) where deletion_asked_at is not null and deleted_at is null;
    create index users_deleted on users (id) where deleted_at is not null;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index users_deleted, users_closing;
    alter table users drop deleted_at, drop deletion_asked_at, drop export_asked_at, drop notices_stopped_at;
  `);
