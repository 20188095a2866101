import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Files that are made, not written. */
const MADE: ReadonlySet<string> = new Set([
  "node_modules",
  "dist",
  "coverage",
  "test-results",
  "playwright-report",
]);

/** All files that may be sources or tests, from the root. */
export const knownFiles = (): string[] =>
  readdirSync(".", { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name) && !name.startsWith("."))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(entry.name, { recursive: true, encoding: "utf8" }).map((path) => join(entry.name, path))
        : entry.name,
    );
