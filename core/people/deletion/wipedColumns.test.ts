import { expect, test } from "vitest";
import { wipedOrders } from "#core/shop/accounts/wiped.ts";
import { rows, text } from "#db/rows.ts";
import { kept } from "../../../tests/kits/keptColumns.ts";
import { wiped } from "./wiped.ts";

const fates = [...wiped(), wipedOrders];

const columnRow = {
  table: text,
  column: text,
};

// Not what can tell of nobody: times, flags, small numbers and measures; ids of things; what the database makes of other
// columns. Partitions are their parents. References to people can.
const COLUMNS = `
  select c.table_name as table, c.column_name as column
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  left join pg_class r on r.oid = to_regclass(quote_ident(c.table_name))
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and not r.relispartition
    and c.data_type not in ('timestamp with time zone', 'date', 'boolean', 'smallint', 'tsvector', 'tsquery')
    and (c.data_type <> 'integer' or exists (
      select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
      where f.contype = 'f' and f.conrelid = r.oid and f.confrelid = 'users'::regclass and a.attname = c.column_name)
      or c.column_name ~ '(user|person|owner|sender|actor|buyer|seller)_id$')
    and not (c.column_name = 'id' or c.is_identity = 'YES')
  order by 1, 2`;

/** Tables whose rows go along with those of another, by a foreign key. */
const CASCADES = `
  select conrelid::regclass::text as table, confrelid::regclass::text as column from pg_constraint
  where contype = 'f' and confdeltype = 'c'`;

const ask = (sql: string) => rows(columnRow, sql);

test("every column that could hold something of a person is wiped, or kept for a reason", async () => {
  const gone = new Set(fates.flatMap(({ table, becomes }) => (becomes === "gone" ? [table] : [])));
  for (const { table, column: parent } of await ask(CASCADES)) {
    // A table counts as gone when it is only ever a part of one that goes. A table with people of its own has to be
    // named.
    if (["sessions", "albums", "saved_searches", "saved_search_messages"].includes(parent)) gone.add(table);
  }
  const blanked = new Set(
    fates.flatMap(({ table, becomes }) =>
      becomes === "gone" ? [] : Object.keys(becomes).map((column) => `${table}.${column}`),
    ),
  );

  const columns = await ask(COLUMNS);
  expect(columns.length).toBeGreaterThan(150);
  const forgotten = columns.filter(
    ({ table, column }) =>
      !gone.has(table) && !blanked.has(`${table}.${column}`) && !kept[table]?.[column] && !kept[table]?.["*"],
  );
  expect(forgotten.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test("what the wipe and the list of reasons name exists", async () => {
  const all = await ask(`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`);
  const known = new Set(all.map(({ table, column }) => `${table}.${column}`));
  const tables = new Set(all.map(({ table }) => table));
  const named = [
    ...fates.flatMap(({ table, becomes }) =>
      becomes === "gone" ? [] : Object.keys(becomes).map((column) => `${table}.${column}`),
    ),
    ...Object.entries(kept).flatMap(([table, reasons]) =>
      Object.keys(reasons)
        .filter((column) => column !== "*")
        .map((column) => `${table}.${column}`),
    ),
  ];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const namedTables = [...fates.map(({ table }) => table), ...Object.keys(kept)];
  expect(namedTables.filter((table) => !tables.has(table))).toEqual([]);
});

test("what goes is wiped before what changes, and the person's own row last", () => {
  const isGone = wiped().map(({ becomes }) => becomes === "gone");
  expect(isGone).toEqual(isGone.toSorted((one, other) => Number(other) - Number(one)));
  const tables = wiped().map(({ table }) => table);
  expect(tables.at(-1)).toBe("users");
  // By its words it is found which counts go.
  expect(tables.indexOf("event_days")).toBeLessThan(tables.indexOf("searches"));
});
