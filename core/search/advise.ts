import type { ListingFilters } from "#contract/listings.ts";
import type { Advice } from "#contract/search.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import type { PlaceKey } from "../geo/placeIndex.ts";
import { placePath } from "../geo/placePath.ts";
import { askedParameters } from "../listings/askedParameters.ts";
import { countListings } from "../listings/countListings.ts";
import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { lookUpWords } from "./lookUpWords.ts";
import { understandQuery } from "./understandQuery.ts";

/**
 * Searches that are tried for the words; with three places, two categories, one without filters and one of words alone
 * they make ten at most.
 */
const WORDS_TRIED = 3;

async function tryOut(kind: Advice["kind"], filters: ListingFilters): Promise<Advice> {
  return { kind, filters, ...(await countListings(filters)) };
}

const tryAll = (kind: Advice["kind"], all: readonly ListingFilters[]) =>
  Promise.all(all.map((filters) => tryOut(kind, filters)));

const finds = ({ total }: Advice) => total > 0;

/** The words in the order in which they may be left out: those that nobody has written first. */
async function leastKnownFirst(words: readonly string[]): Promise<number[]> {
  const tokens = await lookUpWords(words, []);
  const isKnown = (place: number) =>
    tokens.some((token) => token.place === place + 1 && token.known !== null);
  const places = words.map((_, place) => place);
  return places.sort((a, b) => Number(isKnown(a)) - Number(isKnown(b)) || b - a);
}

/** The search without one of its words; of several that find something, the one that finds most. */
async function adviseWords(asked: ListingFilters): Promise<Advice | undefined> {
  const words = (asked.search ?? "").split(/\s+/).filter(Boolean);
  if (words.length < 2) return undefined;
  const left = (await leastKnownFirst(words)).slice(0, WORDS_TRIED);
  const fewer = await Promise.all(
    left.map(async (place) => {
      const rest = words.filter((_, at) => at !== place).join(" ");
      const understood = await understandQuery(rest, asked);
      return { ...asked, search: understood?.correction ?? rest };
    }),
  );
  const tried = await tryAll("words", fewer);
  return tried.filter(finds).sort((a, b) => b.total - a.total)[0];
}

const idNames = { region: "regionId", city: "cityId", district: "districtId" } as const;

/** Filters of a place by the way to it. */
function statePlace(path: readonly PlaceKey[]): Partial<ListingFilters> {
  return Object.fromEntries(
    path.flatMap(({ level, id }) => (level === "country" ? [] : [[idNames[level], id]])),
  );
}

/** The same in the next wider place that has something. */
async function advisePlace({ regionId, cityId, districtId, ...others }: ListingFilters) {
  const path = (await placePath({ regionId, cityId, districtId })) ?? [];
  const wider = path.slice(0, -1).map((_, at) => ({ ...others, ...statePlace(path.slice(0, at + 1)) }));
  return (await tryAll("place", wider.toReversed())).find(finds);
}

/** The same in the category above, or in all if that has nothing; parameters are those of a category, so they go. */
async function adviseCategory({ categoryId, p: _, ...others }: ListingFilters) {
  if (categoryId === undefined) return undefined;
  const parent = (await categoryIndex()).pathTo(categoryId).at(-2);
  const wider = [...(parent ? [{ ...others, categoryId: parent.id }] : []), others];
  return (await tryAll("category", wider)).find(finds);
}

/** Only words, category and place. */
function withoutFilters({
  search,
  categoryId,
  regionId,
  cityId,
  districtId,
}: ListingFilters): ListingFilters {
  const kept = Object.entries({ search, categoryId, regionId, cityId, districtId });
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

async function adviseFilters(asked: ListingFilters): Promise<Advice | undefined> {
  const wider = withoutFilters(asked);
  if (Object.keys(wider).length === Object.keys(asked).length) return undefined;
  const tried = await tryOut("filters", wider);
  return finds(tried) ? tried : undefined;
}

/** The words alone, for a search that no single step makes find something. */
async function adviseWordsAlone({ search, ...others }: ListingFilters): Promise<Advice[]> {
  if (search === undefined || Object.keys(others).length < 2) return [];
  return [await tryOut("filters", { search })].filter(finds);
}

async function advice(asked: ListingFilters): Promise<Advice[]> {
  const present: ListingFilters = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== undefined && value !== false && value !== ""),
  );
  await askedParameters(present, await categoryIndex());
  const steps = await Promise.all([
    adviseWords(present),
    advisePlace(present),
    adviseCategory(present),
    adviseFilters(present),
  ]);
  const found = steps.filter((step) => step !== undefined);
  return found.length > 0 ? found : adviseWordsAlone(present);
}

/**
 * Searches near to one that found nothing, which do find something: with fewer words, in a wider place, in a category
 * above, without the narrower filters.
 * @throws {RuleError} invalid_input for a parameter or option there is not.
 */
export function advise(asked: ListingFilters): Promise<ReadyJson> {
  return keepReady(`advise:${JSON.stringify(asked)}`, async () =>
    JSON.stringify({ data: await advice(asked) }),
  );
}
