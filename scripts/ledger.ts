import { runLedger } from "./commands/ledger.ts";
import { withDatabase } from "./database.ts";

await runLedger(process.argv.slice(2), withDatabase);
