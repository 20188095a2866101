import pg from "pg";
import { clientRows, text } from "#db/rows.ts";
import type { Statement } from "./measure.ts";

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "boolean") return String(value);
  // An empty array has no type of its own; as text it takes that of its place.
  if (Array.isArray(value) && value.length === 0) return "'{}'";
  if (Array.isArray(value)) return `array[${value.map(literal).join(",")}]`;
  return pg.escapeLiteral(String(value));
}

const lineRow = { "QUERY PLAN": text };

/** PostgreSQL decides after five runs of a prepared statement whether one plan does for all values. */
const RUNS_BEFORE_PLAN = 6;

async function planOf(client: pg.Client, { name, text: statement, values }: Statement): Promise<string[]> {
  const explain = "explain (analyze, buffers, costs off, timing off)";
  if (name === undefined) {
    const rows = await clientRows(client, lineRow, `${explain} ${statement}`, values);
    return rows.map((row) => row["QUERY PLAN"]);
  }
  await client.query(`prepare kept as ${statement}`);
  try {
    const execute = `execute kept${values.length > 0 ? `(${values.map(literal).join(", ")})` : ""}`;
    for (let run = 0; run < RUNS_BEFORE_PLAN; run += 1) await client.query(execute);
    const rows = await clientRows(client, lineRow, `${explain} ${execute}`);
    return rows.map((row) => row["QUERY PLAN"]);
  } finally {
    await client.query("deallocate kept");
  }
}

/** The plans of the statements of one call, with what they touched. */
export async function explainAll(url: string, statements: readonly Statement[]): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const parts: string[] = [];
  for (const statement of statements) {
    const sql = statement.text.trim().replace(/\s+/g, " ");
    const plan = sql.startsWith("explain") ? ["(asks for a plan only)"] : await planOf(client, statement);
    const heading = statement.name ? `prepared as ${statement.name}` : "planned for its values";
    parts.push([`-- ${heading}`, `-- ${sql}`, ...plan].join("\n"));
  }
  await client.end();
  return `${parts.join("\n\n")}\n`;
}
