import { parse } from "node:querystring";
import { expect, test } from "vitest";
import { readQuery } from "./readQuery.ts";

test("names in brackets are members of a group", () => {
  expect(readQuery(parse("p[12]=a&p[12]=b&p[7]=c&take=5"))).toEqual({
    p: { "12": ["a", "b"], "7": "c" },
    take: "5",
  });
});

test.each([
  "p[]=1",
  "p[1][2]=2",
  "[1]=3",
  "p[1=4",
  "p[3][]=true",
  "p[3][0]=true",
  "p[__proto__]=1",
  "p[x]=1",
  "p[3]=a&p=1",
])("%s is refused, as it would narrow nothing down", (query) => {
  expect(() => readQuery(parse(query))).toThrow(expect.objectContaining({ code: "invalid_input" }));
});

test("a group can't reach what every object has", () => {
  const read = readQuery(parse("__proto__[1]=yes"));
  expect(({} as Record<string, unknown>)["1"]).toBeUndefined();
  expect(Object.keys(read)).toContain("__proto__");
});
