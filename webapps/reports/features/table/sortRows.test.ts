import { expect, test } from "vitest";
import { nextOrder, sortRows } from "./sortRows.ts";

const rows = [
  { name: "Ель 10", count: 3 },
  { name: "ель 2", count: 9 },
  { name: "Ёлка", count: 3 },
];
const namesBy = (readValue: (row: (typeof rows)[number]) => string | number, isDescending: boolean) =>
  sortRows(rows, readValue, isDescending, "ru").map(({ name }) => name);

test("figures go by size, equal ones keep their order either way", () => {
  expect(namesBy(({ count }) => count, true)).toEqual(["ель 2", "Ель 10", "Ёлка"]);
  expect(namesBy(({ count }) => count, false)).toEqual(["Ель 10", "Ёлка", "ель 2"]);
});

test("words go as the language sorts them, numbers in them by size", () => {
  expect(namesBy(({ name }) => name, false)).toEqual(["Ёлка", "ель 2", "Ель 10"]);
  expect(namesBy(({ name }) => name, true)).toEqual(["Ель 10", "ель 2", "Ёлка"]);
});

test("the rows given stay as they are", () => {
  const given = [...rows];
  sortRows(given, ({ count }) => count, true, "ru");
  expect(given).toEqual(rows);
});

test("a column sorts one way, the other way, then not at all; another one begins anew", () => {
  const most = nextOrder(undefined, "count", true);
  expect(most).toEqual({ key: "count", isDescending: true });
  const least = nextOrder(most, "count", true);
  expect(least).toEqual({ key: "count", isDescending: false });
  expect(nextOrder(least, "count", true)).toBeUndefined();
  expect(nextOrder(least, "name", false)).toEqual({ key: "name", isDescending: false });
});
