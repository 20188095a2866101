import { migrateUp, migrator } from "#db/migrate.ts";
import { moveNumbersAhead } from "#db/moveNumbersAhead.ts";
import { asCommand } from "./commands/asCommand.ts";
import { withDatabase } from "./database.ts";

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
  "after-restore": async () => {
    for (const { table, next } of await moveNumbersAhead()) console.log(`${table}: the next is ${next}`);
  },
};

await asCommand(async () => {
  const command = commands[process.argv[2] ?? ""];
  if (command) return withDatabase(command);
  console.error("Usage: npm run db -- up|down|status|after-restore");
  process.exitCode = 1;
});
