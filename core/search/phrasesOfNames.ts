import { read } from "#db/readPool.ts";

/** Only so many of the newest names are read: enough to tell what is popular, however large the market is. */
const NAMES_READ = 40_000;
const BATCH = 500;
/** While more phrases than this are counted, those met once are forgotten now and then: popular ones come again. */
const COUNTED_MAX = 150_000;
/** A word needs one more listing for each so many names, else slips and oddities of a large market would be suggested. */
const NAMES_FOR_ONE = 8000;
const WORDS_MAX = 3;
/** Longest phrase, in letters; and digits that may be somebody's phone. */
export const PHRASE_MAX = 60;
const PHONE_DIGITS = 7;

const LINK = /@|:\/\/|www\.|\.(?:me|uz|ru|com|net|org)(?![\p{L}\d])/iu;
const PART_END = /[\][,;:!?()|/+*"«»•]+|\.(?=\s|$)|\s[-–—]+\s/u;
const NOT_WORD = /[^\p{L}\p{M}\d'’ʻʼ`‘.-]+/u;

/** Whether a text holds a link, a @name or what may be a phone. */
export const isPrivate = (text: string) =>
  LINK.test(text) || text.replaceAll(/\D/g, "").length >= PHONE_DIGITS;

interface Named {
  id: number;
  rankAt: number;
  categoryId: number;
  texts: (string | null)[];
}

/** Listings by category in which a phrase stands. */
export interface Form {
  listings: number;
  categories: Map<number, number>;
}

async function* readNames(): AsyncGenerator<Named> {
  let last = { rankAt: 2_147_483_647, id: 2_147_483_647 };
  for (let seen = 0; seen < NAMES_READ; seen += BATCH) {
    const rows = await read<Named>(
      {
        text: `
          select id, rank_at as "rankAt", category_id as "categoryId", array[name, name_ru, name_uz] as texts
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

/** The words of each part of a name, without links and @names; a phrase ends where a part does. */
function partsOf({ texts }: Named): string[][] {
  return texts.flatMap((text) =>
    (text ?? "")
      .toLowerCase()
      .split(/\s+/)
      .map((word) => (LINK.test(word) ? "|" : word))
      .join(" ")
      .split(PART_END)
      .map((part) => part.split(NOT_WORD).filter(Boolean)),
  );
}

async function countWords(): Promise<{ names: number; words: Map<string, number> }> {
  const words = new Map<string, number>();
  let names = 0;
  for await (const named of readNames()) {
    names += 1;
    for (const word of new Set(partsOf(named).flat())) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return { names, words };
}

function phrasesOf(named: Named, isPopular: (word: string) => boolean): Set<string> {
  const phrases = new Set<string>();
  for (const words of partsOf(named)) {
    for (let first = 0; first < words.length; first += 1) {
      for (let end = first + 1; end <= Math.min(words.length, first + WORDS_MAX); end += 1) {
        if (!isPopular(words[end - 1] ?? "")) break;
        phrases.add(words.slice(first, end).join(" "));
      }
    }
  }
  return phrases;
}

function forgetRare(counts: Map<string, number>) {
  if (counts.size <= COUNTED_MAX) return;
  for (const [phrase, count] of counts) if (count === 1) counts.delete(phrase);
}

async function countPhrases(isPopular: (word: string) => boolean): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const named of readNames()) {
    for (const phrase of phrasesOf(named, isPopular)) {
      if (phrase.length <= PHRASE_MAX && !isPrivate(phrase))
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
    forgetRare(counts);
  }
  return counts;
}

/**
 * One to three words in a row of the names of visible listings, as they are written but in lower case. Names are read
 * three times (for words, phrases, categories), so that only what is popular takes memory.
 */
export async function collectForms(): Promise<{ forms: Map<string, Form>; least: number }> {
  const { names, words } = await countWords();
  const least = 1 + Math.floor(names / NAMES_FOR_ONE);
  // What is written in two scripts may be popular only when both are taken together.
  const isPopular = (count: number | undefined) => (count ?? 0) >= least / 2;
  const counts = await countPhrases((word) => isPopular(words.get(word)));
  const forms = new Map<string, Form>();
  for (const [phrase, listings] of counts) {
    if (isPopular(listings)) forms.set(phrase, { listings, categories: new Map<number, number>() });
  }
  for await (const named of readNames()) {
    for (const phrase of phrasesOf(named, (word) => forms.has(word))) {
      const categories = forms.get(phrase)?.categories;
      categories?.set(named.categoryId, (categories.get(named.categoryId) ?? 0) + 1);
    }
  }
  return { forms, least };
}
