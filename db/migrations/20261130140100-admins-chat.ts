import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- In whose chats the bot shows the admins' commands, and which: they go when the role goes.
    create table admin_menus (
      user_id integer primary key references users on delete cascade,
      commands text not null
    );
    create index users_admins on users (id) where is_admin;

    -- What happened in a few days is read from these alone.
    create index users_joined on users (created_at);
    create index listings_made on listings (created_at);
    create index audit_log_time on audit_log (created_at) include (action);
    create index connections_made on connections (created_at);
    create index transactions_paid on transactions (paid_at) include (method, coins, stars) where paid_at is not null;
    create index outbox_failed on outbox (created_at) where status = 'failed';
    create index app_opens_people on app_opens (created_at) include (user_id);
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index app_opens_people, outbox_failed, transactions_paid, connections_made, audit_log_time, listings_made,
      users_joined, users_admins;
    drop table admin_menus;
  `);
