import { EXACT_TOTAL_MAX } from "#contract/limits.ts";
import type { ListingFilters } from "#contract/listingFilters.ts";
import type { Advice } from "#contract/search.ts";
import type { PlaceKey } from "#core/platform/geo/placeIndex.ts";
import { placePath } from "#core/platform/geo/placePath.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { askedParameters } from "../lists/askedParameters.ts";
import { countListings } from "./countListings.ts";
import { type Fewer, type FewerWords, fewerWords, withoutUnit } from "./fewerWords.ts";
import { type Attempt, firstFound } from "./firstFound.ts";
import { nearQueries } from "./nearQueries.ts";
import { statePrices } from "./statePrices.ts";
import { understandQuery } from "./understandQuery.ts";

/** Listings are counted up to this number, to see which search with fewer words finds most. */
const COMPARED_MAX = 1000;

/** More words that may have been meant would be a riddle. */
const NEAR_MAX = 2;

/** The first of these searches that finds something. */
async function tryInTurn(kind: Advice["kind"], all: readonly ListingFilters[]): Promise<Advice | undefined> {
  const found = await firstFound(
    all.map((filters) => [{ filters }]),
    EXACT_TOTAL_MAX,
  );
  if (!found) return undefined;
  const { attempt, total } = found;
  if (total <= EXACT_TOTAL_MAX) return { kind, filters: attempt.filters, total, totalIsEstimate: false };
  return { kind, filters: attempt.filters, ...(await countListings(attempt.filters)) };
}

/** The first of these rounds with something, by words that may be other than asked; as much as people will see. */
async function tryWords(rounds: readonly (readonly Attempt[])[], asked: ListingFilters) {
  const found = await firstFound(rounds, COMPARED_MAX);
  if (!found) return undefined;
  const { filters, terms } = found.attempt;
  const kind = filters.search === asked.search ? "filters" : "words";
  // By itself a last word may mean more, as it may be the beginning of others.
  const understood = filters.search ? await understandQuery(filters.search, filters) : undefined;
  const isSame = understood?.all.terms === terms && found.total <= COMPARED_MAX;
  if (!isSame) return tryInTurn(kind, [filters]);
  return { kind, filters, total: found.total, totalIsEstimate: false } satisfies Advice;
}

/** Rounds of words with these filters. */
const withFilters = (rounds: readonly Fewer[][], filters: ListingFilters): Attempt[][] =>
  rounds.map((round) =>
    round.map(({ search, terms, worth }) => ({ filters: { ...filters, search }, terms, worth })),
  );

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
  return tryInTurn("place", wider.toReversed());
}

/** The same in the category above, or in all if that has nothing; parameters are those of a category, so they go. */
async function adviseCategory({ categoryId, p: _, ...others }: ListingFilters) {
  if (categoryId === undefined) return undefined;
  const parent = (await categoryIndex()).pathTo(categoryId).at(-2);
  return tryInTurn("category", [...(parent ? [{ ...others, categoryId: parent.id }] : []), others]);
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
  return tryInTurn("filters", [wider]);
}

/**
 * A way out when no single step finds something: the words wider by two steps, then fewer words and wider. What is
 * looked for comes before where.
 */
async function adviseFurther(asked: ListingFilters, fewer: FewerWords | undefined): Promise<Advice[]> {
  const { search, categoryId, ...place } = withoutFilters(asked);
  const words = search === undefined ? {} : { search };
  const category = categoryId === undefined ? {} : { categoryId };
  const all = [{ ...place, ...category }, category, place, {}].map((kept) => ({ ...words, ...kept }));
  const different = new Map(all.map((filters) => [JSON.stringify(filters), filters]));
  const wider = [...different.values()].filter(
    (filters) => Object.keys(filters).length < Object.keys(asked).length && Object.keys(filters).length > 0,
  );
  const same = fewer?.written ? [] : wider.map((filters): Attempt[] => [{ filters }]);
  const less = fewer ? wider.flatMap((filters) => withFilters(fewer.rounds, filters)) : [];
  const inPlaces = fewer ? [asked, ...wider].flatMap((filters) => withFilters([fewer.places], filters)) : [];
  const found = await tryWords([...same, ...less, ...inPlaces], asked);
  return found ? [found] : [];
}

async function fewerOf({ search, ...filters }: ListingFilters): Promise<FewerWords | undefined> {
  const words = search?.trim();
  const understood = words ? await understandQuery(words, filters) : undefined;
  const [first, ...others] = understood?.parts ?? [];
  if (!first) return undefined;
  return others.length > 0 ? fewerWords([first, ...others]) : withoutUnit(first);
}

/** The same with mistyped words put right. */
async function adviseNear({ search, ...filters }: ListingFilters) {
  const queries = search ? await nearQueries(search) : [];
  const found = await Promise.all(queries.map((near) => tryInTurn("words", [{ ...filters, search: near }])));
  return found.filter((one) => one !== undefined).slice(0, NEAR_MAX);
}

const widen = (asked: ListingFilters) =>
  Promise.all([advisePlace(asked), adviseCategory(asked), adviseFilters(asked)]);

async function steps(asked: ListingFilters, fewer: FewerWords | undefined) {
  if (!fewer?.written)
    return (
      await Promise.all([fewer && tryWords(withFilters(fewer.rounds, asked), asked), widen(asked)])
    ).flat();
  const { search } = fewer.written;
  const words = await tryWords(withFilters(fewer.rounds, asked), asked);
  // A word that nobody wrote finds nothing in a wider search, so the others are tried without it, if they are needed.
  return words?.filters.search === search ? [words] : [words, ...(await widen({ ...asked, search }))];
}

/** A price that was said in words is no filter that a person knows of: giving it up changes the words. */
const inWords = (step: Advice, { search }: ListingFilters, asked: ListingFilters): Advice =>
  step.kind === "filters" && search !== undefined && search !== asked.search
    ? { ...step, kind: "words" }
    : step;

async function advice(asked: ListingFilters): Promise<Advice[]> {
  const present: ListingFilters = Object.fromEntries(
    Object.entries(statePrices(asked)).filter(
      ([, value]) => value !== undefined && value !== false && value !== "",
    ),
  );
  await askedParameters(present, await categoryIndex());
  const fewer = await fewerOf(present);
  const [near, other] = await Promise.all([adviseNear(present), steps(present, fewer)]);
  const found = [...near, ...other].flatMap((step) => (step ? [inWords(step, present, asked)] : []));
  return found.length > 0 ? found : adviseFurther(present, fewer);
}

/**
 * Searches near to one that found nothing, which do find something: with mistyped words put right, with fewer words, in a wider place, in a category
 * above, without the narrower filters; where none of that is enough, with fewer words and wider.
 * @throws {RuleError} invalid_input for a parameter or option there is not.
 */
export function advise(asked: ListingFilters): Promise<ReadyJson> {
  return keepReady(`advise:${JSON.stringify(asked)}`, async () =>
    JSON.stringify({ data: await advice(asked) }),
  );
}
