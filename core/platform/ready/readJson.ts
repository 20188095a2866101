import { type PreparedRead, read } from "#db/readPool.ts";
import { text } from "#db/rows.ts";

/** Runs a read whose only column is `json`, and returns that text; undefined when there is no row. */
export async function readJson(
  statement: PreparedRead,
  values: readonly unknown[],
  options?: { fromReplica?: boolean },
): Promise<string | undefined> {
  const [row] = await read({ json: text }, statement, values, options);
  return row?.json;
}
