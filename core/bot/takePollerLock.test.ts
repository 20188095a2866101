import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("every lock of ours has a number of its own: one that is shared keeps the bot from polling", () => {
  const numbers = ["core", "db", "api", "bot", "worker", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/_LOCK = ([\d_]+);/g)])
      .map(([, number]) => number),
  );
  expect(numbers.length).toBeGreaterThan(5);
  expect([...numbers].sort()).toEqual([...new Set(numbers)].sort());
});
