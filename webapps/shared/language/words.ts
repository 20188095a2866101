type Texts = Record<string, string>;

const texts = new Map<string, Texts>();
const listeners = new Set<() => void>();
let active = "";
let turn = 0;

/** Adds texts in a language to those known; the same keys are overwritten. */
export function addWords(language: string, words: Texts) {
  texts.set(language, { ...texts.get(language), ...words });
}

/** The language that texts are read in; "" before the first is chosen. */
export function activeLanguage(): string {
  return active;
}

/** Which reading of texts this is: another after each change of the language, and of its words. */
export function languageTurn(): number {
  return turn;
}

/** Reads texts in a language, with all its words, from now on and tells those who listen. */
export function activateLanguage(language: string) {
  active = language;
  turn += 1;
  for (const notify of listeners) notify();
}

/** Calls `notify` at each change of the language, until the returned function is called. */
export function listenToLanguage(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/**
 * A text in the active language, with `{{name}}` replaced by the value of that name; with a `count` the language's
 * plural form, kept as `key_one`, `key_few`…; one whose rules the browser lacks counts as English does. A key without a text is given back as it is.
 */
export function tell(key: string, values: Record<string, string | number> = {}): string {
  const known = texts.get(active);
  const plural =
    typeof values.count === "number" &&
    known?.[`${key}_${new Intl.PluralRules([active, "en"]).select(values.count)}`];
  const text = plural || (known?.[key] ?? key);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
