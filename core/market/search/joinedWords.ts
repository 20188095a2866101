import type { Token } from "./lookUpWords.ts";
import type { Meanings, Phrases } from "./meanings.ts";
import type { Reading } from "./pieces.ts";
import { quote, tightSql } from "./termSql.ts";

/** A name that others are written together with has so many letters (pro), and all together not more than these. */
const NAME_LEAST = 3;
const JOINED_MAX = 40;

const namesByForm = new WeakMap<Phrases, Map<string, string>>();

/** Names of one word, by the ways people write them; their stems are how most are spelt in Latin letters (maks). */
function namesOf({ same, surfaces }: Meanings): Map<string, string> {
  const known = namesByForm.get(surfaces);
  if (known) return known;
  const names = [...surfaces]
    .filter(([phrase]) => same.has(phrase))
    .flatMap(([phrase, forms]) => [phrase, ...forms].map((form) => [form.toLowerCase(), phrase] as const))
    .filter(([form]) => form.length >= NAME_LEAST && /^\p{L}+$/u.test(form));
  const all = new Map(names);
  namesByForm.set(surfaces, all);
  return all;
}

function cutIntoNames(text: string, names: ReadonlyMap<string, string>): string[] | undefined {
  if (text === "") return [];
  for (let length = text.length; length >= NAME_LEAST; length -= 1) {
    const name = names.get(text.slice(0, length));
    const others = name === undefined ? undefined : cutIntoNames(text.slice(length), names);
    if (name !== undefined && others) return [name, ...others];
  }
  return undefined;
}

/** The names that were written together (promax, айфонпро), as stems; none when a text isn't made of several. */
export function namesWithin(text: string, meanings: Meanings): string[] {
  const found = text.length <= JOINED_MAX ? cutIntoNames(text.toLowerCase(), namesOf(meanings)) : undefined;
  return found && found.length > 1 ? found : [];
}

/** A word that has the letter of a model behind it (galaxys23); no model has the letters that are left out here. */
const WITH_MODEL = /^(\p{L}{3,})(?![ьъы])(\p{L})(?=\d)/iu;

/** A word and the model that was written together with it, apart; empty when it has none. */
export const cutModel = (word: string) => (WITH_MODEL.test(word) ? word.replace(WITH_MODEL, "$1 $2") : "");

/** Whether a word that is typed with a letter behind it is meant without it. */
function isCut(whole: Token, first: Token, text: string, meanings: Meanings): boolean {
  // The letter may have been taken for an ending (samsunga54).
  if (whole.stem === first.stem) return whole.known?.normal === first.normal;
  if (meanings.alike.has(whole.stem)) return false;
  const isName = meanings.alike.has(first.stem) || namesWithin(text, meanings).length > 0;
  return isName || (first.known?.listings ?? 0) > (whole.known?.listings ?? 0);
}

/** Takes the words cut by `cutModel` for the typed ones where what is before the cut is a word. */
export function cutModels(typed: Reading, cut: Reading, meanings: Meanings): Reading {
  const words = [...typed.words];
  const tokens = words.flatMap((_, at) => {
    const [own, parts] = [typed, cut].map((reading) =>
      reading.tokens.filter(({ place }) => place === at + 1),
    );
    const [whole, number] = own ?? [];
    const [first] = parts ?? [];
    const [apart = "", text = ""] = /^(\S+) .+$/.exec(cut.words[at] ?? "") ?? [];
    if (!whole || !number || !first || !isCut(whole, first, text, meanings)) return own ?? [];
    words[at] = apart;
    const isEnding = whole.stem === first.stem;
    const uncut = isEnding
      ? [undefined, quote(number.stem)]
      : [quote(whole.stem), tightSql(`${whole.stem} ${number.stem}`)];
    return (parts ?? []).map((token, part) => ({ ...token, ...(uncut[part] && { uncut: uncut[part] }) }));
  });
  return { words, tokens };
}
