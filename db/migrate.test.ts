import pg from "pg";
import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { databaseUrl } from "./address.ts";
import { locks } from "./locks.ts";
import { migrateUp, migrator } from "./migrate.ts";
import { number, rows } from "./rows.ts";
import { sequelize } from "./sequelize.ts";

async function shape(): Promise<unknown> {
  return sequelize.query(
    `select table_name, column_name, data_type, is_nullable from information_schema.columns
     where table_schema = 'public' and table_name !~ '_[0-9]{6}$' order by 1, 2`,
    { type: QueryTypes.SELECT },
  );
}

test("every migration can be undone and done again, to the same form", async () => {
  const before = await shape();
  await migrator.down({ to: 0 });
  const left = await sequelize.query("select tablename from pg_tables where schemaname = 'public'", {
    type: QueryTypes.SELECT,
  });
  expect(left).toEqual([{ tablename: "migrations" }]);

  expect((await migrateUp()).length).toBeGreaterThan(5);
  expect(await shape()).toEqual(before);
});

test("processes that start together migrate once", async () => {
  await migrator.down({ to: 0 });
  const runs = await Promise.all([migrateUp(), migrateUp(), migrateUp()]);
  expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
});

test("one that a killed process is still at in the database is waited for, and not run again", async () => {
  const [undone] = await migrator.down();
  const killed = new pg.Client(databaseUrl());
  await killed.connect();
  await killed.query("begin");
  await killed.query("select pg_advisory_xact_lock($1)", [locks.migration]);
  const next = migrateUp();
  const waiting = `select count(*)::integer as count from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await killed.query(waiting)).rows[0].count).toBe(1);
  await killed.query("insert into migrations (name) values ($1)", [undone?.name]);
  await killed.query("commit");
  await next;
  // It only noted it: what it did not do is done now.
  await killed.query("delete from migrations where name = $1", [undone?.name]);
  await killed.end();
  expect(await migrateUp()).toEqual([undone?.name]);
});

test("what stands behind `reminder:` and is no number leaves a message's state alone", async () => {
  const causes = [
    "reminder:abc",
    "reminder:",
    "reminder:1x:2",
    "reminder:99999999999999999999",
    "reminder:2147483648",
  ];
  for (const cause of causes) {
    await sequelize.query(
      "insert into outbox (chat_id, cause, priority, message) values (1, $cause, 2, '{}'::jsonb)",
      { bind: { cause } },
    );
  }
  const sent = await sequelize.query(
    "update outbox set status = 'sent', sent_at = now() where cause like 'reminder:%' returning id",
    { type: QueryTypes.SELECT },
  );
  expect(sent).toHaveLength(causes.length);
});

// It stands last, as what is in the books of money stays there.
test("nothing is undone below the books of rewards while there is anything in them", async () => {
  await sequelize.query(`
    insert into users (id, telegram_id, first_name, language) values (901, 901, 'Asha', 'en'), (902, 902, 'Ravi', 'en');
    insert into wallets (user_id) values (901), (902);
    insert into wallet_entries (user_id, amount_paise, kind, cause) values (901, 825, 'carried', 'carried-of:902')`);
  await expect(migrator.down({ to: "20261126001600-referral" })).rejects.toThrow(/rewards/);
  const [kept] = await rows(
    { balance: number },
    "select balance_paise as balance from wallets where user_id = 901",
  );
  expect(kept?.balance).toBe(825);
});
