import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** To be raised with every change of what a market's rows are made of: then the databases are made anew. */
export const ROWS = 1;
/** To be raised when more is made of the rows afterwards: then that is made anew. */
const DERIVED = 1;

/** What a bench database was made by. */
export interface Version {
  rows: number;
  derived: number;
  /** Hashes of the migrations it has been through, by name. */
  migrations: Record<string, string>;
}

/** The version of a database whose rows are of this one. */
export function currentVersion(rows: number): Version {
  const folder = join(root, "db", "migrations");
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return {
    rows,
    derived: DERIVED,
    migrations: Object.fromEntries(
      files.map((name) => [name.replace(/\.ts$/, ""), hashOf(readFileSync(join(folder, name), "utf8"))]),
    ),
  };
}

/** Whether a database made by `old` becomes one of `now` by migrations that are new. */
export function canFollow(old: Version, now: Version): boolean {
  return Object.entries(old.migrations).every(([name, hash]) => now.migrations[name] === hash);
}

/** Whether something is still to be done with a database made by `old`. */
export function isBehind(old: Version, now: Version): boolean {
  return old.derived !== now.derived || Object.keys(now.migrations).some((name) => !(name in old.migrations));
}
