import type { Migration } from "../migration.ts";

/**
 * Of an order in Stars: the link of its one invoice, and the question of Telegram's, with its moment, to which the bot has
 * agreed: from then on Stars may have been taken.
 */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table transactions add invoice_link text, add checkout_id text, add checked_at timestamptz;
    create index transactions_checked on transactions (user_id) where checked_at is not null and status = 'Created'`);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(
    "alter table transactions drop column invoice_link, drop column checkout_id, drop column checked_at",
  );
