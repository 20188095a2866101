// Adds up what the phases of `npm test` reported, and closes with the line that CI reads.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = ".data/reports";
const reports = existsSync(folder)
  ? readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")))
  : [];
let [passed, failed, flaky] = [0, 0, 0];
for (const { stats, numPassedTests = 0, numFailedTests = 0, testResults = [] } of reports) {
  passed += stats ? stats.expected + stats.flaky : numPassedTests;
  // A file that can't even load has failed without a failed test in it.
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  failed += stats ? stats.unexpected : numFailedTests + broken.length;
  flaky += stats?.flaky ?? 0;
}
// They passed, but only when asked twice.
if (flaky > 0) process.stdout.write(`${flaky} flaky\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
