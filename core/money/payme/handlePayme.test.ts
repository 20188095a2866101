import { expect, test } from "vitest";
import { handlePayme } from "./handlePayme.ts";

const ids = [
  "9007199254740993",
  "1.0",
  "1e400",
  "-0",
  '{"a": 12345678901234567890}',
  '[1.50, "x"]',
  "true",
  '"\\ud83d"',
];

test.each(ids)("a refused call hears its id as it came: %s", async (id) => {
  const text = await handlePayme(`{ "jsonrpc":"2.0", "id" : ${id} ,"method":"x","params":{"id":1}}`, "");
  expect(text.slice(text.lastIndexOf('"id":'))).toBe(`"id":${id}}`);
  expect(JSON.parse(text)).toMatchObject({ error: { code: -32504 } });
});

test.each([undefined, "", "{", "[]", "7", "{}", '{"params":{"id":1}}'])("%s has no id", async (body) => {
  expect(JSON.parse(await handlePayme(body, ""))).toMatchObject({ id: null, error: {} });
});
