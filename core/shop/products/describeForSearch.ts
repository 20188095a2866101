import { cutText } from "#contract/cutText.ts";
import type { Product } from "#db/models/Product.ts";
import { hasDevanagari } from "./devanagari.ts";
import { exactForm, foldings, wordsOf } from "./searchNormal.ts";

type Described = Pick<
  Product,
  "titleEn" | "titleHi" | "descriptionEn" | "descriptionHi" | "details" | "highlights"
>;
interface CategoryNames {
  nameEn: string;
  nameHi: string;
}

/** Marks before a title's word as it is written, before one as it sounds, and before any word of a product as it sounds. */
export const marks = { written: "t=", named: "t~", said: "" } as const;

/** Longest word that a tsvector is given; nobody types longer ones. */
export const WORD_MAX = 60;

/** Neighbours written together, as many write "powerbank". */
const joined = (words: readonly string[]) =>
  words.slice(1).flatMap((word, place) => {
    const before = words[place] ?? "";
    return before.length > 1 && word.length > 1 && hasDevanagari(before) === hasDevanagari(word)
      ? [before + word]
      : [];
  });

const quoted = (lexemes: Iterable<string>) =>
  [...new Set(lexemes)].map((lexeme) => `'${cutText(lexeme, WORD_MAX)}'`).join(" ");

/**
 * Describes a product for search: all of its words in their forms, as the text of a tsvector, and the words of its titles
 * for typos, as they are written and as they sound.
 */
export function describeForSearch(
  product: Described,
  category: CategoryNames,
): { terms: string; nameWords: string } {
  const titles = wordsOf(`${product.titleEn} ${product.titleHi ?? ""}`);
  const texts = [product.descriptionEn, product.descriptionHi, category.nameEn, category.nameHi].concat(
    product.details.flatMap(
      ({ name, name_hi, value, value_hi }) => [name, name_hi, value, value_hi] as string[],
    ),
    product.highlights.flatMap(({ text, text_hi }) => [text, text_hi] as string[]),
  );
  const named = [...new Set(titles.flatMap(foldings))];
  const together = joined(titles).flatMap(foldings);
  const said = wordsOf(texts.filter(Boolean).join(" ")).flatMap(foldings);
  const terms = quoted([
    ...titles.map((word) => marks.written + exactForm(word)),
    ...[...named, ...together].map((form) => marks.named + form),
    ...[...named, ...together, ...said].map((form) => marks.said + form),
  ]);
  // Blanks round each word, so that its beginning and its end can be looked for.
  const nameWords = [...new Set([...titles.map(exactForm), ...named])];
  return { terms, nameWords: nameWords.length > 0 ? ` ${nameWords.join(" ")} ` : "" };
}
