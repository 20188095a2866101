import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export const REPORTS = join(".data", "reports");
const SLOWEST = 10;

export interface FileTime {
  file: string;
  seconds: number;
}

export interface Report {
  passed: number;
  failed: number;
  flaky: number;
  files: FileTime[];
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: unknown[];
  }[];
}

interface JourneySuite {
  file: string;
  suites?: JourneySuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface JourneyReport {
  config: { rootDir: string };
  stats: { expected: number; flaky: number; unexpected: number };
  suites: JourneySuite[];
}

function readUnit({ numPassedTests, numFailedTests, testResults }: UnitReport): Report {
  // A file that can't even load has failed without a failed test in it.
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    flaky: 0,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const durationOf = ({ suites = [], specs }: JourneySuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + durationOf(suite), 0);

function readJourneys({ config, stats, suites }: JourneyReport): Report {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: stats.flaky,
    files: suites.map((suite) => ({
      file: relative(process.cwd(), join(config.rootDir, suite.file)),
      seconds: durationOf(suite) / 1000,
    })),
  };
}

/** Reads the report of a run of tests under a name; undefined when the run got to no end. */
export function readReport(name: string): Report | undefined {
  const file = join(REPORTS, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8")) as UnitReport | JourneyReport;
  return "stats" in report ? readJourneys(report) : readUnit(report);
}

/** The files that took longest, the longest first. */
export const slowest = (reports: readonly Report[]): FileTime[] =>
  reports
    .flatMap(({ files }) => files)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
