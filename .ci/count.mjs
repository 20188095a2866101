// Adds up what vitest and Playwright reported, and closes with the line that CI reads.
import { existsSync, readFileSync } from "node:fs";

const read = (name) => {
  const file = `.data/reports/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
};

const unit = read("unit");
const journeys = read("journeys")?.stats;
const passed = (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0);
// A file that can't even load has failed without a failed test in it.
const broken = unit?.testResults?.filter(
  (file) => file.status === "failed" && file.assertionResults.length === 0,
).length;
const failed = (unit?.numFailedTests ?? 0) + (broken ?? 0) + (journeys?.unexpected ?? 0);
// They passed, but only when asked twice.
const flaky = journeys?.flaky ? `, ${journeys.flaky} flaky` : "";
process.stdout.write(`${passed} passed, ${failed} failed${flaky}\n`);
