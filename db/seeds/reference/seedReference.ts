import { Category } from "../../models/Category.ts";
import { CategoryParameter } from "../../models/CategoryParameter.ts";
import { City } from "../../models/City.ts";
import { CoinPack } from "../../models/CoinPack.ts";
import { District } from "../../models/District.ts";
import { Flag } from "../../models/Flag.ts";
import { PromotionOffer } from "../../models/PromotionOffer.ts";
import { Region } from "../../models/Region.ts";
import { SearchSynonym } from "../../models/SearchSynonym.ts";
import { transact } from "../../sequelize.ts";
import { insertRows } from "../insertRows.ts";
import { categories } from "./categories/categories.ts";
import type { CategorySeed } from "./categories/types.ts";
import { flags } from "./flags.ts";
import { regions } from "./geography/regions.ts";
import type { PlaceSeed } from "./geography/types.ts";
import { coinPacks, offers } from "./offers.ts";
import { synonyms } from "./synonyms/synonyms.ts";

// Everything below inserts what is missing and leaves what is there, so an admin's edits stay.
const keep = { keep: true };

function placeRow({ slug, ru, uz, hi, lat, lon, zoom }: PlaceSeed, position: number) {
  return { slug, nameRu: ru, nameUz: uz, nameHi: hi, latitude: lat, longitude: lon, zoom, position };
}

async function idsBySlug(model: typeof Region | typeof City): Promise<(slug: string) => number> {
  const rows = await (model as typeof Region).findAll({ attributes: ["id", "slug"], raw: true });
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`No place ${slug}`);
    return id;
  };
}

async function seedGeography() {
  await insertRows(Region, regions.map(placeRow), keep);
  const regionId = await idsBySlug(Region);
  await insertRows(
    City,
    regions.flatMap(({ slug, cities }) =>
      cities.map((city, position) => ({
        ...placeRow(city, position),
        regionId: regionId(slug),
        isCapital: city.isCapital ?? false,
      })),
    ),
    keep,
  );
  const cityId = await idsBySlug(City);
  await insertRows(
    District,
    regions.flatMap(({ cities }) =>
      cities.flatMap(({ slug, districts = [] }) =>
        districts.map((district, position) => ({ ...placeRow(district, position), cityId: cityId(slug) })),
      ),
    ),
    keep,
  );
}

async function seedParameters(nodes: readonly CategorySeed[], ids: ReadonlyMap<string, number>) {
  const rows = nodes.flatMap(({ link, parameters = [] }) => {
    const categoryId = ids.get(link);
    if (categoryId === undefined) throw new Error(`No category ${link}`);
    return parameters.map(({ key, type, ru, uz, options = [] }, position) => ({
      categoryId,
      key,
      type,
      nameRu: ru,
      nameUz: uz,
      position,
      optionsRu: options.map((option) => option.ru),
      optionsUz: options.map((option) => option.uz),
    }));
  });
  await insertRows(CategoryParameter, rows, keep);
}

/** Seeds one level of the tree, then the next: children need their parents' ids. */
async function seedCategories(
  level: readonly { node: CategorySeed; parentLink?: string; position: number }[],
) {
  if (level.length === 0) return;
  const known = await Category.findAll({ attributes: ["id", "link"], raw: true });
  const parents = new Map(known.map(({ id, link }) => [link, id]));
  await insertRows(
    Category,
    level.map(({ node: { link, ru, uz, hi }, parentLink, position }) => ({
      link,
      nameRu: ru,
      nameUz: uz,
      nameHi: hi,
      position,
      parentId: parentLink === undefined ? null : (parents.get(parentLink) ?? null),
    })),
    keep,
  );
  const seeded = await Category.findAll({ attributes: ["id", "link"], raw: true });
  await seedParameters(
    level.map(({ node }) => node),
    new Map(seeded.map(({ id, link }) => [link, id])),
  );
  await seedCategories(
    level.flatMap(({ node }) =>
      (node.children ?? []).map((child, position) => ({ node: child, parentLink: node.link, position })),
    ),
  );
}

/** A group stands for itself by its first word, so that one an admin has changed isn't added once more. */
async function seedSynonyms() {
  const known = await SearchSynonym.findAll({ attributes: ["words"], raw: true });
  const words = new Set(known.flatMap((group) => group.words));
  await insertRows(
    SearchSynonym,
    synonyms.filter(([first]) => first !== undefined && !words.has(first)).map((group) => ({ words: group })),
    keep,
  );
}

/** Writes the reference data that isn't there yet: geography, categories with parameters, flags, offers,
 * packs of coins, synonyms. */
export async function seedReference(): Promise<void> {
  await transact(async () => {
    await seedGeography();
    await seedCategories(categories.map((node, position) => ({ node, position })));
    await insertRows(
      Flag,
      Object.entries(flags).map(([key, data]) => ({ key, data })),
      keep,
    );
    await insertRows(PromotionOffer, [...offers], keep);
    await insertRows(CoinPack, [...coinPacks], keep);
    await seedSynonyms();
  });
}
