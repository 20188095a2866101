import { allowedEdits, editDistance } from "#core/platform/words/editDistance.ts";
import { read } from "#db/readPool.ts";
import { number, type RowOf, text } from "#db/rows.ts";
import { foldings } from "./searchNormal.ts";
import type { Wanted } from "./searchTerms.ts";

/** Titles that are looked through for a word: those that share a part of it. */
const TITLES_MAX = 500;
/** Letters of the shortest sound that is corrected. */
const SHORTEST = 3;
const EDITS_MAX = 2;
/** Letters of a word or a sound so short that another first letter makes another word of it. */
const SHORT = 4;

const statement = {
  name: "words-like",
  text: `
    select word, count(*)::integer as titles from (
      select p.name_words from products p where p.is_published and p.name_words ilike any($1::text[]) limit ${TITLES_MAX}
    ) near cross join lateral unnest(string_to_array(btrim(near.name_words), ' ')) as word
    where length(word) between $2::integer - ${EDITS_MAX} and $3::integer + ${EDITS_MAX}
    group by word order by word`,
};

/** A word of titles, as it is written or as it sounds. */
const knownRow = {
  word: text,
  titles: number,
};

type Known = RowOf<typeof knownRow>;

/** One edit leaves a half of a word as it is; but for swaps in the middle, which the third pattern is for. */
function halvesOf(form: string): string[] {
  const half = Math.ceil(form.length / 2);
  const patterns = [`% ${form.slice(0, half)}%`, `%${form.slice(Math.min(half, form.length - 2))} %`];
  return form.length > 5 ? [...patterns, `% ${form.slice(0, half - 1)}%${form.slice(half + 1)} %`] : patterns;
}

/** Two edits leave a third of it. */
function thirdsOf(form: string): string[] {
  const third = Math.floor(form.length / 3);
  return [
    `% ${form.slice(0, third)}%`,
    `%${form.slice(third, form.length - third)}%`,
    `%${form.slice(-third)} %`,
  ];
}

/** A Hindi plural before "ka", "ke", "ki": in Devanagari its "n" is no letter but a dot ("bachchon", बच्चों). */
const OBLIQUE = /^[a-z]{3,}on$/;

const lettersOf = (form: string) => [...form].sort().join("");

/** Edits of the sound, up to 2; a short sound has a neighbour in nearly every word, so its letters must be near, too. */
function soundDistance(written: string, form: string, word: string): number {
  const most = allowedEdits(written.length);
  const edits = editDistance(form.toLowerCase(), word.toLowerCase(), 1);
  const isNear = edits === 0 || form.length > SHORT || editDistance(written, word, most) <= most;
  return isNear ? edits : 2;
}

/** How far a known word is from what was typed: in edits of its letters, or of its sound; Infinity when it is another. */
function distance({ written, forms: [form = ""] }: Wanted, { word }: Known): number {
  const most = allowedEdits(written.length);
  const letters = Math.min(...[word, word.replace(/s$/, "")].map((one) => editDistance(written, one, most)));
  // "s" for "sh" is no typo but a way to speak.
  const sound = soundDistance(written, form, word);
  // Letters say more than sounds.
  const edits = Math.min(letters > most ? Infinity : letters, sound > 1 ? Infinity : sound + 0.2);
  const isSwap = [written, form].some((typed) => typed !== word && lettersOf(typed) === lettersOf(word));
  // Letters in another order are the likeliest typo.
  if (isSwap) return edits - 0.5;
  const startsSo = [written, form].some((typed) => typed[0] === word[0]);
  return Math.min(written.length, form.length) <= SHORT && !startsSo ? Infinity : edits;
}

/** A word as it was meant, by its letters or how it sounds; itself where a title has it, or where none has anything near. */
async function correct(word: Wanted): Promise<Wanted> {
  const { written, forms, isWhole } = word;
  const [form = ""] = forms;
  // A letter more or less makes of a short word just another one.
  if (isWhole || form.length < SHORTEST || written.length <= SHORTEST || /\d/.test(form)) return word;
  const oblique = OBLIQUE.test(written) ? foldings(written.slice(0, -1)) : [];
  const lengths = [form.length, written.length];
  const ways = [[...new Set([form, written].flatMap(halvesOf))]];
  if (allowedEdits(written.length) === EDITS_MAX) ways.push(thirdsOf(written));
  for (const patterns of ways) {
    const known = await read(knownRow, statement, [patterns, Math.min(...lengths), Math.max(...lengths)], {
      fromReplica: true,
    });
    if (known.some((one) => one.word === written || forms.includes(one.word))) return word;
    const ofMany = oblique.find((form) => known.some((one) => one.word === form));
    if (ofMany) return { ...word, forms: oblique };
    const [best] = known
      .map((one) => ({ ...one, distance: distance(word, one) }))
      .filter((one) => one.distance < Infinity)
      .sort((a, b) => a.distance - b.distance || b.titles - a.titles);
    if (best)
      return { ...word, written: best.word, forms: [...new Set([best.word, ...foldings(best.word)])] };
  }
  return word;
}

/** Words with the typos in each corrected by the titles of products; undefined when there is nothing to correct. */
export async function correctWords(words: readonly Wanted[]): Promise<Wanted[] | undefined> {
  const corrected = await Promise.all(words.map(correct));
  return corrected.some((word, place) => word !== words[place]) ? corrected : undefined;
}
