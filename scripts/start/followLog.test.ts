import { expect, test } from "vitest";
import { saidOf } from "./followLog.ts";

test("a fault is told with the database's words and the statement; other lines aren't", () => {
  const error = {
    name: "Error",
    message: "no such table",
    statement: "select 1 from x",
    at: ["at a.ts:1:2"],
  };
  expect(saidOf(JSON.stringify({ level: 50, msg: "a call broke", error }))).toBe(
    "a call broke: Error: no such table\n    in select 1 from x\n    at a.ts:1:2",
  );
  for (const line of ['{"level":40,"msg":"slow"}', "not JSON"]) expect(saidOf(line)).toBeUndefined();
});
