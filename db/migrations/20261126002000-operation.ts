import type { Migration } from "../migration.ts";

/** Jobs, the audit log, idempotency keys, flags. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
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
    create index audit_log_time on audit_log (created_at) include (action);

    create table idempotency_keys (
      user_id integer not null references users on delete cascade,
      key text not null check (length(key) between 1 and 100),
      endpoint text not null,
      request_hash text not null,
      answer jsonb,
      created_at timestamptz not null default now(),
      holder uuid not null default gen_random_uuid(),
      held_until timestamptz not null default now(),
      primary key (user_id, key)
    );
    create index idempotency_keys_age on idempotency_keys (created_at);

    create table flags (
      key text primary key check (key ~ '^[A-Z][A-Z0-9_]{1,59}$'),
      data jsonb not null,
      updated_at timestamptz not null default now()
    );
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop table flags, idempotency_keys, audit_log, job_runs;
  `);
