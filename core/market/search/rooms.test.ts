import { beforeAll, expect, test } from "vitest";
import { loadNames, searchNames } from "../../../tests/namesOnly.ts";

const two = [
  "Продаётся 2-комнатная квартира, Чиланзар",
  "Kvartira ikki xonali, Chilonzor",
  "2 хонали квартира Чилонзор",
];
const others = [
  "Kvartira 3 xonali, derazalari ikki tomonga, Chilonzor",
  "1 xonali kvartira, ikki qavat, Chilonzor",
  "3-комнатная квартира, два балкона, Чиланзар",
  "Квартира 1-комнатная, Чиланзар, ikki lift",
];

beforeAll(() => loadNames([...two, ...others]));

test.each([
  "2-комнатная квартира",
  "2 xonali kvartira",
  "2 комнатная чиланзар",
  "2 хонали квартира чилонзор",
  "двухкомнатная квартира",
  "ikki xonali kvartira",
  "двушка чиланзар",
  "kv 2 xona",
  "кв 2 комнаты",
  "2 комн кв чиланзар",
  "чиланзар 2 комнаты кв",
])("%s finds flats of two rooms, and no others", async (query) => {
  const { names } = await searchNames(query);
  expect(names.toSorted()).toEqual(two.toSorted());
});

test("behind a number kv is an area or a quarter", async () => {
  await loadNames(["Квартира 77 кв", "Квартира просторная"]);
  expect((await searchNames("77 kv")).names).toEqual(["Квартира 77 кв"]);
});
