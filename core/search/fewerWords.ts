import { read } from "#db/readPool.ts";
import type { Part } from "./understandQuery.ts";

/** Most parts that are left out one by one, and most that are tried alone. */
const TRIED_MAX = 5;

/** A query with fewer words. */
export interface Fewer {
  search: string;
  /** What it looks for, as a text of tsquery. */
  terms: string;
}

export interface FewerWords {
  /** The words without those that no listing has; undefined when all are written, or none is. */
  written: Fewer | undefined;
  /** What to look for, nearest first: all of a round are as near as each other. */
  rounds: Fewer[][];
}

const joined = (parts: readonly Part[]): Fewer => ({
  search: parts.map(({ text }) => text).join(" "),
  terms: parts.map(({ terms }) => terms).join(" & "),
});

const TERM = /'([^']+)'/g;
const termsOf = ({ terms }: Part) => [...terms.matchAll(TERM)].map(([, term = ""]) => term);
const isPlace = (term: string) => /^~./.test(term);

const namesPlace = (part: Part) => termsOf(part).some(isPlace);

const statement = {
  name: "written-stems",
  text: "select stem from search_words where stem = any($1::text[])",
};

/** The parts of which listings have something, in any form or meaning. Numbers aren't in the lexicon. */
async function writtenOf(parts: readonly Part[]): Promise<Part[]> {
  const asked = [...new Set(parts.flatMap(termsOf))];
  const rows = await read<{ stem: string }>(statement, [asked], { fromReplica: true });
  const known = new Set(rows.map(({ stem }) => stem));
  const isWritten = (term: string) => known.has(term) || isPlace(term) || /^\d/.test(term);
  return parts.filter((part) => termsOf(part).some(isWritten));
}

/**
 * What may be left out of a query that finds nothing: first all that no listing has, then also one
 * more, then all but two in a row, then all but one.
 */
export async function fewerWords(all: readonly Part[]): Promise<FewerWords> {
  const known = await writtenOf(all);
  const written = known.length > 0 && known.length < all.length ? joined(known) : undefined;
  const left = known.length > 0 ? known : [...all];
  const places = left.map((_, place) => place);
  const oneLess =
    left.length > 2
      ? places
          .slice(-TRIED_MAX)
          .reverse()
          .map((place) => joined(left.filter((_, other) => other !== place)))
      : [];
  const pairs =
    left.length > 3
      ? places.slice(1, TRIED_MAX + 1).map((place) => joined(left.slice(place - 1, place + 1)))
      : [];
  // A place alone says nothing of the thing.
  const [inPlaces, things] = [left.filter(namesPlace), left.filter((part) => !namesPlace(part))];
  const telling = things.filter(({ text }) => /\p{L}{2}/u.test(text)).slice(0, TRIED_MAX);
  const alone =
    left.length > 1 ? [telling, inPlaces].map((parts) => parts.map((part) => joined([part]))) : [];
  return { written, rounds: [written ? [written] : [], oneLess, pairs, ...alone] };
}
