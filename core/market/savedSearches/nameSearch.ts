import { z } from "zod";
import { type Language, languageFacts, readsRussian } from "#contract/languages.ts";
import type { SavedFilters } from "#contract/savedSearches.ts";
import { priceText } from "#core/platform/i18n/priceText.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { number, type RowOf, rows, text, texts } from "#db/rows.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";

const parameterRow = {
  name: text,
  type: z.enum(["STRING", "BOOLEAN", "ENUM"]),
  optionsRu: texts,
  optionsUz: texts,
};

type Parameter = RowOf<typeof parameterRow>;

const PLACE = (column: string) => `
  select ${column} as name from districts where id = $districtId
  union all select ${column} from cities where id = $cityId and $districtId::integer is null
  union all select ${column} from regions where id = $regionId and $cityId::integer is null`;

async function placeName(
  { regionId = null, cityId = null, districtId = null }: Partial<Record<string, unknown>>,
  language: Language,
) {
  if (regionId === null) return [];
  const found = await rows({ name: text }, PLACE(`name_${languageFacts[language].namesIn}`), {
    regionId,
    cityId,
    districtId,
  });
  return found.map(({ name }) => name);
}

async function categoryName({ categoryId }: SavedFilters, language: Language): Promise<string[]> {
  if (categoryId === undefined) return [];
  const category = (await categoryIndex()).pathTo(categoryId).at(-1);
  if (!category) return [];
  const names = { ru: category.name, uz: category.name_uz, hi: category.name_hi };
  return [names[languageFacts[language].namesIn]];
}

/** Names a parameter: a yes or no by its own name, others by the asked values. */
function parameterName(
  { name, type, optionsRu, optionsUz }: Parameter,
  values: string[],
  language: Language,
) {
  if (type === "BOOLEAN")
    return values.includes("true") ? name : `${name}: ${translate(language, "saved-no")}`;
  const shown = values.map((value) =>
    readsRussian(language) ? value : (optionsUz[optionsRu.indexOf(value)] ?? value),
  );
  return shown.join(" / ");
}

async function parameterNames({ p = {} }: SavedFilters, language: Language): Promise<string[]> {
  const ids = Object.keys(p).map(Number);
  if (ids.length === 0) return [];
  const column = readsRussian(language) ? "name_ru" : "name_uz";
  const found = await rows(
    { ...parameterRow, id: number },
    `select id, ${column} as name, type, options_ru as "optionsRu", options_uz as "optionsUz"
     from category_parameters where id = any($ids::integer[]) order by id`,
    { ids },
  );
  return found.map((row) => parameterName(row, p[row.id] ?? [], language));
}

function priceName({ minPrice, maxPrice }: SavedFilters, language: Language): string[] {
  const textOf = (price: number) => (price === 0 ? "0" : priceText({ price, currency: "UZS" }, language));
  if (minPrice !== undefined && maxPrice !== undefined) {
    return [translate(language, "saved-price-between", { from: textOf(minPrice), to: textOf(maxPrice) })];
  }
  if (minPrice !== undefined) return [translate(language, "saved-price-from", { from: textOf(minPrice) })];
  return maxPrice === undefined ? [] : [translate(language, "saved-price-to", { to: textOf(maxPrice) })];
}

const stateKeys = { New: "saved-state-new", Used: "saved-state-used" } as const;

/** Names a saved search in plain words of a language, in one line. */
export async function nameSearch(filters: SavedFilters, language: Language): Promise<string> {
  const { search, state, searchOnlyWithPhotos, searchOnlyInTitle } = filters;
  const [category, parameters, place] = await Promise.all([
    categoryName(filters, language),
    parameterNames(filters, language),
    placeName(filters, language),
  ]);
  return [
    ...(search === undefined ? [] : [translate(language, "saved-words", { words: search })]),
    ...category,
    ...parameters,
    ...priceName(filters, language),
    ...(state ? [translate(language, stateKeys[state])] : []),
    ...(searchOnlyWithPhotos ? [translate(language, "saved-photos")] : []),
    ...(searchOnlyInTitle ? [translate(language, "saved-title-only")] : []),
    ...place,
  ].join(", ");
}
