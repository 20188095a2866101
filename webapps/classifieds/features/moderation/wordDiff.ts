import { diffArrays } from "diff";
import { APOSTROPHES } from "#contract/apostrophes.ts";

/** A stretch of words: in both texts, taken out of the first, or put into the second. */
export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A word or a sign, with the blanks after it. */
const WORD = new RegExp(`(?:[\\p{L}\\p{N}\\p{M}]|[${APOSTROPHES}-](?=\\p{L}))+\\s*|[^\\s]\\s*`, "gu");

/** Words of a text. The last one gets a blank, as another may come to stand behind it. */
const wordsOf = (text: string): string[] => (text.trim() && `${text.trim()} `).match(WORD) ?? [];
const isSame = (a: string, b: string) => a.trim() === b.trim();

/** Words put in and taken out beyond which a text is shown as another one: comparing takes the square of that. */
const MOST_CHANGES = 1000;

/** Returns the changes from one text to another, word by word. Words that only stand on another line are the same. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const changes = diffArrays(old, fresh, { comparator: isSame, maxEditLength: MOST_CHANGES }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: fresh },
  ];
  return changes.map(({ removed, added, value }) => ({
    kind: removed ? "removed" : added ? "added" : "same",
    text: value.join(""),
  }));
}

/** The same with long stretches of unchanged words cut to `context` words beside each change; `…` stands for the rest. */
export function shortenSame(parts: readonly DiffPart[], context: number): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== "same") return part;
    const words = wordsOf(part.text);
    const head = index === 0 ? [] : words.slice(0, context);
    const tail = index === parts.length - 1 ? [] : words.slice(-context);
    if (head.length + tail.length >= words.length) return part;
    return { kind: "same", text: `${head.join("")}… ${tail.join("")}` };
  });
}
