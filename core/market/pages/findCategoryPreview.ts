import { type Language, languageFacts } from "#contract/languages.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { countListings } from "../search/countListings.ts";

/** The bot's card of a category of the classifieds. */
interface CategoryPreview {
  id: number;
  name: string;
  /** Listings on sale in it and below it. */
  count: number;
}

/** Finds a category of the classifieds by its id. */
export async function findCategoryPreview(
  id: number,
  language: Language,
): Promise<CategoryPreview | undefined> {
  const category = (await categoryIndex()).pathTo(id).at(-1);
  if (!category) return undefined;
  const names = { ru: category.name, hi: category.name_hi, uz: category.name_uz };
  const { total } = await countListings({ categoryId: id });
  return { id, name: names[languageFacts[language].namesIn], count: total };
}
