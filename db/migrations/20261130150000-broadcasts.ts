import type { Migration } from "../migration.ts";

/** What admins tell everybody: drafts, those on their way and those that are over. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create table broadcasts (
      id integer generated always as identity primary key,
      admin_id integer not null references users,
      status text not null default 'draft' check (status in ('draft', 'sending', 'sent', 'stopped')),
      -- Text and entities by language; those under "any" are for all others.
      words jsonb not null default '{}',
      photo_file_id text,
      button jsonb,
      audience jsonb not null default '{}',
      -- How many people there were when it began.
      total integer not null default 0,
      -- The last person whose message is in the outbox; people follow by their ids.
      after_id integer not null default 0,
      is_all_queued boolean not null default false,
      -- The message in the admin's chat that shows how far it is.
      progress_message_id bigint,
      shown_at timestamptz,
      is_told boolean not null default false,
      created_at timestamptz not null default now(),
      begun_at timestamptz,
      ended_at timestamptz,
      check ((status in ('sent', 'stopped')) = (ended_at is not null))
    );
    create unique index broadcasts_sending on broadcasts ((true)) where status = 'sending';
    create unique index broadcasts_draft on broadcasts (admin_id) where status = 'draft';
    create index broadcasts_untold on broadcasts (id) where status <> 'draft' and not is_told;
    alter table outbox add broadcast_id integer references broadcasts;
    create index outbox_broadcast on outbox (broadcast_id, status) where broadcast_id is not null;
    -- Whether a person uses an app.
    create index app_opens_user on app_opens (user_id, app, created_at) where user_id is not null;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop index app_opens_user;
    -- Done again, broadcasts are counted from the first: a message of an earlier one would stand for theirs.
    delete from outbox where broadcast_id is not null;
    alter table outbox drop broadcast_id;
    drop table broadcasts;
  `);
