import { parse } from "node:querystring";
import { expect, test } from "vitest";
import { readQuery } from "./readQuery.ts";

test("names in brackets are members of a group", () => {
  expect(readQuery(parse("p[12]=a&p[12]=b&p[7]=c&take=5"))).toEqual({
    p: { "12": ["a", "b"], "7": "c" },
    take: "5",
  });
});

test("names that only look like it stay as they are", () => {
  const odd = { "p[]": "1", "p[1][2]": "2", "[1]": "3", "p[1": "4" };
  expect(readQuery(odd)).toEqual(odd);
});

test("a group can't reach what every object has", () => {
  const read = readQuery(parse("__proto__[polluted]=yes&p[__proto__]=1"));
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
  expect(Object.keys(read)).toContain("__proto__");
});
