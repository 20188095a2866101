import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- When the first try of an update failed because Telegram was away: such tries don't count, but end after a while.
    alter table bot_updates add column away_since timestamptz;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query("alter table bot_updates drop column away_since");
