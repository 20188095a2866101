import type pg from "pg";

/** A row by the names of its columns; lists go to arrays and to JSON alike. */
export type Row = Record<string, unknown>;

/** Writes rows of the same columns into a table in one statement. */
export async function insertRows(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** The numbers from one to another, both among them. */
export const numbersFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** Has what is added next follow the rows that are there. */
export async function raiseSequences(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
}
