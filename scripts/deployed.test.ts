import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const unit = readFileSync(join(import.meta.dirname, "..", "deploy", "bozor.service"), "utf8");

test("a deployed market that was killed or can't start yet is begun again without end, after pauses that grow", () => {
  const [head = "", service = ""] = unit.split("[Service]");
  expect(head).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(service).toMatch(/^Restart=always$/m);
  const seconds = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(service)?.[1]);
  expect(seconds("RestartSteps")).toBeGreaterThan(1);
  expect(seconds("RestartMaxDelaySec")).toBeGreaterThan(seconds("RestartSec"));
});
