import type { Migration } from "../migration.ts";

/**
 * Whose turn an idempotency key is, and until when: who died with it is followed by the next call. Keys that are held
 * by nobody any more are free at once.
 */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table idempotency_keys
      add holder uuid not null default gen_random_uuid(),
      add held_until timestamptz not null default now()`);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query("alter table idempotency_keys drop column holder, drop column held_until");
