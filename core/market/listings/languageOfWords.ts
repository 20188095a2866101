import { APOSTROPHES } from "#contract/apostrophes.ts";
import { languageOf } from "#core/people/accounts/languageOf.ts";

/** Letters that Uzbek adds to the Cyrillic alphabet. */
const UZBEK_CYRILLIC = /[ўқғҳ]/i;
/** Words of three letters or more; shorter ones are mostly units of measure. */
const CYRILLIC_WORD = /(?<!\p{L})\p{Script=Cyrillic}{3,}(?!\p{L})/gu;
/** Lower case only and without digits, else it's the name of a maker or a model; apostrophes belong to Uzbek letters. */
const LATIN_WORD = new RegExp(`(?<![\\p{L}\\d])[a-z${APOSTROPHES}]{3,}(?![\\p{L}\\d])`, "gu");

const count = (words: string, pattern: RegExp) => words.match(pattern)?.length ?? 0;

/**
 * The language of a listing's words, by their letters: Uzbek in either script, else Russian. `otherwise` is for words
 * that tell nothing, such as a maker's name and a number.
 */
export function detectLanguage(words: string, otherwise: "ru" | "uz"): "ru" | "uz" {
  if (UZBEK_CYRILLIC.test(words)) return "uz";
  const cyrillic = count(words, CYRILLIC_WORD);
  const latin = count(words, LATIN_WORD);
  if (cyrillic === latin) return otherwise;
  return cyrillic > latin ? "ru" : "uz";
}

/** The language that a person wrote a listing in. */
export async function languageOfWords(
  userId: number,
  { name, description }: { name: string; description: string },
): Promise<"ru" | "uz"> {
  const own = await languageOf(userId);
  return detectLanguage(`${name}\n${description}`, own === "ru" ? "ru" : "uz");
}
