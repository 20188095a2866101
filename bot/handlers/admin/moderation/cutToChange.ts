import { shorten } from "#contract/cutText.ts";

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The words of our own safe HTML, which holds nothing but entities and line breaks. */
export const plainText = (html: string): string =>
  html
    .replaceAll("<br>", "\n")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();

const MARGIN_WORDS = 6;

/** Both sides of a change without the long parts in which they are the same, at most `most` letters each. */
export function cutToChange({ before, after }: { before: string; after: string }, most: number) {
  const [old, fresh] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const shortest = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shortest && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < shortest - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const [from, behind] = [Math.max(0, start - MARGIN_WORDS), Math.max(0, end - MARGIN_WORDS)];
  const cut = (words: string[]) => {
    const part = words
      .slice(from, words.length - behind)
      .join("")
      .trim();
    return shorten(`${from > 0 ? "…" : ""}${part}${behind > 0 ? "…" : ""}`, most);
  };
  return { before: cut(old), after: cut(fresh) };
}
