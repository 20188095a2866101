import { expect, test } from "vitest";
import { boolean, date, maybe, number, numbers, rows, text, texts } from "./rows.ts";

test("rows come as their shape says", async () => {
  const shape = {
    id: number,
    name: text,
    isOld: boolean,
    at: date,
    gone: maybe(date),
    ids: numbers,
    names: texts,
  };
  const statement = `select $id::bigint as id, 'Asha' as name, true as "isOld", 'epoch'::timestamptz as at,
    null::timestamptz as gone, array[1, 2] as ids, array['a'] as names`;
  expect(await rows(shape, statement, { id: 7 })).toEqual([
    { id: 7, name: "Asha", isOld: true, at: new Date(0), gone: null, ids: [1, 2], names: ["a"] },
  ]);
  expect(await rows({ one: number }, "select $1::integer as one", [5])).toEqual([{ one: 5 }]);
  expect(await rows({ one: number }, "select 1 as one where false")).toEqual([]);
});

test.each([
  ["another type", { id: text }, /expected string/],
  ["null where there is none", { id: number, gone: text }, /gone/],
  ["a column that isn't there", { id: number, gone: maybe(text), name: text }, /name/],
  ["a column that isn't named", { id: number }, /gone/],
])("%s is told with the statement", async (name, shape, said) => {
  const statement = `select 1 as id, null as gone -- ${name}`;
  await expect(rows(shape, statement)).rejects.toThrow(said);
  await expect(rows(shape, statement)).rejects.toThrow(statement);
});
