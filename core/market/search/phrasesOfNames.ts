import { z } from "zod";
import { read } from "#db/readPool.ts";
import { boolean, maybe, number, type RowOf, text } from "#db/rows.ts";
import { joining } from "./emptyWords.ts";
import { isFillerWord, namePhrases, partsOf, type Standing } from "./namePhrases.ts";

/** Only so many of the newest names are read: enough to tell what is popular, however large the market is. */
const NAMES_READ = 40_000;
const BATCH = 500;
/** While more phrases than this are counted, those met once are forgotten now and then: popular ones come again. */
const COUNTED_MAX = 150_000;
/** A word needs one more listing for each so many names, else typos and oddities of a large market would be suggested. */
const NAMES_FOR_ONE = 8000;
/** Different sellers who must write the same, in a small market and in a large one. */
const SELLERS_LEAST = 2;
const SELLERS_MOST = 3;

const namedRow = {
  id: number,
  rankAt: number,
  categoryId: number,
  ownerId: number,
  isRussian: boolean,
  /** The phrase as it was written, in Russian, in Uzbek. */
  texts: z.tuple([maybe(text), maybe(text), maybe(text)]),
};

type Named = RowOf<typeof namedRow>;

/** Names of one language. */
export interface InLanguage {
  /** Listings whose names have a phrase. */
  listings: number;
  /**
   * Listings whose names begin with the phrase (`first`), and those where no word that says something follows it
   * (`closed`).
   */
  first: number;
  closed: number;
}

/** Languages that names are in. */
export const phraseLanguages = ["ru", "uz"] as const;
export type PhraseLanguage = (typeof phraseLanguages)[number];
type ByLanguage = Record<PhraseLanguage, InLanguage>;

/** A count that has counted nothing yet. */
export const inNoLanguage = (): ByLanguage => ({
  ru: { listings: 0, first: 0, closed: 0 },
  uz: { listings: 0, first: 0, closed: 0 },
});

/** A phrase and its counts. */
export interface Form {
  listings: number;
  languages: ByLanguage;
  /** Listings in which a name of another script has it. */
  foreign: number;
  /** Some of the people who wrote it, as many as must have. */
  sellers: Set<number>;
  /** Listings by category. */
  categories: Map<number, number>;
  /** Listings by the word that follows. */
  next: Map<string, number>;
}

async function* readNames(): AsyncGenerator<Named> {
  let last = { rankAt: 2_147_483_647, id: 2_147_483_647 };
  for (let seen = 0; seen < NAMES_READ; seen += BATCH) {
    const rows = await read(
      namedRow,
      {
        text: `
          select id, rank_at as "rankAt", category_id as "categoryId", owner_id as "ownerId",
            original_lang = 'ru' as "isRussian",
            array[name, name_ru, name_uz] as texts
          from listings where visible and (rank_at, id) < ($1::integer, $2::integer)
          order by rank_at desc, id desc limit ${BATCH}`,
      },
      [last.rankAt, last.id],
      { fromReplica: true },
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end;
  }
}

const addTo = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

async function countWords(): Promise<{ names: number; words: Map<string, number> }> {
  const words = new Map<string, number>();
  let names = 0;
  for await (const { texts } of readNames()) {
    names += 1;
    const all = texts.flatMap((text) => partsOf(text ?? "")).flat();
    for (const word of new Set(all)) addTo(words, word);
  }
  return { names, words };
}

function forgetRare(counts: Map<string, number>) {
  if (counts.size <= COUNTED_MAX) return;
  for (const [phrase, count] of counts) if (count === 1) counts.delete(phrase);
}

async function countPhrases(isPopular: (word: string) => boolean): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const { texts } of readNames()) {
    for (const phrase of namePhrases(texts, isPopular).keys()) addTo(counts, phrase);
    forgetRare(counts);
  }
  return counts;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

const languageOf = ({ text }: Standing, { isRussian }: Named): PhraseLanguage =>
  text === 1 || (text === 0 && isRussian) ? "ru" : "uz";

function noteLanguages(form: Form, standings: readonly Standing[], named: Named) {
  for (const language of phraseLanguages) {
    const own = standings.filter((standing) => languageOf(standing, named) === language);
    if (own.length === 0) continue;
    const counted = form.languages[language];
    counted.listings += 1;
    if (own.some(({ isFirst }) => isFirst)) counted.first += 1;
    if (own.some(({ next }) => next === undefined || (isFillerWord(next) && !joining.has(next))))
      counted.closed += 1;
  }
}

function note(form: Form, text: string, standings: readonly Standing[], named: Named) {
  const { ownerId, categoryId, texts } = named;
  form.listings += 1;
  noteLanguages(form, standings, named);
  // A brand stands in Latin letters among Russian words.
  if (
    !CYRILLIC.test(text) &&
    texts.some((one) => one && CYRILLIC.test(one) && one.toLowerCase().includes(text))
  ) {
    form.foreign += 1;
  }
  if (form.sellers.size < SELLERS_MOST) form.sellers.add(ownerId);
  addTo(form.categories, categoryId);
  for (const next of new Set(standings.map((standing) => standing.next))) {
    if (next !== undefined) addTo(form.next, next);
  }
}

/** The phrases of names in lower case, and the counts that a phrase must have to be offered. */
interface Collected {
  forms: Map<string, Form>;
  least: number;
  sellers: number;
}

/**
 * Popular phrases of the names of visible listings. Names are read three times (for words, phrases and what is known of
 * them), so that only what is popular takes memory.
 */
export async function collectForms(): Promise<Collected> {
  const { names, words } = await countWords();
  const least = 1 + Math.floor(names / NAMES_FOR_ONE);
  // A phrase written in two scripts may be popular only when both are taken together.
  const isPopular = (count: number | undefined) => (count ?? 0) >= least / 2;
  const counts = await countPhrases((word) => isPopular(words.get(word)));
  const forms = new Map<string, Form>();
  for (const [phrase, listings] of counts) {
    if (!isPopular(listings)) continue;
    forms.set(phrase, {
      listings: 0,
      languages: inNoLanguage(),
      foreign: 0,
      sellers: new Set<number>(),
      categories: new Map<number, number>(),
      next: new Map<string, number>(),
    });
  }
  for await (const named of readNames()) {
    for (const [text, standings] of namePhrases(named.texts, (word) => words.has(word))) {
      const form = forms.get(text);
      if (form) note(form, text, standings, named);
    }
  }
  return { forms, least, sellers: least > 1 ? SELLERS_MOST : SELLERS_LEAST };
}
