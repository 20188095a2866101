import type pg from "pg";
import { clientRows, text } from "#db/rows.ts";

const definitionRow = {
  drop: text,
  create: text,
};

const indexes = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as create
  from pg_index i
  where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

const references = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as create
  from pg_constraint c
  where c.contype = 'f' and c.conrelid = any($1::regclass[])`;

async function run(client: pg.Client, statements: readonly string[]) {
  for (const statement of statements) await client.query(statement);
}

/**
 * Fills tables without their secondary indexes and foreign keys, and makes both again afterwards: the keys are checked
 * then for all rows at once. Work that fails leaves a database that is of no use.
 */
export async function withBareTables(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  const keys = await clientRows(client, definitionRow, references, [tables]);
  const found = await clientRows(client, definitionRow, indexes, [tables]);
  const all = [...keys, ...found];
  await run(
    client,
    all.map(({ drop }) => drop),
  );
  await fill();
  say(`making ${found.length} indexes and checking ${keys.length} foreign keys`);
  await run(
    client,
    [...found, ...keys].map(({ create }) => create),
  );
}
