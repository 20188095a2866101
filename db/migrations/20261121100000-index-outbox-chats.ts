import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- The sender has one message of a chat in hand at a time, and cancels the rest of a chat that has stopped the bot.
    create index outbox_chat on outbox (chat_id) where status = 'queued';
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop index outbox_chat");
