import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { read } from "#db/readPool.ts";
import { number, text } from "#db/rows.ts";
import { foldings, wordsOf } from "./searchNormal.ts";
import type { Wanted } from "./searchTerms.ts";

interface Category {
  id: number;
  /** The sounds of the words of its names. */
  sounds: ReadonlySet<string>;
}

const KEPT_MS = 20_000;
const statement = {
  name: "names-of-shop-categories",
  text: "select id, name_en, name_hi from shop_categories",
};
const kept = keepBriefly<Category[]>(KEPT_MS, 1);

async function readCategories(): Promise<Category[]> {
  const rows = await read({ id: number, name_en: text, name_hi: text }, statement, [], {
    fromReplica: true,
  });
  return rows.map(({ id, name_en, name_hi }) => ({
    id,
    sounds: new Set(wordsOf(`${name_en} ${name_hi}`).flatMap(foldings)),
  }));
}

/** The ids of the categories in whose name one of the words is; remembered for some seconds. */
export async function categoriesNamed(words: readonly Wanted[]): Promise<number[]> {
  const categories = await kept.of("all", readCategories);
  const isNamed = ({ sounds }: Category) => words.some(({ forms }) => forms.some((form) => sounds.has(form)));
  return categories.filter(isNamed).map(({ id }) => id);
}
