import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    -- Who looks at what of the moderation queue in the chat, until when: so that two never look at the same.
    create table moderation_claims (
      listing_id integer primary key references listings on delete cascade,
      admin_id integer not null references users on delete cascade,
      claimed_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index moderation_claims_admin on moderation_claims (admin_id);
  `);

export const down: Migration = ({ context: db }) => db.sequelize.query("drop table moderation_claims");
