import { writeFile } from "node:fs/promises";
import { migrateUp, migrator } from "#db/migrate.ts";
import { moveNumbersAhead } from "#db/moveNumbersAhead.ts";
import { addMigration } from "#db/schema/addMigration.ts";
import { describeMigrated } from "#db/schema/describeSchema.ts";
import { asCommand } from "./commands/asCommand.ts";
import { sayingFailures, withDatabase } from "./database.ts";

const commands: Record<string, () => Promise<void>> = {
  up: async () => {
    const names = await migrateUp();
    console.log(names.length > 0 ? names.map((name) => `up   ${name}`).join("\n") : "Nothing to do.");
  },
  down: async () => {
    const [last] = await migrator.down();
    console.log(last ? `down ${last.name}` : "Nothing to undo.");
  },
  status: async () => {
    const [executed, pending] = await Promise.all([migrator.executed(), migrator.pending()]);
    for (const { name } of executed) console.log(`done     ${name}`);
    for (const { name } of pending) console.log(`pending  ${name}`);
  },
  schema: async () => {
    await writeFile("db/schema.sql", await describeMigrated());
    console.log("db/schema.sql is written");
  },
  "after-restore": async () => {
    const moved = await moveNumbersAhead();
    if (moved.length === 0) throw new Error("This database has no tables: nothing was restored here");
    for (const { table, next } of moved) console.log(`${table}: the next is ${next}`);
  },
};

await asCommand(async () => {
  const [, , name = "", subject = ""] = process.argv;
  if (name === "new")
    return sayingFailures(async () => console.log(`db/migrations/${await addMigration(subject)}`));
  const command = commands[name];
  if (command) return withDatabase(command);
  console.error("Usage: npm run db -- up|down|status|schema|new NAME|after-restore");
  process.exitCode = 1;
});
