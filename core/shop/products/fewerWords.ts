import { read } from "#db/readPool.ts";
import { number } from "#db/rows.ts";
import { textTerms, type Wanted } from "./searchTerms.ts";

/** Titles with a word are counted up to so many. */
const COUNTED_MAX = 1000;
/** Only this many words are tried together, the rarest ones: four make fourteen tries. */
const TRIED_MAX = 4;

const statement = {
  name: "titles-with",
  text: `
    with q as materialized (select $1::tsquery as terms),
    found as materialized (select p.id from q join products p on p.is_published and p.terms @@ q.terms limit ${COUNTED_MAX})
    select count(*)::integer as titles from found`,
};

async function countTitles(word: Wanted): Promise<number> {
  const { written } = textTerms([word]);
  const [row] = await read({ titles: number }, statement, [written], { fromReplica: true });
  return row?.titles ?? 0;
}

/** Numbers, single letters and units: what a thing is none of them says. */
const MEASURE = /^(?:\d+|\p{L}|ml|kg|gm|cm|mm|ft|gb|tb|mah)$/u;
const saysThing = (words: readonly Wanted[]) => words.some(({ written }) => !MEASURE.test(written));

/** All with one word left out, the first before the others, then with two, and so on down to a single word. */
function leaveOut(words: readonly Wanted[]): Wanted[][] {
  const left = (some: readonly Wanted[], from: number): [Wanted[], number][] =>
    some.slice(from).map((_, at) => [some.filter((_, place) => place !== from + at), from + at]);
  const rounds: [Wanted[], number][][] = [left(words, 0)];
  for (let size = words.length - 2; size > 0; size -= 1)
    rounds.push((rounds.at(-1) ?? []).flatMap(([some, from]) => left(some, from)));
  return rounds.flat().map(([some]) => some);
}

/**
 * The words of a query without some of them, the likeliest first: only those that titles have. What a thing is for or goes
 * with is left out before the thing, then words of many titles before those of few; of equal ones the first, as what a
 * thing is comes last ("white kurta"). A word for a thing is never left out for its size alone ("iphone 7").
 */
export async function fewerWords(words: readonly Wanted[]): Promise<Wanted[][]> {
  const counted = await Promise.all(words.map(async (word) => ({ word, titles: await countTitles(word) })));
  const known = counted
    .filter(({ titles }) => titles > 0)
    .toSorted((a, b) => Number(b.word.isAside) - Number(a.word.isAside) || b.titles - a.titles)
    .slice(-TRIED_MAX)
    .map(({ word }) => word);
  if (known.length === 0) return [];
  const fewer = known.length < words.length ? [known, ...leaveOut(known)] : leaveOut(known);
  return saysThing(words) ? fewer.filter(saysThing) : fewer;
}
