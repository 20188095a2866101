import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrateUp, migrator } from "../migrate.ts";
import { sequelize } from "../sequelize.ts";
import { addMigration } from "./addMigration.ts";
import { describeMigrated, describeSchema } from "./describeSchema.ts";

const written = readFileSync(join(import.meta.dirname, "..", "schema.sql"), "utf8");

test("schema.sql is what the migrations make: `npm run db -- schema` writes it", async () => {
  expect(await describeSchema()).toBe(written);
});

test("what differs in a database shows in its description", async () => {
  const withOne = async (statement: string) => {
    const undone = new Error("undone");
    let found = "";
    const change = sequelize.transaction(async () => {
      await sequelize.query(statement);
      found = await describeSchema();
      throw undone;
    });
    await expect(change).rejects.toBe(undone);
    return found;
  };
  for (const statement of [
    "alter table users alter column username set default 'x'",
    "alter table users alter column language drop not null",
    "alter table users drop constraint users_language_check",
    "alter table sessions drop constraint sessions_user_id_fkey",
    "drop index users_verified_phone",
    "drop trigger ledger_entries_frozen on ledger_entries",
    "alter table outbox set (fillfactor = 33)",
    "create function new_one() returns integer language sql as 'select 1'",
    "create view new_one as select 1 as one",
    "create table new_one (id integer)",
  ]) {
    expect(await withOne(statement), statement).not.toBe(written);
  }
});

test("the schema isn't written while a migration waits", async () => {
  await migrator.down();
  const [waiting] = await migrator.pending();
  await expect(describeMigrated()).rejects.toThrow(
    `A migration hasn't run yet: ${waiting?.name}. Run \`npm run db -- up\` first.`,
  );
  await migrateUp();
  expect(await describeMigrated()).toBe(written);
});

test("schema.sql makes the same schema in an empty database", async () => {
  await sequelize.query("drop schema public cascade; create schema public");
  await sequelize.query(written);
  expect(await describeSchema()).toBe(written);
});

test("a database of before the baseline is told so, and left alone", async () => {
  await sequelize.query("drop schema public cascade; create schema public; create table users (id integer)");
  await migrator.executed();
  await sequelize.query("insert into migrations (name) values ('20261205093000-seen-conversations')");
  await expect(migrateUp()).rejects.toThrow(/earlier version.*20261205093000-seen-conversations/);
  expect(await describeSchema()).toContain("create table users (\n  id integer\n);");
});

test("a new migration is named by the time and its subject; other subjects are refused", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bozor-migrations-"));
  try {
    const name = await addMigration("add-listing-notes", folder);
    expect(name).toMatch(/^\d{14}-add-listing-notes\.ts$/);
    expect(readdirSync(folder)).toEqual([name]);
    for (const subject of ["", "Add notes", "../notes", "notes-", "notes.ts"]) {
      await expect(addMigration(subject, folder), subject).rejects.toThrow(/small letters/);
    }
    expect(readdirSync(folder)).toEqual([name]);

    writeFileSync(join(folder, "29990101000000-from-a-clock-ahead.ts"), "");
    expect(await addMigration("add-more-notes", folder)).toBe("29990101000001-add-more-notes.ts");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
