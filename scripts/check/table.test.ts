import { expect, test } from "vitest";
import { phaseTable, slowestTable } from "./table.ts";

const ended = (wallS: number, cpuS: number, status = 0) => ({ wallS, cpuS, status });
const report = (passed: number, failed = 0, flaky = 0) => ({ passed, failed, flaky, files: [] });

test("each phase tells its time and what came of it, and so does all of it", () => {
  const rows = [
    { name: "lint", ended: ended(17.2, 31) },
    { name: "unit", ended: ended(447.4, 457.2), report: report(1431) },
    { name: "journeys", ended: ended(95, 100, 1), report: report(3, 1, 1) },
    { name: "never" },
  ];
  expect(phaseTable(rows, 560)).toBe(
    [
      "phase      wall    CPU",
      "lint       17 s   31 s  passed",
      "unit      447 s  457 s  1,431 passed",
      "journeys   95 s  100 s  3 passed, 1 failed, 1 flaky",
      "never                   not run",
      "all       560 s  588 s  1,434 passed, 1 failed, 1 flaky",
    ].join("\n"),
  );
});

test("a run whose tests passed and that failed all the same isn't told as passed", () => {
  const rows = [{ name: "unit", ended: ended(2, 2, 1), report: report(5) }];
  expect(phaseTable(rows, 2)).toContain("5 passed, failed");
  expect(phaseTable([{ name: "types", ended: ended(2, 2, 2) }], 2)).toContain("types  2.0 s  2.0 s  failed");
});

test("the slowest files are told with their seconds", () => {
  expect(slowestTable([{ file: "a.test.ts", seconds: 66.04 }])).toBe("slowest files\n    66 s  a.test.ts");
});
