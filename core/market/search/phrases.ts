import { read } from "#db/readPool.ts";
import { type RowOf, text } from "#db/rows.ts";
import { describing, emptyWords } from "./emptyWords.ts";
import { fillerWords } from "./fillerWords.ts";
import { carriedOnBy, carriers, namesThing, type Tellings } from "./namesThing.ts";
import {
  collectForms,
  type Form,
  inNoLanguage,
  type PhraseLanguage,
  phraseLanguages,
} from "./phrasesOfNames.ts";

/** Fewest listings that tell where a phrase belongs. */
const CATEGORY_LEAST = 3;

/** A phrase of names in its normal form, with how it is mostly written in each script. */
interface Phrase {
  normal: string;
  stems: string;
  cyrillic: string | null;
  latin: string | null;
  listings: number;
  /** The language that nearly all names with it are in; null when it is of both. */
  language: PhraseLanguage | null;
  categoryId: number | null;
}

const normalRow = {
  word: text,
  normal: text,
  stem: text,
};

type Normal = RowOf<typeof normalRow>;

/** Words with their normal forms and stems. */
export async function normalsOf(words: Iterable<string>): Promise<Map<string, Normal>> {
  const text = `select word, public.search_normal(word) as normal, public.search_stems(word) as stem
    from unnest($1::text[]) as word`;
  const rows = await read(normalRow, { text }, [[...words]], { fromReplica: true });
  return new Map(rows.map((row) => [row.word, row]));
}

type Gathered = Omit<Phrase, "language"> & Tellings & { most: { cyrillic: number; latin: number } };

const sum = <Key>(into: Map<Key, number>, counts: ReadonlyMap<Key, number>) => {
  for (const [key, count] of counts) into.set(key, (into.get(key) ?? 0) + count);
};

function gather(known: Gathered, text: string, form: Form) {
  const script = /\p{Script=Cyrillic}/u.test(text) ? "cyrillic" : "latin";
  known.listings += form.listings;
  for (const language of phraseLanguages) {
    const [own, more] = [known.languages[language], form.languages[language]];
    for (const key of ["listings", "first", "closed"] as const) own[key] += more[key];
  }
  known.foreign += form.foreign;
  if (form.listings > known.most[script]) {
    known.most[script] = form.listings;
    known[script] = text;
  }
  for (const seller of form.sellers) known.sellers.add(seller);
  sum(known.categories, form.categories);
  sum(known.next, form.next);
}

/** The leaf that more than half of the listings are in. */
function dominating({ listings, categories }: Gathered): number | null {
  const [best] = [...categories].sort(([, a], [, b]) => b - a);
  return best && best[1] >= CATEGORY_LEAST && best[1] * 2 > listings ? best[0] : null;
}

/** A phrase must name something: letters, not only a number with its unit. */
const isTelling = (normal: string) =>
  normal.length >= 3 && /[a-z]{2}/.test(normal) && !/^\d+( [a-z]{1,3})?$/.test(normal);

/** A phrase belongs to one language alone when this many times as many names of that language have it. */
const MANY_MORE = 4;

function languageOf({ languages: { ru, uz } }: Gathered): PhraseLanguage | null {
  if (ru.listings > MANY_MORE * uz.listings) return "ru";
  return uz.listings > MANY_MORE * ru.listings ? "uz" : null;
}

/**
 * Popular phrases of the names of visible listings that several sellers use, without those that begin or end with a word
 * that says nothing.
 */
export async function listPhrases(): Promise<Phrase[]> {
  const { forms, least, sellers } = await collectForms();
  const words = new Set([...forms.keys()].flatMap((form) => form.split(" ")));
  for (const form of forms.values()) for (const next of carriers(form)) words.add(next);
  const normals = await normalsOf(new Set([...words, ...fillerWords, ...emptyWords, ...describing]));
  const normalsIn = (list: Iterable<string>) => new Set([...list].map((word) => normals.get(word)?.normal));
  const [never, neverLast] = [normalsIn([...fillerWords, ...emptyWords]), normalsIn(describing)];

  const byNormal = new Map<string, Gathered>();
  for (const [text, form] of forms) {
    const parts = text.split(" ").flatMap((word) => normals.get(word) ?? []);
    const [first, last] = [parts[0]?.normal, parts.at(-1)?.normal];
    if (!first || !last || never.has(first) || never.has(last) || neverLast.has(last)) continue;
    const normal = parts.map((part) => part.normal).join(" ");
    if (!isTelling(normal)) continue;
    const known: Gathered = byNormal.get(normal) ?? {
      normal,
      stems: parts.map(({ stem }) => stem).join(" "),
      cyrillic: null,
      latin: null,
      listings: 0,
      categoryId: null,
      most: { cyrillic: 0, latin: 0 },
      categories: new Map<number, number>(),
      languages: inNoLanguage(),
      foreign: 0,
      sellers: new Set<number>(),
      next: new Map<string, number>(),
    };
    gather(known, text, form);
    byNormal.set(normal, known);
  }
  const told = [...byNormal.values()].filter(
    (known) =>
      known.sellers.size >= sellers &&
      known.listings >= least + (known.normal.includes(" ") ? 1 : 0) &&
      namesThing(known),
  );
  const offered = new Set(told.map(({ normal }) => normal));
  return told
    .filter((known) => {
      const next = carriedOnBy(known, (word) => normals.get(word)?.normal ?? word);
      return next === undefined || !offered.has(`${known.normal} ${next}`);
    })
    .map((known) => {
      const { normal, stems, cyrillic, latin, listings } = known;
      const [language, categoryId] = [languageOf(known), dominating(known)];
      return { normal, stems, cyrillic, latin, listings, language, categoryId };
    });
}
