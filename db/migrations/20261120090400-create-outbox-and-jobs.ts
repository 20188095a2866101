import type { Migration } from "../migration.ts";

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create table outbox (
      id bigint generated always as identity primary key,
      user_id integer references users on delete cascade,
      chat_id bigint not null,
      -- What the message is for; the key that keeps one cause to one message.
      cause text not null unique,
      -- 0 codes, 1 answers and money, 2 notices, 3 broadcasts.
      priority smallint not null check (priority between 0 and 3),
      message jsonb not null,
      status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'cancelled')),
      attempts smallint not null default 0 check (attempts >= 0),
      due_at timestamptz not null default now(),
      claimed_until timestamptz,
      sent_at timestamptz,
      telegram_message_id bigint,
      error text,
      created_at timestamptz not null default now(),
      check ((status = 'sent') = (sent_at is not null))
    );
    -- The sender takes what is due, codes first.
    create index outbox_due on outbox (priority, due_at, id) where status = 'queued';

    create table job_runs (
      job text not null,
      slot timestamptz not null,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      error text,
      primary key (job, slot)
    );

    create table audit_log (
      id bigint generated always as identity primary key,
      actor_id integer references users,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    );
    create index audit_log_subject on audit_log (subject_type, subject_id, id desc);

    create table idempotency_keys (
      user_id integer not null references users on delete cascade,
      key text not null check (length(key) between 1 and 100),
      endpoint text not null,
      request_hash text not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      primary key (user_id, key)
    );
    create index idempotency_keys_age on idempotency_keys (created_at);
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query("drop table idempotency_keys, audit_log, job_runs, outbox");
