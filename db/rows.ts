import type pg from "pg";
import { QueryTypes } from "sequelize";
import { z } from "zod";
import { config } from "#config";
import { sequelize } from "./sequelize.ts";

/** Types of columns in an answer, as the driver gives them: sums and ids of 64 bits are numbers here. */
export const number = z.number();
export const text = z.string();
export const boolean = z.boolean();
export const date = z.date();
export const numbers = z.array(number);
export const texts = z.array(text);

const maybes = new WeakMap<z.ZodType, z.ZodType>();

/** A column that may be null. */
export function maybe<Type extends z.ZodType>(type: Type): z.ZodNullable<Type> {
  const known = maybes.get(type) ?? z.nullable(type);
  maybes.set(type, known);
  return known as z.ZodNullable<Type>;
}

/** A column whose content only its writer knows: JSON for the browser, or another's words. It is there, that is all. */
export function json<Content>(): z.ZodType<Content> {
  return z.custom<Content>((content) => content !== undefined);
}

/** The columns of an answer by name. */
export type Shape = Record<string, z.ZodType>;

export type RowOf<Columns extends Shape> = { [Name in keyof Columns]: z.output<Columns[Name]> };

/** A statement has one shape. Statements with numbers in them are many: so many of their checks are kept at most. */
const checks = new Map<string, z.ZodType>();
const CHECKS_MAX = 2000;

/**
 * Gives an answer's rows their type, and holds them against it, column by column and none besides. In production they
 * pass as they are.
 * @throws an error that names the statement, the row and the column.
 */
function shaped<Columns extends Shape>(
  shape: Columns,
  statement: string,
  found: readonly unknown[],
): RowOf<Columns>[] {
  if (config.NODE_ENV !== "production") {
    if (checks.size >= CHECKS_MAX) checks.clear();
    const check = checks.get(statement) ?? z.array(z.strictObject(shape));
    checks.set(statement, check);
    const { error } = check.safeParse(found);
    if (error) throw new Error(`${z.prettifyError(error)}\nin the answer to: ${statement.trim()}`);
  }
  return found as RowOf<Columns>[];
}

/**
 * Runs a statement and gives its rows; inside a transaction it is part of it.
 * @param shape its columns: what each holds, and whether it may be null.
 * @param bind what `$name` in the statement stands for, or `$1` for a list.
 */
export async function rows<Columns extends Shape>(
  shape: Columns,
  statement: string,
  bind?: Record<string, unknown> | unknown[],
): Promise<RowOf<Columns>[]> {
  const found = await sequelize.query(statement, { type: QueryTypes.SELECT, ...(bind && { bind }) });
  return shaped(shape, statement, found);
}

/** As `rows`, on a connection of the caller's own: `$1` stands for the first of the values. */
export async function clientRows<Columns extends Shape>(
  client: Pick<pg.ClientBase, "query">,
  shape: Columns,
  statement: string | { name?: string; text: string; query_timeout?: number },
  values: readonly unknown[] = [],
): Promise<RowOf<Columns>[]> {
  const isNamed = typeof statement !== "string";
  const found = await (isNamed
    ? client.query({ ...statement, values: [...values] })
    : client.query(statement, [...values]));
  return shaped(shape, isNamed ? statement.text : statement, found.rows);
}
