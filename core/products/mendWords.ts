import { read } from "#db/readPool.ts";
import { editDistance } from "../search/editDistance.ts";
import type { Wanted } from "./searchTerms.ts";

/** Titles that are looked through for a word: those that share its first or its last half. */
const TITLES_MAX = 500;
/** Letters of the shortest sound that is mended. */
const SHORTEST = 3;

const statement = {
  name: "words-like",
  text: `
    select word, count(*)::integer as titles, bool_or(word = any($2::text[])) as "isKnown" from (
      select p.name_words from products p where p.is_published and p.name_words like any($1::text[]) limit ${TITLES_MAX}
    ) near cross join lateral unnest(string_to_array(btrim(near.name_words), ' ')) as word
    where length(word) between $3::integer - 1 and $3::integer + 1
    group by word order by word`,
};

interface Near {
  word: string;
  titles: number;
  isKnown: boolean;
}

/** One edit leaves a half of a word as it is; but for swaps in the middle, which the third pattern is for. */
function patternsOf(form: string): string[] {
  const half = Math.ceil(form.length / 2);
  const patterns = [`% ${form.slice(0, half)}%`, `%${form.slice(Math.min(half, form.length - 2))} %`];
  return form.length > 5 ? [...patterns, `% ${form.slice(0, half - 1)}%${form.slice(half + 1)} %`] : patterns;
}

const lettersOf = (form: string) => [...form].sort().join("");

/** A word as it was meant, by how it sounds; itself where a title has it, or where none has anything near. */
async function mend(word: Wanted): Promise<Wanted> {
  const [form = ""] = word.forms;
  // A letter more or less makes of a short word just another one.
  if (form.length < SHORTEST || word.written.length <= SHORTEST || /\d/.test(form)) return word;
  const near = await read<Near>(statement, [patternsOf(form), word.forms, form.length], {
    fromReplica: true,
  });
  if (near.some(({ isKnown }) => isKnown)) return word;
  const isSwap = (other: string) => lettersOf(other) === lettersOf(form);
  const [best] = near
    .filter((known) => editDistance(form, known.word, 1) === 1)
    // Letters in another order are the likeliest slip.
    .sort((a, b) => Number(isSwap(b.word)) - Number(isSwap(a.word)) || b.titles - a.titles);
  return best ? { written: word.written, forms: [best.word] } : word;
}

/** Words with one typo in each mended by the titles of products; undefined when there is nothing to mend. */
export async function mendWords(words: readonly Wanted[]): Promise<Wanted[] | undefined> {
  const mended = await Promise.all(words.map(mend));
  return mended.some((word, place) => word !== words[place]) ? mended : undefined;
}
