import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exceptions, tablesOf, type Wing, wings } from "./kits/tableOwners.ts";

const root = join(import.meta.dirname, "..");
const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");

const ownerOf = new Map(
  Object.entries(tablesOf).flatMap(([wing, tables]) => tables.map((table) => [table, wing as Wing] as const)),
);

/** Tables by the file of their model. */
const models = new Map(
  readdirSync(join(root, "db", "models"))
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => [file, /tableName: "(\w+)"/.exec(read("db", "models", file))?.[1] ?? ""]),
);

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const IN_SQL = /\b(?:from|join|into|update|using)\s+(\w+)/gi;
/** Tables of which statements are made: the fates of the wipe, what is swept, what buffers fill. */
const IN_LISTS = /(?:\b(?:gone|nameless|insertInto)\(|\btable: |: \[\s*)"(\w+)"/g;
const MODELS = /"#db\/models\/(\w+\.ts)"/g;

/** The tables that a source names: in SQL, in a list that statements are made of, by a model. */
function tablesIn(source: string): string[] {
  const code = source.replace(COMMENTS, "");
  const named = [IN_SQL, IN_LISTS].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, table = ""]) => table),
  );
  const byModel = [...code.matchAll(MODELS)].map(([, file = ""]) => models.get(file) ?? "");
  return [...new Set([...named, ...byModel])].filter((table) => ownerOf.has(table));
}

const named = readdirSync(join(root, "core"), { recursive: true, encoding: "utf8" })
  .filter((file) => /^\w+\/.*\.ts$/.test(file) && !file.endsWith(".test.ts"))
  .flatMap((file) => tablesIn(read("core", file)).map((table) => ({ file, table })));

/** Whether a file of core may name a table: one of its own wing, or of a wing below. */
function isDown({ file, table }: (typeof named)[number]): boolean {
  const wing = file.split("/")[0] as Wing;
  const owner = ownerOf.get(table);
  return owner === wing || wings[wing].some((below) => below === owner);
}

test("every table has one wing", () => {
  const all = Object.values(tablesOf).flat();
  const created = [
    ...read("db", "schema.sql").matchAll(/^create (?:unlogged )?table (\w+)(?! partition of)\b/gm),
  ];
  expect(all.toSorted()).toEqual(created.map(([, table]) => table).toSorted());
  expect([...models].filter(([, table]) => !ownerOf.has(table))).toEqual([]);
});

test("a table is found however it is named, and not in a comment", () => {
  const source = `
    // It comes from listings.
    /** And from orders. */
    import { Draft } from "#db/models/Draft.ts";
    const sql = "delete from albums a using album_parts p";
    const fates = [gone("offers"), { table: "users", whose: "" }];
    const swept = { sessions: ["sessions", "created_at < now()"] };`;
  expect(tablesIn(source).toSorted()).toEqual(
    ["album_parts", "albums", "drafts", "offers", "sessions", "users"].toSorted(),
  );
});

test("a wing names its own tables and those of the wings below it, or has a reason", () => {
  expect(named.length).toBeGreaterThan(600);
  const found = named.filter((one) => !isDown(one)).map(({ file, table }) => `${file}: ${table}`);
  const reasoned = Object.values(exceptions).flatMap((files) =>
    Object.entries(files).flatMap(([file, tables]) => tables.map((table) => `${file}: ${table}`)),
  );
  expect(found.toSorted()).toEqual(reasoned.toSorted());
});
