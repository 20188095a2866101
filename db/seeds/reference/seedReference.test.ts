import { expect, test } from "vitest";
import { flattenCategories } from "../../../tests/kits/flattenCategories.ts";
import { Category } from "../../models/Category.ts";
import { CategoryParameter } from "../../models/CategoryParameter.ts";
import { City } from "../../models/City.ts";
import { District } from "../../models/District.ts";
import { Flag } from "../../models/Flag.ts";
import { Region } from "../../models/Region.ts";
import { categories } from "./categories/categories.ts";
import { seedReference } from "./seedReference.ts";

const counts = async () => [
  await Region.count(),
  await City.count(),
  await District.count(),
  await Category.count(),
  await CategoryParameter.count(),
  await Flag.count(),
];

test("holds the whole country and the whole tree, parents in their places", async () => {
  expect(await Region.count()).toBe(14);
  expect(await City.count({ where: { isCapital: true } })).toBe(1);
  const flat = flattenCategories(categories);
  expect(await Category.count()).toBe(flat.length);

  const rows = await Category.findAll();
  const links = new Map(rows.map(({ id, link }) => [id, link]));
  const parents = new Map(rows.map(({ link, parentId }) => [link, parentId && links.get(parentId)]));
  for (const { node, parent } of flat) expect(parents.get(node.link) ?? undefined).toBe(parent);
});

test("run again it adds nothing and keeps an admin's edits", async () => {
  const before = await counts();
  await Region.update({ nameRu: "Ташкент-сити" }, { where: { slug: "tashkent-city" } });
  await Flag.update({ data: true }, { where: { key: "PAID_FEATURES_ENABLED" } });

  await seedReference();

  expect(await counts()).toEqual(before);
  expect((await Region.findOne({ where: { slug: "tashkent-city" } }))?.nameRu).toBe("Ташкент-сити");
  expect((await Flag.findByPk("PAID_FEATURES_ENABLED"))?.data).toBe(true);
});
