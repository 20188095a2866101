// Checks the repository phase by phase, and ends with a table of what each took.
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { everything } from "./check/phases.ts";
import { REPORTS, slowest } from "./check/reports.ts";
import { endOnSignals } from "./check/runCommand.ts";
import { firstFailure, runPhases } from "./check/runPhases.ts";
import { phaseTable, slowestTable } from "./check/table.ts";

const { values } = parseArgs({ options: { journeys: { type: "boolean", default: false } } });
const begunAt = performance.now();
endOnSignals();
// What an earlier run reported isn't of this one.
rmSync(REPORTS, { recursive: true, force: true });

const rows = await runPhases(everything(values.journeys), console.log);
const files = slowest(rows.flatMap(({ report }) => report ?? []));
console.log(`\n${phaseTable(rows, (performance.now() - begunAt) / 1000)}`);
if (files.length > 0) console.log(`\n${slowestTable(files)}`);
process.exitCode = firstFailure(rows);
