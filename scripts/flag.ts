import { runFlag } from "./commands/flag.ts";
import { withDatabase } from "./database.ts";

await runFlag(process.argv.slice(2), withDatabase);
