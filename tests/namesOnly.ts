import { readListings } from "#core/market/feed/readListings.ts";
import { refreshLexicon } from "#core/market/search/refreshLexicon.ts";
import { loadCorpus } from "./loadCorpus.ts";

let loaded = 0;

/** Stores listings that have nothing but these names, newer than all before them. */
export async function saveNames(names: readonly string[]): Promise<void> {
  const listings = names.map((name, at) => ({
    key: `named-${loaded + at}`,
    name,
    category: "wholesale-goods",
    description: "—",
    translation: undefined,
  }));
  await loadCorpus(listings, 1_700_000_000 + loaded * 1_000_000);
  loaded += names.length;
}

/** Stores them and counts their words. */
export async function loadNames(names: readonly string[]): Promise<void> {
  await saveNames(names);
  await refreshLexicon();
}

/** The names that are found, best first, how many, and what was searched for instead. */
export async function searchNames(
  words: string,
): Promise<{ names: string[]; total: number; totalIsEstimate: boolean; correctedQuery: string | null }> {
  const { text } = await readListings({ search: words, sortBy: "createdAt|desc", skip: 0, take: 50 });
  const { data, ...answer } = JSON.parse(text);
  return { names: data.map(({ name }: { name: string }) => name), ...answer };
}
