import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- When the next message may go: of all, of each chat, and after Telegram has asked for patience. After a crash of
    -- the database it is empty, which lets a few go sooner and loses nothing.
    create unlogged table send_turns (
      key text primary key,
      free_at timestamptz not null
    );
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop table send_turns");
