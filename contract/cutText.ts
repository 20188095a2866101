/** Made when first needed: Firefox has it since 125, and until then signs of Unicode do for letters. */
const segmenter = () =>
  (Intl as Partial<typeof Intl>).Segmenter
    ? new Intl.Segmenter(undefined, { granularity: "grapheme" })
    : undefined;
let letters: Intl.Segmenter | undefined;

/** The letters of a text as eyes tell them apart: an accent or a colour of skin belongs to the one it stands on. */
export function* lettersOf(text: string): Generator<string> {
  letters ??= segmenter();
  if (!letters) return yield* text;
  for (const { segment } of letters.segment(text)) yield segment;
}

/** The beginning of `parts` that is no longer than `most`. */
function beginningOf(parts: Iterable<string>, most: number): string {
  let beginning = "";
  for (const part of parts) {
    if (beginning.length + part.length > most) break;
    beginning += part;
  }
  return beginning;
}

/**
 * A text of a length of at most `most`, counted as the API and Telegram count (in UTF-16 units): of a longer one the
 * beginning, in whole letters. A letter that is too long by itself (heaps of accents) keeps what there is room for.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return beginningOf(lettersOf(text), most) || beginningOf(text, most);
}

/** A text as by `cutText`, with a sign within `most` that there was more. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1).trimEnd()}…`;
}

/** A text as by `cutText`, cut between words where there are several; without a sign of it. */
export function cutAtWord(text: string, most: number): string {
  const cut = cutText(text, most);
  if (cut === text || /^\s/.test(text.slice(cut.length))) return cut.trimEnd();
  const whole = cut.replace(/\s+\S*$/, "");
  // A word that is most of it is better cut than left out.
  return whole.length * 4 < most ? cut : whole;
}
