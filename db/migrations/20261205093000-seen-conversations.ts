import type { Migration } from "../migration.ts";

/** When each side last opened its conversation or said something there. What was said before today counts as seen. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table conversations
      add buyer_seen_at timestamptz not null default now(),
      add seller_seen_at timestamptz not null default now()`);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query("alter table conversations drop column buyer_seen_at, drop column seller_seen_at");
