import { expect, test } from "vitest";
import { addRecent, isTypedOn, RECENT_MAX, removeRecent } from "./recentQueries.ts";

test("the newest query stands first, as it was written last, and only once", () => {
  const queries = ["айфон", "kobalt", "велосипед"].reduce<string[]>(addRecent, []);
  expect(queries).toEqual(["велосипед", "kobalt", "айфон"]);
  expect(addRecent(queries, "  АЙФОН ")).toEqual(["АЙФОН", "велосипед", "kobalt"]);
  expect(addRecent(["айфон  13"], "Айфон 13")).toEqual(["Айфон 13"]);
});

test("nothing is no query", () => {
  expect(addRecent(["айфон"], "   ")).toEqual(["айфон"]);
});

test("no more are kept than the limit", () => {
  const queries = Array.from({ length: RECENT_MAX + 3 }, (_, place) => `слово ${place}`).reduce<string[]>(
    addRecent,
    [],
  );
  expect(queries).toHaveLength(RECENT_MAX);
  expect(queries[0]).toBe(`слово ${RECENT_MAX + 2}`);
  expect(queries).not.toContain("слово 2");
});

test("one is taken away however it was written", () => {
  expect(removeRecent(["Айфон", "kobalt"], " айфон ")).toEqual(["kobalt"]);
});

test("going on typing isn't another query", () => {
  expect(isTypedOn("айф", "Айфон 13")).toBe(true);
  expect(isTypedOn("айфон", "айф")).toBe(false);
});
