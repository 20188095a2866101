import i18next from "i18next";
import { NAMESPACE } from "./startLanguage.ts";
import { textsOf } from "./texts.ts";

/**
 * Adds the words of a part of an app that is loaded later, in all its languages at once, and gives the hook that reads
 * them together with the app's own: `export const useSellText = addTexts<typeof appWords & typeof ru>({ ru, uz })`.
 */
export function addTexts<Texts>(words: Record<string, Record<string, string>>) {
  const add = () => {
    for (const [language, texts] of Object.entries(words))
      i18next.addResourceBundle(language, NAMESPACE, texts, true, true);
  };
  // Before the app's own words there is nothing to add to, as in a test that takes a part without its app.
  if (i18next.isInitialized) add();
  else i18next.on("initialized", add);
  return textsOf<Texts>();
}
