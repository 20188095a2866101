import type { SavedFilters } from "#contract/savedSearches.ts";
import { outsideTransaction } from "#db/sequelize.ts";
import { allOf } from "../search/foundSql.ts";
import { readFrequencies, shareOf } from "../search/frequencies.ts";
import { narrowTerms } from "../search/narrowTerms.ts";
import { statePrices } from "../search/statePrices.ts";
import { anyOf } from "../search/termSql.ts";
import { type Tier, type Understood, understandQuery } from "../search/understandQuery.ts";

/** A saved search as it is understood. */
export interface SavedTerms {
  /** Its words as a text of tsquery; null where there are none. */
  terms: string | null;
  /** The same with all marks: what all found listings have; null where nothing is asked in words or marks. */
  sieve: string | null;
  /** Each found listing has one of them. */
  keys: string[];
}

/** The words as typed, and what means the same. */
const meantOf = ({ tiers, meant }: Understood): Tier =>
  tiers.find(({ terms }) => terms === meant) ?? { terms: meant, words: [meant] };

/** No guesses: they would bring what somebody never asked for, again and again. Only where nobody writes so, what is meant. */
async function alternatives(filters: SavedFilters & { search: string }): Promise<Tier[]> {
  const understood = await understandQuery(filters.search, filters);
  // Only the words of new listings are looked at, not how they are written.
  if (!understood || understood.just.length > 0) return [];
  const { correction } = understood;
  const corrected = correction === null ? undefined : await understandQuery(correction, filters);
  return [understood, ...(corrected ? [corrected] : [])].map(meantOf);
}

/** Key of what lies in a category and a place, of which either may be open; listings have one for each such pair. */
function pairOf(marks: readonly string[]): { key: string; terms: string } {
  const category = marks.filter((mark) => mark.startsWith("'~k"));
  const place = marks.filter((mark) => /^'~[rcd]/.test(mark));
  const bare = (mark: readonly string[]) => mark[0]?.slice(1, -1) ?? "~";
  return { key: bare(category) + bare(place), terms: [...category, ...place].join(" & ") };
}

const stemsOf = (terms: string) => [
  ...new Set([...terms.matchAll(/'([^']+)'/g)].map(([, stem = ""]) => stem)),
];

/** Keys of the rarest part of a search, so that few listings are looked at for it in vain. */
async function keysOf({ words }: Tier, marks: readonly string[]): Promise<string[]> {
  const pair = pairOf(marks);
  const frequencies = await readFrequencies(false);
  const [rarest] = words
    .filter((word) => stemsOf(word).length > 0 && !word.includes(":*"))
    .map((word) => ({ word, share: shareOf(word, frequencies) }))
    .sort((one, other) => one.share - other.share);
  const pairShare = pair.terms === "" ? 1 : shareOf(pair.terms, frequencies);
  return rarest && rarest.share <= pairShare ? stemsOf(rarest.word) : [pair.key];
}

async function understand(saved: SavedFilters): Promise<SavedTerms | undefined> {
  const filters = statePrices(saved);
  const { search } = filters;
  const narrowed = await narrowTerms(filters);
  if (!narrowed) return undefined;
  const photos = filters.searchOnlyWithPhotos ? ["'~p'"] : [];
  const marks = [...narrowed.marks, ...photos];
  const sieveOf = (all: readonly string[]) => (all.length > 0 ? allOf(all) : null);
  if (search === undefined) return { terms: null, sieve: sieveOf(marks), keys: [pairOf(marks).key] };

  const tiers = await alternatives({ ...filters, search });
  if (tiers.length === 0) return undefined;
  const terms = anyOf(tiers.map((tier) => (tiers.length > 1 ? `(${tier.terms})` : tier.terms)));
  const keys = await Promise.all(tiers.map((tier) => keysOf(tier, marks)));
  return { terms, sieve: sieveOf([terms, ...marks]), keys: [...new Set(keys.flat())] };
}

/** Finds out what a search looks for that is to be saved; undefined when no listing can match. */
export function understandSaved(filters: SavedFilters): Promise<SavedTerms | undefined> {
  // It looks up several things at once, which one connection can't.
  return outsideTransaction(() => understand(filters));
}
