import { expect, test } from "vitest";
import { flattenCategories } from "../../../../tests/kits/flattenCategories.ts";
import { categories } from "./categories.ts";
import { choice } from "./parameters.ts";

const flat = flattenCategories(categories);
const own = flat.flatMap(({ node }) => (node.parameters ?? []).map((parameter) => ({ node, parameter })));
const reserved = ["report", "groups", "search", "similar", "count", "current", "top", "tree", "id"];

/** What breaks the rules, named so that a failing test says where. */
function broken<T>(list: readonly T[], isRight: (item: T) => boolean, name: (item: T) => string): string[] {
  return list.filter((item) => !isRight(item)).map(name);
}

function words(text: string): string[] {
  return text.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
}

/** Each word wholly Cyrillic or wholly Latin, so no look-alike letter hides in a word. */
function isRussian(text: string): boolean {
  return words(text).every((word) => /^(\p{Script=Cyrillic}+|\p{Script=Latin}+)$/u.test(word));
}

/** Latin only; ʻ after o and g, ʼ elsewhere, never a plain or curly apostrophe. */
function isUzbek(text: string): boolean {
  return !/\p{Script=Cyrillic}|['`‘’]|(?<![oOgG])ʻ|(?<=[gG])ʼ/u.test(text);
}

function isTidy(text: string): boolean {
  return text.length > 0 && text === text.trim() && !/ {2}/.test(text);
}

test("The tree is wide enough and at most three levels deep", () => {
  expect(categories.length).toBeGreaterThanOrEqual(14);
  expect(flat.filter(({ isLeaf }) => isLeaf).length).toBeGreaterThanOrEqual(190);
  expect(Math.max(...flat.map(({ depth }) => depth))).toBeLessThanOrEqual(3);
});

test("Links are unique, plain and never a reserved word", () => {
  const links = flat.map(({ node }) => node.link);
  expect(links.filter((link, place) => links.indexOf(link) !== place)).toEqual([]);
  expect(broken(links, (link) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(link), String)).toEqual([]);
  expect(links.filter((link) => reserved.includes(link))).toEqual([]);
});

test("Names are written in the script of their language", () => {
  const nodes = flat.map(({ node }) => node);
  expect(
    broken(
      nodes,
      ({ ru }) => isTidy(ru) && isRussian(ru),
      ({ ru }) => ru,
    ),
  ).toEqual([]);
  expect(
    broken(
      nodes,
      ({ uz }) => isTidy(uz) && isUzbek(uz),
      ({ uz }) => uz,
    ),
  ).toEqual([]);
  const isHindi = (hi: string) => isTidy(hi) && /^[\p{Script=Devanagari} ,-]+$/u.test(hi);
  expect(
    broken(
      nodes,
      ({ hi }) => isHindi(hi),
      ({ hi }) => hi,
    ),
  ).toEqual([]);
});

test("Siblings differ in each language", () => {
  const levels = [categories, ...flat.map(({ node }) => node.children ?? [])];
  for (const level of levels) {
    for (const language of ["ru", "uz", "hi"] as const) {
      expect(new Set(level.map((node) => node[language])).size).toBe(level.length);
    }
  }
});

test("Root names fit a tile", () => {
  const isShort = (text: string) => text.length <= 16 && text.split(" ").every((word) => word.length <= 14);
  expect(
    broken(
      categories,
      ({ ru, uz, hi }) => [ru, uz, hi].every(isShort),
      ({ link }) => link,
    ),
  ).toEqual([]);
});

test("Parameters have a plain key and names in both languages", () => {
  const isRight = (key: string, ru: string, uz: string) =>
    /^[a-z-]+$/.test(key) && isTidy(ru) && isRussian(ru) && isTidy(uz) && isUzbek(uz);
  expect(
    broken(
      own,
      ({ parameter: { key, ru, uz } }) => isRight(key, ru, uz),
      ({ node, parameter }) => `${node.link}: ${parameter.key}`,
    ),
  ).toEqual([]);
});

test("Choices hold 2 to 40 parallel options without duplicates; others hold none", () => {
  for (const { node, parameter } of own) {
    const { options = [], type, key } = parameter;
    const where = `${node.link}: ${key}`;
    if (type !== "ENUM") {
      expect(options, where).toEqual([]);
      continue;
    }
    expect(options.length, where).toBeGreaterThanOrEqual(2);
    expect(options.length, where).toBeLessThanOrEqual(40);
    expect(new Set(options.map(({ ru }) => ru)).size, where).toBe(options.length);
    expect(new Set(options.map(({ uz }) => uz)).size, where).toBe(options.length);
    const mistakable = options.filter(({ ru, uz }) =>
      options.some((other) => other.ru === uz && other.ru !== ru),
    );
    expect(mistakable, `${where}: one option in Uzbek reads as another in Russian`).toEqual([]);
    expect(Math.max(...options.flatMap(({ ru, uz }) => [ru.length, uz.length])), where).toBeLessThanOrEqual(
      80,
    );
    expect(
      broken(
        options,
        ({ ru, uz }) => isTidy(ru) && isRussian(ru) && isTidy(uz) && isUzbek(uz),
        ({ ru }) => ru,
      ),
      where,
    ).toEqual([]);
  }
});

test("Lists that are not parallel are refused", () => {
  expect(() => choice("fuel", "Топливо", "Yoqilgʻi", "Бензин, Дизель", "Benzin")).toThrow("fuel");
});

test("A place has at most 12 parameters, inherited ones included, each key once", () => {
  for (const { node, parameters } of flat) {
    expect(parameters.length, node.link).toBeLessThanOrEqual(12);
    expect(new Set(parameters.map(({ key }) => key)).size, node.link).toBe(parameters.length);
  }
});

test("There are parameters enough to filter by", () => {
  expect(own.length).toBeGreaterThanOrEqual(60);
});

test("Flattening gives the path, the depth and what is inherited", () => {
  const sale = flat.find(({ node }) => node.link === "flats-sale");
  expect(sale).toMatchObject({
    depth: 3,
    parent: "flats",
    path: ["property", "flats", "flats-sale"],
    isLeaf: true,
  });
  expect(sale!.parameters.map(({ key }) => key).slice(0, 2)).toEqual(["rooms", "area"]);
  expect(flat[0]).toMatchObject({ depth: 1, path: ["transport"], isLeaf: false });
  expect(flat[0]).not.toHaveProperty("parent");
});
