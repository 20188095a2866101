import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");

interface Locked {
  license?: string;
  dev?: boolean;
}

test("every package that the market runs on is under a licence that docs/licences.md names", () => {
  const allowed = [...read("docs/licences.md").matchAll(/^\| (?!licence |-)([^|]+?) \|/gm)].map(
    ([, name]) => name,
  );
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
  const used = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
  expect(used.length).toBeGreaterThan(200);
  const others = used.filter(([, { license }]) => !allowed.includes(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
