import { expect, test } from "vitest";
import { buildUser } from "../tests/factories.ts";
import { buildOrder, sellServices } from "../tests/moneyFactories.ts";
import { spawnCommand } from "../tests/runCommand.ts";
import { Transaction } from "./models/Transaction.ts";
import { moveNumbersAhead } from "./moveNumbersAhead.ts";
import { number, rows, text } from "./rows.ts";
import { sequelize } from "./sequelize.ts";

const nextOf = async (table: string) => {
  const [row] = await rows(
    { id: number },
    `select nextval(pg_get_serial_sequence('${table}', 'id'))::integer as id`,
  );
  return row!.id;
};

test("numbers of tables without a row move ahead as well, also of what they have given out before", async () => {
  expect(await Transaction.count()).toBe(0);
  const given = await nextOf("transactions");
  const moved = await moveNumbersAhead();
  expect(moved.map(({ table }) => table)).toEqual(
    expect.arrayContaining(["transactions", "provider_payments", "orders", "users", "listings"]),
  );
  expect(await nextOf("transactions")).toBe(given + 100_001);
  expect(await nextOf("provider_payments")).toBeGreaterThan(100_000);
});

test("no table of ours that numbers its rows is left out", async () => {
  const numbered = await rows(
    { table_name: text },
    `select distinct table_name from information_schema.columns
     where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')
       and not exists (select from pg_inherits where inhrelid = format('%I', table_name)::regclass)`,
  );
  const moved = (await moveNumbersAhead()).map(({ table }) => table.replaceAll('"', ""));
  expect(moved).toEqual(expect.arrayContaining(numbered.map(({ table_name }) => table_name)));
});

test("a row gets a number above all that are there, and above those that were given out", async () => {
  await sellServices();
  const { order } = await buildOrder();
  // As a restored dump leaves it: rows whose sequence knows nothing of them.
  await sequelize.query("update transactions set id = 5000000 where id = $id", { bind: { id: order.id } });
  const users = await nextOf("users");
  const next = new Map((await moveNumbersAhead()).map(({ table, next: number }) => [table, number]));
  expect(next.get("transactions")).toBe(5_100_001);
  expect((await buildOrder()).order.id).toBe(5_100_001);
  expect((await buildUser()).id).toBeGreaterThan(users + 100_000);
});

test("an operator does so by a command", async () => {
  const { code, said } = await spawnCommand("scripts/db.ts", ["after-restore"]);
  expect(code).toBe(0);
  const [, next] = /^transactions: the next is (\d+)$/m.exec(said) ?? [];
  expect(await nextOf("transactions")).toBe(Number(next));
}, 30_000);

test("an operator at a database into which nothing was restored hears so", async () => {
  const bare = new URL(process.env.DATABASE_URL ?? "");
  bare.pathname = "/postgres";
  const { code, said } = await spawnCommand("scripts/db.ts", ["after-restore"], { DATABASE_URL: bare.href });
  expect([code, said]).toEqual([1, "This database has no tables: nothing was restored here\n"]);
}, 30_000);
