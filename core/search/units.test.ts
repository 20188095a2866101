import { expect, test } from "vitest";
import { read } from "#db/readPool.ts";
import { measureOf } from "./units.ts";

/** What people write, as it is stored: the same unit in each line. */
const written = [
  ["м2", "кв м", "кв.м", "квадрат", "квадратов", "kvadrat", "квадратный метр", "кв"],
  ["гб", "gb", "гиг", "гига", "гигов", "гигабайт"],
  ["л", "литр", "литров", "litr", "litrli", "литровый"],
  ["кг", "kg", "кило", "килограмм", "килограммов"],
  ["дюйм", "дюйма", "дюймов", "dyuymli", "дюймовый"],
  ["комнатная", "комнаты", "комн", "ком", "xonali", "хона"],
  ["размер", "размера", "razmer", "o'lcham", "o'lchamli"],
  ["квартал", "квартала", "кв-л", "кв", "mavze", "мавзеси", "даха"],
];

test.each(written)("%s is what its other names are", async (...words) => {
  const [row] = await read<{ stems: string[] }>(
    { text: "select public.search_stems_of($1::text[]) as stems" },
    [words],
  );
  const terms = (row?.stems ?? []).map((stem) => {
    const measure = measureOf("52", stem.split(" "));
    return measure ? [measure.together, ...measure.others] : [];
  });
  const [first = []] = terms;
  const common = first.filter((term) => terms.every((other) => other.includes(term)));
  expect(common.length, JSON.stringify(row?.stems)).toBeGreaterThan(0);
});

test("a number alone stays where its unit is often left out, or where it has more than one digit", () => {
  expect(measureOf("4", ["kvartal"])?.fuzzy).toEqual(["'4'"]);
  expect(measureOf("52", ["m", "2"])).toMatchObject({ length: 3, fuzzy: ["'52'"] });
  expect(measureOf("8", ["kg"])?.fuzzy).toEqual([]);
});

test("years are those of our days", () => {
  expect(measureOf("2021", ["g"])?.length).toBe(2);
  expect(measureOf("5", ["g"])).toBeUndefined();
});

test("what is no unit measures nothing", () => {
  expect(measureOf("13", ["pro"])).toBeUndefined();
  expect(measureOf("13", [])).toBeUndefined();
});
