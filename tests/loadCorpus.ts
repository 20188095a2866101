import { categoryIndex } from "#core/market/categories/categoryIndex.ts";
import { detectLanguage } from "#core/market/listings/languageOfWords.ts";
import { Category } from "#db/models/Category.ts";
import { City } from "#db/models/City.ts";
import { Listing } from "#db/models/Listing.ts";
import { User } from "#db/models/User.ts";

/** A listing to search among. */
export interface SearchedListing {
  /** Also its link. */
  key: string;
  /** Link of its leaf category. */
  category: string;
  name: string;
  description: string;
  /** The name in the other language, as the translation job would write it; undefined while it hasn't. */
  translation: string | undefined;
}

const DAY_MS = 86_400_000;
/** Steps through the order of time that put neighbours of the corpus far from each other. */
const STRIDE = 7919;
const SPREAD = 100_003;

/** By the beginning of their keys, what listings cost of which pairs name a price; all others cost what comes. */
const prices = new Map([
  ["sofa", 1_800_000],
  ["ip13", 6_000_000],
  ["fr", 2_700_000],
]);

async function findPath(link: string): Promise<number[]> {
  const category = await Category.findOne({ where: { link }, rejectOnEmpty: true });
  return (await categoryIndex()).pathTo(category.id).map(({ id }) => id);
}

async function pathsOf(listings: readonly SearchedListing[]): Promise<Map<string, number[]>> {
  const links = [...new Set(listings.map(({ category }) => category))];
  return new Map(await Promise.all(links.map(async (link) => [link, await findPath(link)] as const)));
}

/**
 * Stores the listings as active ones of a few sellers in the capital, linked by their keys. Later ones aren't newer, unless
 * `since` (seconds since 1970) is raised from one call to the next.
 */
export async function loadCorpus(listings: readonly SearchedListing[], since = 1_700_000_000): Promise<void> {
  const city = await City.findOne({ where: { isCapital: true }, rejectOnEmpty: true });
  const owners = await User.bulkCreate(
    [0, 1, 2].map((more) => ({ telegramId: since + more, firstName: "Judge", language: "ru" as const })),
  );
  const paths = await pathsOf(listings);
  const now = Date.now();
  const rows = listings.map(({ key, category, name, description, translation }, index) => {
    const [category_1 = 0, category_2 = null, category_3 = null] = paths.get(category) ?? [];
    const originalLang = detectLanguage(`${name} ${description}`, "ru");
    const price = prices.get(key.replace(/-.*/, "")) ?? 50_000 + ((index * STRIDE) % SPREAD) * 100;
    return {
      link: key,
      name,
      description,
      originalLang,
      price,
      priceSum: price,
      category_1,
      category_2,
      category_3,
      categoryId: category_3 ?? category_2 ?? category_1,
      ownerId: owners[index % owners.length]?.id ?? 0,
      regionId: city.regionId,
      cityId: city.id,
      nameRu: originalLang === "uz" ? (translation ?? null) : null,
      nameUz: originalLang === "ru" ? (translation ?? null) : null,
      isTranslationActual: translation !== undefined,
      status: "active" as const,
      currency: "UZS" as const,
      state: index % 3 === 0 ? ("New" as const) : ("Used" as const),
      rankAt: since + ((index * STRIDE) % SPREAD),
      approvedAt: new Date(now),
      expiresAt: new Date(now + 30 * DAY_MS),
    };
  });
  await Listing.bulkCreate(rows);
}
