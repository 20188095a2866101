import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- Sessions and conversations of the bot, by key.
    create table bot_storage (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    );

    -- Updates as they came; the bot works them in order within a chat.
    create table bot_updates (
      update_id bigint primary key,
      chat_key text not null,
      payload jsonb not null,
      received_at timestamptz not null default now(),
      claimed_until timestamptz,
      attempts smallint not null default 0,
      done_at timestamptz,
      error text
    );
    create index bot_updates_waiting on bot_updates (chat_key, update_id) where done_at is null;
    create index bot_updates_done on bot_updates (done_at) where done_at is not null;
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop table bot_updates, bot_storage");
