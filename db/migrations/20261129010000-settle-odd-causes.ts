import type { Migration } from "../migration.ts";

const SETTLE = (isOdd: string) => `
  create or replace function settle_reminder() returns trigger language plpgsql as $$
  declare
    is_stopped boolean := new.status <> 'sent' and (new.error = 'stopped' or new.error like '403%') is true;
  begin
    ${isOdd}
    update reminders set
      state = case when new.status = 'sent' then 'sent'
        when new.status = 'failed' or is_stopped then 'failed' else 'skipped' end,
      is_bot_stopped = is_stopped, decided_at = clock_timestamp()
    where id = split_part(new.cause, ':', 2)::bigint and state = 'queued';
    return null;
  end $$;`;

/** A message whose cause names no reminder is a message all the same; and what came back of an order is looked up. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    ${SETTLE("if new.cause !~ '^reminder:[0-9]{1,18}$' then return null; end if;")}
    create index wallet_entries_taken_back on wallet_entries (split_part(cause, ':', 3)) where kind = 'reward-reversed';
  `);

/** The steps below drop the books of rewards: what people have in them would be lost. */
export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    do $$ begin
      if exists (select from wallet_entries) then
        raise exception 'People have rewards: the steps below would lose them. Restore a backup instead.';
      end if;
    end $$;
    drop index wallet_entries_taken_back;
    ${SETTLE("")}
  `);
