import type { Migration } from "../migration.ts";

/** Events that lie by month and not by person. */
const events = ["events", "searches", "category_clicks", "shares"];

/** Makes the check of wiped people anew; the one it replaces is found by what it says, as it has no name. */
const replaceCheck = (isTrue: string) => `
  do $$ declare known text; begin
    select conname into strict known from pg_constraint
    where conrelid = 'users'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%deleted_at%';
    execute format('alter table users drop constraint %I', known);
  end $$;
  alter table users add check (deleted_at is null or ${isTrue});`;

const NAMELESS = "(telegram_id is null and phone_number is null)";

/** What a person did and bought is found for their copy and their wipe; who is banned stays known when they are wiped. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    ${events.map((table) => `create index ${table}_user on ${table} (user_id) where user_id is not null;`).join("\n    ")}
    create index conversations_buyer on conversations (buyer_id);
    ${replaceCheck(`banned_at is not null or ${NAMELESS}`)}
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    update users set telegram_id = null, phone_number = null, phone_verified_at = null where deleted_at is not null;
    ${replaceCheck(NAMELESS)}
    drop index conversations_buyer, ${events.map((table) => `${table}_user`).join(", ")};
  `);
