// Checks the repository phase by phase, and ends with a table of what each took.
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { readChange } from "./check/changed/changedFiles.ts";
import { changedPhases } from "./check/changed/changedPhases.ts";
import { everything, type Phase } from "./check/phases.ts";
import { REPORTS, slowest } from "./check/reports.ts";
import { endOnSignals } from "./check/runCommand.ts";
import { firstFailure, runPhases } from "./check/runPhases.ts";
import { phaseTable, slowestTable } from "./check/table.ts";

function readWish() {
  const { values, positionals } = parseArgs({
    options: { journeys: { type: "boolean", default: false }, changed: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [ref, ...more] = positionals;
  if (more.length > 0 || (ref !== undefined && !values.changed))
    throw new Error(
      `Asked for ${positionals.join(" ")}: only --changed takes a word, the commit to compare with`,
    );
  return { ...values, ref };
}

async function phasesToRun(): Promise<Phase[][]> {
  const { journeys, changed, ref } = readWish();
  if (!changed) return everything(journeys);
  const change = readChange(ref);
  const [first = "nothing", ...others] = change.files;
  console.log(`Since ${change.since}: ${first}${others.length > 0 ? ` and ${others.length} more` : ""}`);
  return changedPhases(change, journeys);
}

const begunAt = performance.now();
endOnSignals();
const phases = await phasesToRun().catch((error: Error) => {
  console.error(error.message);
  process.exit(2);
});
// The reports of an earlier run aren't of this one.
rmSync(REPORTS, { recursive: true, force: true });

const rows = await runPhases(phases, console.log);
const files = slowest(rows.flatMap(({ report }) => report ?? []));
console.log(`\n${phaseTable(rows, (performance.now() - begunAt) / 1000)}`);
if (files.length > 0) console.log(`\n${slowestTable(files)}`);
process.exitCode = firstFailure(rows);
