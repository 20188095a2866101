import { asCommand } from "./commands/asCommand.ts";
import { runLedger } from "./commands/ledger.ts";
import { withDatabase } from "./database.ts";

await asCommand(() => runLedger(process.argv.slice(2), withDatabase));
