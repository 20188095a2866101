import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create table flags (
      key text primary key check (key ~ '^[A-Z][A-Z0-9_]{1,59}$'),
      data jsonb not null,
      updated_at timestamptz not null default now()
    );
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop table flags");
