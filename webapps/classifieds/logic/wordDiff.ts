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
const isSame = (a: string | undefined, b: string | undefined) => a?.trim() === b?.trim();

/**
 * Lengths of the longest common subsequences of what is left of both from each place on, a row after another:
 * `lengths[i * (b.length + 1) + j]` is that of `a` from `i` and `b` from `j`.
 */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const skipped = Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
      lengths[i * width + j] = isSame(a[i], b[j]) ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : skipped;
    }
  }
  return lengths;
}

/** Neighbours of one kind become one part; what was taken out comes before what stands in its place. */
function gather(steps: readonly DiffPart[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    if (removed) parts.push({ kind: "removed", text: removed });
    if (added) parts.push({ kind: "added", text: added });
    removed = "";
    added = "";
  };
  for (const { kind, text } of steps) {
    if (kind === "removed") removed += text;
    else if (kind === "added") added += text;
    else {
      flush();
      const last = parts.at(-1);
      if (last?.kind === "same") last.text += text;
      else parts.push({ kind, text });
    }
  }
  flush();
  return parts;
}

/** What changed from one text to another, word by word; words that only stand on another line are the same. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  const lengths = commonLengths(a, b);
  const width = b.length + 1;
  const steps: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const isRemoved =
      j === b.length || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0);
    if (i < a.length && j < b.length && isSame(a[i], b[j])) {
      steps.push({ kind: "same", text: b[j] ?? "" });
      i += 1;
      j += 1;
    } else if (i < a.length && isRemoved) {
      steps.push({ kind: "removed", text: a[i] ?? "" });
      i += 1;
    } else {
      steps.push({ kind: "added", text: b[j] ?? "" });
      j += 1;
    }
  }
  return gather(steps);
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
