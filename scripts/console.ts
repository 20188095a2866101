import { openConsole } from "./console/openConsole.ts";
import { withDatabase } from "./database.ts";

await withDatabase(openConsole);
