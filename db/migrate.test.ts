import { QueryTypes } from "sequelize";
import { expect, test } from "vitest";
import { migrateUp, migrator } from "./migrate.ts";
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
