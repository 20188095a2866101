import { beforeAll, expect, test } from "vitest";
import type { ListingFilters } from "#contract/listingFilters.ts";
import { CategoryParameter } from "#db/models/CategoryParameter.ts";
import { ListingParameter } from "#db/models/ListingParameter.ts";
import { buildListing, findLeaf } from "../../../tests/factories.ts";
import { countByCategory } from "../feed/countByCategory.ts";
import { readListings } from "../feed/readListings.ts";
import { countListings } from "../search/countListings.ts";

let categoryId: number;
let brand: number;
let hasWarranty: number;
let model: number;
let above: number;
let foreign: number;
const made: Record<string, number> = {};

async function build(name: string, values: [number, string][]) {
  const { id } = await buildListing({ categoryId });
  await ListingParameter.bulkCreate(
    values.map(([parameterId, value]) => ({ listingId: id, parameterId, value })),
  );
  made[name] = id;
}

beforeAll(async () => {
  const leaf = await findLeaf(44);
  categoryId = leaf.id;
  const shared = { categoryId, position: 99, nameRu: "Проба", nameUz: "Sinov" };
  const options = { optionsRu: ["Зелёный", "Красный", "true"], optionsUz: ["Yashil", "Qizil", "ha"] };
  brand = (await CategoryParameter.create({ ...shared, ...options, type: "ENUM", key: "a" })).id;
  hasWarranty = (await CategoryParameter.create({ ...shared, type: "BOOLEAN", key: "b" })).id;
  model = (await CategoryParameter.create({ ...shared, type: "STRING", key: "c" })).id;
  above = (
    await CategoryParameter.create({ ...shared, categoryId: leaf.parentId!, type: "STRING", key: "d" })
  ).id;
  const other = await findLeaf(60);
  foreign = (await CategoryParameter.create({ ...shared, categoryId: other.id, type: "STRING", key: "e" }))
    .id;

  await build("green", [
    [brand, "Зелёный"],
    [hasWarranty, "true"],
    [model, "Galaxy  S-23"],
  ]);
  await build("red", [
    [brand, "Красный"],
    [hasWarranty, "false"],
    [model, "Гелекси 7"],
  ]);
  await build("bare", [
    [model, "100% o‘zi"],
    [above, "x"],
  ]);
});

const base = { sortBy: "createdAt|asc", skip: 0, take: 50 } as const;

/** Names of the listings that have the parameters; lists and counts must agree. */
async function find(p: Record<number, string | string[]>, more: ListingFilters = { categoryId }) {
  const filters = {
    ...more,
    p: Object.fromEntries(Object.entries(p).map(([id, texts]) => [id, [texts].flat()])),
  };
  const { data } = JSON.parse((await readListings({ ...base, ...filters })).text) as {
    data: { id: number }[];
  };
  expect(await countListings(filters)).toEqual({ total: data.length, totalIsEstimate: false });
  const byId = new Map(Object.entries(made).map(([name, id]) => [id, name]));
  return data.map(({ id }) => byId.get(id));
}

test("an option is named in either language, any of several will do", async () => {
  expect(await find({ [brand]: "Зелёный" })).toEqual(["green"]);
  expect(await find({ [brand]: "Yashil" })).toEqual(["green"]);
  expect(await find({ [brand]: ["Yashil", "Красный"] })).toEqual(["green", "red"]);
  expect(await find({ [brand]: "ha" })).toEqual([]);
});

test("switches and free texts, which are compared in their normal form, whole", async () => {
  expect(await find({ [hasWarranty]: "true" })).toEqual(["green"]);
  expect(await find({ [hasWarranty]: ["true", "false"] })).toEqual(["green", "red"]);
  for (const text of ["galaxy s 23", "ГАЛАХЙ С-23", "Galaxy S-23"]) {
    expect(await find({ [model]: text }), text).toEqual(["green"]);
  }
  expect(await find({ [model]: ["geleksi 7", "100 ozi"] })).toEqual(["red", "bare"]);
  expect(await find({ [model]: "galaxy" })).toEqual([]);
  expect(await find({ [model]: "%" })).toEqual([]);
});

test("several parameters are all asked for, inherited ones too, with other filters and without a category", async () => {
  expect(await find({ [brand]: ["Зелёный", "Красный"], [hasWarranty]: "false" })).toEqual(["red"]);
  expect(await find({ [brand]: "Зелёный", [hasWarranty]: "false" })).toEqual([]);
  expect(await find({ [above]: "X", [model]: "100 ozi" })).toEqual(["bare"]);
  expect(await find({ [model]: "galaxy s 23" }, {})).toEqual(["green"]);
  expect(await find({ [model]: "galaxy s 23" }, { categoryId, state: "New" })).toEqual([]);
  const parent = (await findLeaf(44)).parentId!;
  const { data } = await countByCategory({ categoryId: parent, p: { [above]: ["x"] } });
  expect(data.find((row) => row.categoryId === categoryId)).toEqual({
    categoryId,
    total: 1,
    totalIsEstimate: false,
  });
});

test("what there is not is refused by its name", async () => {
  const refused = { code: "invalid_input" };
  for (const [p, fields] of [
    [{ 2000000: "x" }, { "p.2000000": "unknown" }],
    [{ 9999999999: "x" }, { "p.9999999999": "unknown" }],
    [{ [foreign]: "x" }, { [`p.${foreign}`]: "unknown" }],
    [{ [brand]: ["Зелёный", "Жёлтый"] }, { [`p.${brand}`]: "unknown" }],
    [
      { [brand]: "зелёный", [hasWarranty]: "yes", [model]: "x" },
      { [`p.${brand}`]: "unknown", [`p.${hasWarranty}`]: "unknown" },
    ],
  ] as const) {
    await expect(find(p as Record<number, string>)).rejects.toMatchObject({
      ...refused,
      details: { fields },
    });
  }
  expect(await find({ [foreign]: "x" }, {})).toEqual([]);
});
