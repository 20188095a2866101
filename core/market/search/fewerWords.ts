import { read } from "#db/readPool.ts";
import { maybe, number, text } from "#db/rows.ts";
import { quote } from "./termSql.ts";
import type { Part } from "./understandQuery.ts";
import { worthOf } from "./worthOf.ts";

/** Most parts that are left out one by one, and most that are tried alone. */
const TRIED_MAX = 5;

/** A query with fewer words. */
export interface Fewer {
  search: string;
  /** Its terms, as a text of tsquery. */
  terms: string;
  /** How much its words tell. */
  worth: number;
}

export interface FewerWords {
  /** The words without those that no listing has; undefined when all are written, or none is. */
  written: Fewer | undefined;
  /** Attempts, nearest first: all of a round are as near as each other. */
  rounds: Fewer[][];
  /** Only the places, which say nothing of the thing. */
  places: Fewer[];
}

interface Known extends Part {
  worth: number;
}

const joined = (parts: readonly Known[]): Fewer => ({
  search: parts.map(({ text }) => text).join(" "),
  terms: parts.map(({ terms }) => terms).join(" & "),
  worth: parts.reduce((sum, { worth }) => sum + worth, 0),
});

/** Letters and digits alone say nothing: what has them isn't what was meant. */
const TELLING = /\p{L}{2}|\d{2}/u;
/** Whether a part says what is meant; numbers and what they measure don't. */
const isThing = ({ text, number }: Part) => number === undefined && /\p{L}/u.test(text) && TELLING.test(text);
/** Whether some of a query's parts say as much of the thing as all of them may. */
const saysThing = (parts: readonly Part[], all: readonly Part[]) => parts.some(isThing) || !all.some(isThing);

const TERM = /'([^']+)'/g;
const termsOf = ({ terms }: Part) => [...terms.matchAll(TERM)].map(([, term = ""]) => term);
/** Returns the terms that stand alone for a part. A term within a phrase may be about something else. */
function aloneOf(part: Part): string[] {
  const alone = part.terms.split(" | ").map((terms) => termsOf({ ...part, terms }));
  return alone.flatMap((terms) => (terms.length === 1 ? terms : []));
}
const isMark = (term: string) => /^~./.test(term);
const isPlace = (term: string) => /^~[rcd]\d/.test(term);

const namesPlace = (part: Part) => termsOf(part).some(isPlace);

const shape = {
  stem: text,
  listings: number,
  /** Two words that may be one, as they were typed apart. */
  together: maybe(text),
  /** How many listings there are. */
  all: number,
};

const statement = {
  name: "written-stems",
  text: `
    select w.stem, w.listings, asked.together,
      greatest(max(w.listings) over (), (
        select coalesce(sum(total), 0) from listing_counts
        where place_level = 0 and place_id = 0 and category_id = 0))::integer as all
    from (
      select stem, null as together from unnest($1::text[]) as stem
      union all select public.search_stems(together), together from unnest($2::text[]) as together
    ) asked join search_words w on w.stem = asked.stem`,
};

/** Two parts next to each other, one of which may be written together with the other, in either order. */
function pairsOf(parts: readonly Part[]): { at: number; together: string }[] {
  const isWord = ({ text }: Part) => /^\p{L}{3,}$/u.test(text);
  const starts = parts.slice(1, TRIED_MAX).map((_, at) => at);
  return starts.flatMap((at) => {
    const [one, two] = parts.slice(at, at + 2);
    if (!one || !two || !isWord(one) || !isWord(two)) return [];
    return [one.text + two.text, two.text + one.text].map((together) => ({ at, together }));
  });
}

/** The parts of which listings have something, in any form or meaning, and what two of them make together. */
async function writtenOf(parts: readonly Part[]) {
  const asked = [...new Set(parts.flatMap(termsOf))];
  const pairs = pairsOf(parts);
  const values = [asked, pairs.map(({ together }) => together)];
  const rows = await read(shape, statement, values, { fromReplica: true });
  const listingsOf = new Map(rows.map(({ stem, listings }) => [stem, listings]));
  const all = rows[0]?.all ?? 0;
  // Numbers aren't in the lexicon.
  const isWritten = (term: string) => listingsOf.has(term) || isMark(term) || /^\d/.test(term);
  const known = parts.map((part, at): Known & { isWritten: boolean } => {
    const terms = termsOf(part);
    const listings = Math.max(0, ...aloneOf(part).map((term) => listingsOf.get(term) ?? 0));
    const worth = worthOf(part.text, { listings, all, isFirst: at === 0, isPlace: namesPlace(part) });
    return { ...part, worth, isWritten: terms.some(isWritten) };
  });
  const together = pairs.flatMap(({ at, together: text }) => {
    const row = rows.find((one) => one.together === text);
    const one = row && { text, terms: `'${row.stem}'`, worth: 0 };
    return one ? [joined([...known.slice(0, at), one, ...known.slice(at + 2)])] : [];
  });
  return { known: known.filter((part) => part.isWritten), whole: known, together };
}

/** A measure without its unit, the number of which tells something alone; undefined for what is no measure. */
export function withoutUnit({ number }: Part): FewerWords | undefined {
  if (number === undefined || !TELLING.test(number)) return undefined;
  return {
    written: undefined,
    rounds: [[{ search: number, terms: quote(number), worth: 0 }]],
    places: [],
  };
}

/**
 * Chooses words to leave out of a query that finds nothing: first all that no listing has, then also one more, then all
 * but two in a row, then all but one. Before that two words are tried as one, in either order.
 */
export async function fewerWords(all: readonly Part[]): Promise<FewerWords> {
  const { known: found, whole, together } = await writtenOf(all);
  const known = saysThing(found, all) ? found : [];
  const written = known.length > 0 && known.length < all.length ? joined(known) : undefined;
  const left: Known[] = known.length > 0 ? known : whole;
  const places = left.map((_, place) => place);
  const joinedAll = (some: readonly Known[][]) => some.filter((parts) => saysThing(parts, all)).map(joined);
  const withoutOne = places
    .slice(-TRIED_MAX)
    .reverse()
    .map((place) => left.filter((_, other) => other !== place));
  const oneLess = left.length > 2 ? joinedAll(withoutOne) : [];
  const twoInRow = places.slice(1, TRIED_MAX + 1).map((place) => left.slice(place - 1, place + 1));
  const pairs = left.length > 3 ? joinedAll(twoInRow) : [];
  const isOneOfMore = left.length > 1;
  const things = left.filter((part) => !namesPlace(part));
  const telling = things.filter(({ text }) => /\p{L}{2}/u.test(text)).slice(0, TRIED_MAX);
  const alone = (parts: readonly Known[]) => (isOneOfMore ? joinedAll(parts.map((part) => [part])) : []);
  const rounds = [together, written ? [written] : [], oneLess, pairs, alone(telling)];
  return {
    written,
    rounds: rounds.map((round) => round.filter(({ search }) => TELLING.test(search))),
    places: alone(left.filter(namesPlace)),
  };
}
