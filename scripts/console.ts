import { asCommand } from "./commands/asCommand.ts";
import { openConsole } from "./console/openConsole.ts";
import { withDatabase } from "./database.ts";

await asCommand(() => withDatabase(openConsole));
