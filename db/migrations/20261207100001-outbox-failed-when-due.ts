import type { Migration } from "../migration.ts";

/** What failed counts for the day on which it was last due: a message held for the night is tried in the morning. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index outbox_failed;
    create index outbox_failed on outbox (due_at) where status = 'failed';
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index outbox_failed;
    create index outbox_failed on outbox (created_at) where status = 'failed';
  `);
