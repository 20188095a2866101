import { expect, test } from "vitest";
import type { CategoryNode } from "#contract/categories.ts";
import { childrenAt, findCategories, findPath, openingPath } from "./categoryPicker.ts";

function category(id: number, name: string, children: CategoryNode[] = []): CategoryNode {
  const hasChildren = children.length > 0;
  const names = { name, name_uz: `${name}-uz`, name_hi: "" };
  return { id, parentId: null, link: `c${id}`, ...names, order: id, hasChildren, children };
}

const sofas = category(4, "Диваны");
const beds = category(5, "Кровати");
const furniture = category(2, "Мебель", [sofas, beds]);
const home = category(1, "Дом", [furniture]);
const other = category(3, "Другое");
const tree = [home, other];

test("the way down to a category names all it lies under", () => {
  expect(findPath(tree, 4)?.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(findPath(tree, 3)).toEqual([other]);
  expect(findPath(tree, 99)).toBeUndefined();
});

test("the picker opens beside what is chosen, else at the top", () => {
  expect(childrenAt(tree, openingPath(tree, 5))).toEqual([sofas, beds]);
  expect(childrenAt(tree, openingPath(tree, undefined))).toEqual(tree);
  expect(childrenAt(tree, openingPath(tree, 99))).toEqual(tree);
  // Inside itself where the whole of it is what was chosen.
  expect(openingPath(tree, 2, true)).toEqual([home, furniture]);
  expect(openingPath(tree, 5, true)).toEqual([home, furniture]);
});

test("words find what can be chosen, in either language, with what it lies under", () => {
  expect(findCategories(tree, "ДИВ")).toEqual([{ node: sofas, under: [home, furniture] }]);
  expect(findCategories(tree, "другое-UZ")).toEqual([{ node: other, under: [] }]);
  // A group of categories is no answer by itself.
  expect(findCategories(tree, "Мебель")).toEqual([]);
  expect(findCategories(tree, "Мебель", true)).toEqual([{ node: furniture, under: [home] }]);
  expect(findCategories(tree, "о", true).map(({ node }) => node)).toEqual([home, beds, other]);
});

test("what begins with the words comes before what only holds them", () => {
  const building = category(1, "Под строительство");
  const keypad = category(2, "Кнопочные телефоны");
  const phones = category(3, "Телефоны");
  const found = findCategories([building, keypad, phones], "тел");
  expect(found.map(({ node }) => node)).toEqual([phones, keypad, building]);
});
