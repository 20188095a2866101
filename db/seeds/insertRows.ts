import type { CreationAttributes, Model, ModelStatic } from "sequelize";
import { sequelize } from "../sequelize.ts";

/** The row by names of columns, without what it leaves to the table. */
function columnsOf(attributes: Record<string, { field?: string }>, row: object): Record<string, unknown> {
  const known = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [attributes[name]?.field ?? name, value]));
}

/**
 * Inserts rows by one statement that reads them as JSON: writing thousands as SQL takes longer than keeping them. What
 * no row has gets the table's default. With `keep`, a row that is there already stays as it is.
 */
export async function insertRows<M extends Model>(
  model: ModelStatic<M>,
  rows: readonly CreationAttributes<M>[],
  { keep = false } = {},
): Promise<void> {
  const attributes = model.getAttributes() as Record<string, { field?: string }>;
  const written = rows.map((row) => columnsOf(attributes, row));
  const names = [...new Set(written.flatMap(Object.keys))].map((column) => `"${column}"`).join(", ");
  if (names === "") return;
  const table = `"${model.tableName}"`;
  await sequelize.query(
    `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $rows)
     ${keep ? "on conflict do nothing" : ""}`,
    { bind: { rows: JSON.stringify(written) } },
  );
}
