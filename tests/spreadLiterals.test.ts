import { expect, test } from "vitest";
import { refusedLines } from "./refusedLines.ts";

const refused = [
  ["core/x.ts", "const whole = { a, ...{ b: 1, c } };"],
  ["webapps/shared/x.tsx", 'const all = [...["a", "b"], "c"];'],
  ["tests/x.ts", "call(...[1, 2]);"],
] as const;

const allowed = [
  ["core/x.ts", "const whole = { a, ...rest };"],
  ["core/x.ts", "const whole = { a, ...(isKnown && { b }) };"],
  ["core/x.ts", "const all = [...[a, b].filter(Boolean), c];"],
] as const;

test("what is spread where it is written is refused", () => {
  const expected = refused.map((pair) => pair.join(" "));
  expect(refusedLines("plugin", refused).sort()).toEqual(expected.sort());
});

test("what was made elsewhere, or is there only sometimes, may be spread", () => {
  expect(refusedLines("plugin", allowed)).toEqual([]);
});
