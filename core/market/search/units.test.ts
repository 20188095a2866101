import { expect, test } from "vitest";
import { read } from "#db/readPool.ts";
import { texts } from "#db/rows.ts";
import { measureOf } from "./units.ts";

/** Units as people write them and as they are stored: the same unit in each line. */
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
  const [row] = await read({ stems: texts }, { text: "select public.search_stems_of($1::text[]) as stems" }, [
    words,
  ]);
  const terms = (row?.stems ?? []).map((stem) => {
    const measure = measureOf("52", stem.split(" "));
    return measure ? [measure.together, ...measure.same, ...measure.others] : [];
  });
  const [first = []] = terms;
  const common = first.filter((term) => terms.every((other) => other.includes(term)));
  expect(common.length, JSON.stringify(row?.stems)).toBeGreaterThan(0);
});

test("a number alone stays where its unit is often left out, or where it has more than one digit", () => {
  expect(measureOf("4", ["kvartal"])?.number).toBe("'4'");
  expect(measureOf("52", ["m", "2"])).toMatchObject({ length: 3, number: "'52'" });
  expect(measureOf("8", ["kg"])?.number).toBeNull();
});

test("only years and inches are mostly written without their unit", () => {
  const bare = [["god"], ["y"], ["dyuym"], ["kg"], ["m"], ["kvartal"]].map(
    (unit) => measureOf("2022", unit)?.isBare,
  );
  expect(bare).toEqual([true, true, true, false, false, false]);
});

test("years are those of our days", () => {
  expect(measureOf("2021", ["god"])?.length).toBe(2);
  expect(measureOf("5", ["god"])).toBeUndefined();
  expect(measureOf("5", ["g"])?.others).not.toContain("('5' <-> 'god')");
});

test("a unit that means several things is the same as none, nor is it as what mostly means something else", () => {
  expect(measureOf("30", ["m"])?.same).toEqual([]);
  expect(measureOf("60", ["kv"])?.same).toEqual([]);
  expect(measureOf("30", ["metr"])).toMatchObject({
    same: ["('30' <-> 'metrl')"],
    others: ["('30' <-> 'm')"],
  });
  expect(measureOf("60", ["m", "2"])?.same).toContain("('60' <-> 'm')");
});

test("a digit isn't the end of another number", () => {
  expect(measureOf("6", ["m"])?.whole).toContain("!(");
  expect(measureOf("60", ["m"])).toMatchObject({ whole: "('60' <-> 'm')" });
  expect(measureOf("3", ["komnat"])?.whole).not.toContain("!(");
});

test("what is no unit measures nothing", () => {
  expect(measureOf("13", ["pro"])).toBeUndefined();
  expect(measureOf("13", [])).toBeUndefined();
});
