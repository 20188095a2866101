import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseError } from "sequelize";

const linesIn = (text: string) => text.split("\n").length;

/** Where in a source its statement breaks, by PostgreSQL's word; where it begins when that names no place. */
function lineOfStatement(source: string, { sql, parent }: DatabaseError): number | undefined {
  const begin = source.indexOf(sql.trim());
  // A statement that was put together stands nowhere as a whole.
  if (begin < 0) return undefined;
  const position = Number((parent as { position?: string }).position ?? 1) - 1;
  const indent = sql.length - sql.trimStart().length;
  return linesIn(source.slice(0, begin + Math.max(0, position - indent)));
}

/**
 * Names the place where a migration broke: its file, and the line where that can be told, of the statement that
 * PostgreSQL refuses (protocol field `P`, which counts characters from 1), or of our code.
 */
export function atItsPlace(folder: string, name: string, error: unknown): Error {
  const source = readFileSync(join(folder, `${name}.ts`), "utf8");
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const [, framed] = new RegExp(`${name}\\.ts:(\\d+)`).exec(stack) ?? [];
  const line =
    (error instanceof DatabaseError ? lineOfStatement(source, error) : undefined) ??
    (framed === undefined ? undefined : Number(framed));
  const file = `db/migrations/${name}.ts`;
  if (line === undefined) return new Error(`${file}: ${message}`, { cause: error });
  const text = source.split("\n")[line - 1] ?? "";
  return new Error(`${file}:${line}: ${message}\n  ${line} | ${text}`, { cause: error });
}
