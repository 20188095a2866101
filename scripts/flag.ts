import { asCommand } from "./commands/asCommand.ts";
import { runFlag } from "./commands/flag.ts";
import { withDatabase } from "./database.ts";

await asCommand(() => runFlag(process.argv.slice(2), withDatabase));
