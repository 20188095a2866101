import { textsOf } from "./texts.ts";
import { addWords } from "./words.ts";

/**
 * Adds the words of a part of an app that is loaded later, in all its languages at once, and gives the hook that reads
 * them together with the app's own: `export const useSellText = addTexts<typeof appWords & typeof ru>({ ru, uz })`.
 */
export function addTexts<Texts>(words: Record<string, Record<string, string>>) {
  for (const [language, texts] of Object.entries(words)) addWords(language, texts);
  return textsOf<Texts>();
}
