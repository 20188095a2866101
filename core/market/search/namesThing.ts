import { isAdjective, isCutOff, isModifier, prepositions } from "./emptyWords.ts";
import { type Form, type InLanguage, phraseLanguages } from "./phrasesOfNames.ts";

/** When this part of a phrase's listings continues it by the same word, only the longer phrase is offered. */
const CARRIED_ON = 0.8;
const CARRIED_LEAST = 3;
/** A word that so few listings carry a phrase on by is in no script what most do. */
const CARRIER = 0.2;
/** A phrase that fewer of its names begin with is a piece of others (libosi, turar) or a remark (Корея), but for brands. */
const BEGINNING = 0.04;
/** A word that something follows in more than this part of its names only says of what kind a thing is (qishki kurtka). */
const OPEN = 0.9;
const OPEN_LEAST = 5;
/** A number at the end belongs to what follows it (cobalt 4 evro) when so many names carry it on. */
const NUMBER_OPEN = 0.7;
/** A language that fewer of the names with a phrase are in doesn't tell. */
const LANGUAGE_LEAST = 0.2;

/** The facts that tell whether a phrase may stand for itself. */
export type Tellings = Pick<
  Form,
  "languages" | "foreign" | "sellers" | "categories" | "next" | "listings"
> & {
  normal: string;
  cyrillic: string | null;
  latin: string | null;
};

const isOpen = ({ listings, closed }: InLanguage, share: number) =>
  listings >= OPEN_LEAST && closed < (1 - share) * listings;

const begins = ({ listings, first }: InLanguage) => first >= Math.max(1, BEGINNING * listings);

/** In Russian the thing comes first or last, and what it is like shows by its ending. */
function isRussianThing({ languages: { ru }, cyrillic }: Tellings): boolean {
  const words = cyrillic?.split(" ") ?? [];
  const isPart = isAdjective(words.at(-1) ?? "") || words.slice(1).some((word) => prepositions.has(word));
  const isCut = isPart && (words.length === 1 || isOpen(ru, OPEN));
  return begins(ru) && !isCut && !isCutOff(cyrillic ?? "");
}

/** In Uzbek the thing mostly comes last. */
const isUzbekThing = ({ languages: { uz }, latin }: Tellings) =>
  begins(uz) && !isOpen(uz, OPEN) && !isModifier(latin ?? "");

/** Whether a phrase names something people look for: no piece of a longer one, nor only what a thing is like. */
export function namesThing(known: Tellings): boolean {
  const { languages, foreign, listings, normal } = known;
  const { ru, uz } = languages;
  const all = { listings: ru.listings + uz.listings, first: 0, closed: ru.closed + uz.closed };
  if (/ \d+$/.test(normal) && isOpen(all, NUMBER_OPEN)) return false;
  if (foreign >= Math.max(1, BEGINNING * listings)) return true;
  const telling = phraseLanguages.filter(
    (language) => languages[language].listings >= LANGUAGE_LEAST * all.listings,
  );
  return telling.some((language) => (language === "ru" ? isRussianThing(known) : isUzbekThing(known)));
}

/** The words that may carry most listings with a phrase on. */
export const carriers = ({ next, listings }: Pick<Form, "next" | "listings">): string[] =>
  [...next].filter(([, count]) => count >= CARRIER * listings).map(([word]) => word);

/** The word, in its normal form, that nearly all listings with a phrase carry it on by. */
export function carriedOnBy(known: Tellings, normalOf: (word: string) => string): string | undefined {
  const counts = new Map<string, number>();
  for (const word of carriers(known)) {
    const normal = normalOf(word);
    counts.set(normal, (counts.get(normal) ?? 0) + (known.next.get(word) ?? 0));
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= CARRIED_LEAST && most[1] >= CARRIED_ON * known.listings ? most[0] : undefined;
}
