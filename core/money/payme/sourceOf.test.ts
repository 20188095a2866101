import { expect, test } from "vitest";
import { sourceOf } from "./handlePayme.ts";

test.each([
  ['{"id":9007199254740993}', "9007199254740993"],
  ['{ "id" : 1.0 , "method":"x"}', "1.0"],
  ['{"a":1e2,"id":1e400}', "1e400"],
  ['{"id":-0}', "-0"],
  ['{"id":"a,\\"}:{"}', '"a,\\"}:{"'],
  ['{"id":"\\ud800"}', '"\\ud800"'],
  ['{"i\\u0064":1e0}', "1e0"],
  ['{"id":{"id":[1.0,{"id":2}]},"b":{"id":3}}', '{"id":[1.0,{"id":2}]}'],
  ['{"params":{"id":"x"},"id":null}', "null"],
  ['{"id":1,"id":2.0}', "2.0"],
  ['{"x":"id","id":[],"y":"id"}', "[]"],
  ['\n{\t"id"\r\n:\n7\n}\n', "7"],
])("the id of %s", (json, source) => {
  expect(sourceOf(json, "id")).toBe(source);
  expect(JSON.parse(source)).toEqual(JSON.parse(json).id);
});

test.each(["{}", "7", '"id"', "null", '[{"id":1}]', '["id",1]', '{"params":{"id":1}}', '{"x":"id"}'])(
  "%s has none",
  (json) => {
    expect(sourceOf(json, "id")).toBeUndefined();
  },
);

test("deep and long ones are read", () => {
  const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
  expect(sourceOf(`{"a":${deep},"id":1.0}`, "id")).toBe("1.0");
  const long = JSON.stringify("\\".repeat(60_000));
  expect(sourceOf(`{"a":${long},"id":${long}}`, "id")).toBe(long);
});
