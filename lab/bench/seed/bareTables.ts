import pg from "pg";
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

/** What is filled at once. */
interface Filling {
  tables: readonly string[];
  /** Statements before all. */
  settings: string;
  fill: (client: pg.Client) => Promise<void>;
  say: (line: string) => void;
}

/**
 * Fills tables without their secondary indexes and foreign keys, and makes both again afterwards: the keys are checked
 * then for all rows at once. Work that fails leaves a database that is of no use.
 */
export async function fillBare(url: string, { tables, settings, fill, say }: Filling): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off; ${settings}`,
    );
    const keys = await clientRows(client, definitionRow, references, [tables]);
    const found = await clientRows(client, definitionRow, indexes, [tables]);
    for (const { drop } of [...keys, ...found]) await client.query(drop);
    await fill(client);
    // Keys are checked only where rules aren't switched off.
    await client.query("set session_replication_role = origin");
    say(`making ${found.length} indexes and checking ${keys.length} foreign keys`);
    for (const { create } of [...found, ...keys]) await client.query(create);
    // The next steps look through all of it.
    await client.query("analyze");
  } finally {
    await client.end();
  }
}
