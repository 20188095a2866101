import { migrator } from "../migrate.ts";
import { boolean, maybe, rows, text } from "../rows.ts";
import { columnsSql, constraintsSql, functionsSql, piecesSql, tablesSql } from "./catalogue.ts";
import { inOrder } from "./inOrder.ts";

/** `opening` is how `create table` begins: unlogged tables and partitions differ; `closing` is what follows the columns. */
const tableRow = { name: text, opening: text, closing: text };
const columnRow = { table: text, definition: text };
/** `target` is the table that a foreign key refers to. */
const constraintRow = { ...columnRow, target: maybe(text) };
/** A statement that follows a table: an index, a trigger, statistics; a view, which is of none. */
const pieceRow = { table: maybe(text), definition: text };

const of = <Row extends { table: string | null }>(all: readonly Row[], table: string | null) =>
  all.filter((row) => row.table === table);

const HEADING = `-- The schema of the database, as its migrations leave it.
-- Written by \`npm run db -- schema\` and compared with the migrations by a test: don't edit it by hand.
-- The reasons for columns and rules stand in db/migrations.

set check_function_bodies = off;`;

/**
 * Reads the schema from the system catalogues, in PostgreSQL's own spelling, as statements that make the same schema in
 * an empty database: functions, tables with all that hangs on them, views. The table of migrations isn't part of it.
 * The embedded server brings no pg_dump, and a pg_dump older than the server refuses it.
 */
export async function describeSchema(): Promise<string> {
  const [functions, tables, columns, constraints, pieces] = [
    await rows({ definition: text, isOfRows: boolean }, functionsSql),
    await rows(tableRow, tablesSql),
    await rows(columnRow, columnsSql),
    await rows(constraintRow, constraintsSql),
    await rows(pieceRow, piecesSql),
  ];
  const { order, isBefore } = inOrder(
    tables.map(({ name }) => name),
    constraints,
  );
  const late: string[] = [];
  const made = order.map((name) => {
    const table = tables.find((one) => one.name === name);
    const own = of(constraints, name).filter(({ target, definition }) => {
      if (target === null || target === name || isBefore(target, name)) return true;
      late.push(`alter table ${name} add ${definition};`);
      return false;
    });
    const lines = [...of(columns, name), ...own].map(({ definition }) => `  ${definition}`);
    const body = lines.length > 0 ? ` (\n${lines.join(",\n")}\n)` : "";
    const after = of(pieces, name).map(({ definition }) => definition);
    return [`${table?.opening}${body}${table?.closing};`, ...after].join("\n");
  });
  const texts = (all: readonly { definition: string }[]) => all.map(({ definition }) => definition);
  const [before, behind] = [
    functions.filter((one) => !one.isOfRows),
    functions.filter((one) => one.isOfRows),
  ];
  const all = [HEADING, ...texts(before), ...made, ...late, ...texts(behind), ...texts(of(pieces, null))];
  return `${all.join("\n\n")}\n`;
}

/**
 * The same for `db/schema.sql`.
 * @throws an error of one line while a migration hasn't run.
 */
export async function describeMigrated(): Promise<string> {
  const [waiting] = await migrator.pending();
  if (waiting) {
    throw new Error(`A migration hasn't run yet: ${waiting.name}. Run \`npm run db -- up\` first.`);
  }
  return describeSchema();
}
