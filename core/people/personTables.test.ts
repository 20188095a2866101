import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rows, text } from "#db/rows.ts";
import { notCopied, notMerged } from "../../tests/kits/personTables.ts";
import { exportParts } from "./exports/parts/registerParts.ts";

/** Tables that name people: by a foreign key, or by what a column is called. Partitions are their parents. */
const TABLES = `
  select distinct c.table_name as table from information_schema.columns c
  join pg_class r on r.oid = to_regclass(quote_ident(c.table_name))
  where c.table_schema = 'public' and r.relkind in ('r', 'p') and not r.relispartition and c.table_name <> 'users'
    and (c.column_name ~ '(user|person|owner|sender|actor|buyer|seller)_id$' or exists (
      select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
      where f.contype = 'f' and f.conrelid = r.oid and f.confrelid = 'users'::regclass and a.attname = c.column_name))
  order by 1`;
const people = (await rows({ table: text }, TABLES)).map(({ table }) => table);

const namedIn = (sql: string, verbs: RegExp) =>
  new Set([...sql.matchAll(verbs)].map(([, table = ""]) => table));

/**
 * Returns the tables that neither the code nor the list of reasons names, and those that the list names though the code
 * does.
 */
function compare(named: ReadonlySet<string>, reasons: Record<string, string>) {
  expect(people.length).toBeGreaterThan(40);
  return {
    forgotten: people.filter((table) => !named.has(table) && !(table in reasons)),
    idle: Object.keys(reasons).filter((table) => named.has(table) || !people.includes(table)),
  };
}

test("a table that names people is in the copy of one's data, or left out for a reason", () => {
  const parts = Object.values(exportParts());
  const sql = parts.map(({ keys, from }) => `${Object.values(keys).join("\n")} from ${from}`).join("\n");
  const read = namedIn(sql, /\b(?:from|join)\s+(\w+)/g);
  expect(compare(read, notCopied)).toEqual({ forgotten: [], idle: [] });
});

test("a table that names people goes along when one account absorbs another, or stays for a reason", () => {
  const core = join(import.meta.dirname, "..");
  const files = readdirSync(core, { recursive: true, encoding: "utf8" }).filter(
    (file) => /accounts\/\w+\.ts$|\/merge\w+\.ts$/.test(file) && !file.endsWith("/wiped.ts"),
  );
  const sql = files.map((file) => readFileSync(join(core, file), "utf8")).join("\n");
  const written = namedIn(sql, /\b(?:update|insert into|delete from)\s+(\w+)/g);
  expect(compare(written, notMerged)).toEqual({ forgotten: [], idle: [] });
});
