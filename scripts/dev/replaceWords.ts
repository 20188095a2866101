import { join } from "node:path";
import type { Plugin } from "vite";

const WORDS = /\/locales\/(?:\w+\/)?(ru|uz|en|hi)\.ts$/;

/**
 * Has edited words shown in open pages, whose screens keep what they know. Without this a change of words alone would
 * have a page load itself again.
 */
export function replaceWords(root: string): Plugin {
  const words = join(root, "webapps", "shared", "language", "words.ts");
  return {
    name: "replace-words",
    transform: {
      filter: { id: WORDS },
      handler(code, id) {
        const [, language] = WORDS.exec(id) ?? [];
        return `${code}
import { activateLanguage, activeLanguage, addWords } from ${JSON.stringify(words)};
import.meta.hot.accept((next) => {
  if (!next) return;
  addWords("${language}", next.${language});
  activateLanguage(activeLanguage());
});
`;
      },
    },
  };
}
