import { expect, test } from "vitest";
import { refusedLines } from "./refusedLines.ts";

const refused: [string, string][] = [
  [
    "core/x.ts",
    "export const ids = () => sequelize.query<{ id: number }>(sql, { type: QueryTypes.SELECT });",
  ],
  ["core/x.ts", "export const ids = (client: Client) => client.query<Row>(sql);"],
  [
    "core/x.ts",
    "export const ids = async () => (await sequelize.query(sql)) as [{ id: number }[], unknown];",
  ],
  ["db/x.ts", "export const ids = async () => (await sequelize.query(sql, { bind }))[0] as Row[];"],
  ["scripts/x.ts", "export const ids = async () => (await pool.query(sql)).rows as unknown as Row[];"],
  ["tests/x.ts", "export const ids = async () => (await sequelize.query(sql)) as unknown as Row[];"],
];
const allowed: [string, string][] = [
  ["core/x.ts", "export const ids = () => rows({ id: number }, sql, { userId });"],
  ["core/x.ts", "export const ids = () => read({ id: number }, statement, []);"],
  ["core/x.ts", "export const write = () => sequelize.query(sql, { bind });"],
  ["core/x.ts", "export const isThere = async () => (await sequelize.query(sql, select)).length > 0;"],
];

test("no type is said of what a statement gives: it has a shape", () => {
  const expected = refused.map((parts) => parts.join(" "));
  expect(refusedLines("plugin", refused).sort()).toEqual(expected.sort());
});

test("rows with a shape, and statements whose rows nobody reads, stay", () => {
  expect(refusedLines("plugin", allowed)).toEqual([]);
});
