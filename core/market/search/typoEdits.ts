import { allowedEdits, editDistance } from "#core/platform/words/editDistance.ts";
import { type KnownWord, MUCH_RARER } from "./lookUpWords.ts";
import { isLikelyTypo } from "./typos.ts";

/** A word as it is written, its normal form and its stem. */
export interface Form {
  surface: string;
  normal: string;
  stem: string;
}

const TOO_MANY = Number.POSITIVE_INFINITY;
/** Half an edit: words that differ as whole come before those that only differ without their endings. */
const ENDINGS_DIFFER = 0.5;
/** Fewest letters of a stem that is compared without its ending; more when both words have one, and another. */
const STEM_LEAST = 4;
const STEM_OF_FORMS_LEAST = 5;
/** Endings that only adjectives have, in the normal form. */
const OF_ADJECTIVES = /^(?:ov|ev)?(?:y?aya|y?uyu|oe|ie|iy|[oe]go|[oe]mu|imi|ih)$/;
/** Endings of Uzbek words, which are words without them as well. */
const OF_UZBEK = /^(?:lar)?(?:i|im|ing|imiz|ingiz)?(?:ni|ning|ga|da|dan|dagi)?$/;
const LAST_VOWEL = /[aeiouаеиоуыэюяьй]$/;
const CYRILLIC = /[а-яёўқғҳ]/;

const endingOf = ({ normal, stem }: Pick<Form, "normal" | "stem">) =>
  normal.startsWith(stem) ? normal.slice(stem.length) : null;

/** How many edits part words as written, in their normal forms; infinite if more than a typo has. */
export function wholeEdits(one: string, other: string, allowed = allowedEdits(one.length)): number {
  const edits = editDistance(one, other, allowed);
  return edits <= allowed ? edits : TOO_MANY;
}

/** The word as written up to its ending, in the normal form; я and ю are one letter there, two in that. */
export function withoutEnding(surface: string, ending: string): string {
  const length = CYRILLIC.test(surface) ? ending.replaceAll(/y[au]/g, "y").length : ending.length;
  return surface.slice(0, surface.length - length);
}

/**
 * Whether a word may be written with the ending that was typed: one is of an adjective as the other is, only Uzbek
 * words that are mostly written with an ending are words without one, too, and they take no Russian ones.
 */
function canEndSo(typed: string, own: string, { stem, surface }: Form, isLatin: boolean): boolean {
  if (OF_ADJECTIVES.test(typed) !== OF_ADJECTIVES.test(own)) return false;
  if (typed === "" && (CYRILLIC.test(surface) || !OF_UZBEK.test(own))) return false;
  if (isLatin && typed !== own && !OF_UZBEK.test(typed)) return false;
  return stem.length >= (own === "" || own === typed ? STEM_LEAST : STEM_OF_FORMS_LEAST);
}

/** Edits between stems of words that only differ in their ending otherwise. */
function stemEdits(typed: Form, meant: Form): number {
  const [ending, own] = [endingOf(typed), endingOf(meant)];
  if (ending === null || own === null) return TOO_MANY;
  const isLatin = !CYRILLIC.test(typed.surface + meant.surface);
  if (!canEndSo(ending, own, meant, isLatin)) return TOO_MANY;
  const allowed = allowedEdits(Math.min(typed.stem.length, meant.stem.length));
  const edits = wholeEdits(typed.normal, meant.stem + ending, allowed);
  if (edits === TOO_MANY) return TOO_MANY;
  const stems = [
    { surface: withoutEnding(typed.surface, ending), normal: typed.stem },
    { surface: withoutEnding(meant.surface, own), normal: meant.stem },
  ] as const;
  return isLikelyTypo(...stems) ? edits + ENDINGS_DIFFER : TOO_MANY;
}

/**
 * How many edits a slip of the fingers or the ear has that makes the typed word of the one meant: as written, or with the
 * ending that was typed put on. Infinite if it is no typo.
 */
export function typoEdits(typed: Form, meant: Form): number {
  const edits = wholeEdits(typed.normal, meant.normal);
  const [ending, own] = [endingOf(typed), endingOf(meant)].map((one) => OF_ADJECTIVES.test(one ?? ""));
  const isTypo = (edits <= 1 || ending === own) && isLikelyTypo(typed, meant);
  if (edits !== TOO_MANY && isTypo) return edits;
  return stemEdits(typed, meant);
}

/** The same for a phrase of the dictionary, of which only the stems and how it is written are known. */
export function typoEditsOfPhrase(typed: Form, meant: Omit<Form, "normal">): number {
  const ending = endingOf(typed);
  if (ending === null || !isLikelyTypo({ ...typed, normal: typed.stem }, { ...meant, normal: meant.stem })) {
    return TOO_MANY;
  }
  if (CYRILLIC.test(typed.surface) !== CYRILLIC.test(meant.surface)) {
    return Math.min(wholeEdits(typed.normal, meant.stem), stemEdits(typed, { ...meant, normal: meant.stem }));
  }
  const whole = wholeEdits(typed.surface, meant.surface.toLowerCase());
  const isOther = CYRILLIC.test(typed.surface) ? OF_ADJECTIVES.test(ending) : !OF_UZBEK.test(ending);
  if (whole !== TOO_MANY || isOther || typed.stem.length < STEM_OF_FORMS_LEAST) return whole;
  const allowed = allowedEdits(Math.min(typed.stem.length, meant.stem.length));
  const bare = withoutEnding(typed.surface, ending);
  return wholeEdits(bare, meant.surface.toLowerCase().replace(LAST_VOWEL, ""), allowed) + ENDINGS_DIFFER;
}

/** Whether a word looks like a typo itself, for one of others that far more listings have. */
export const isMisspelling = (word: KnownWord, others: readonly KnownWord[]): boolean =>
  others.some(
    (other) =>
      other.listings > word.listings * MUCH_RARER &&
      editDistance(word.normal, other.normal, 1) === 1 &&
      isLikelyTypo(word, other),
  );
