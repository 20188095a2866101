/** Numbers in letters, as digits in a row may be a card's to the bot, which holds such words back. */
const letters = (number: number) =>
  [...String(number).padStart(6, "0")].map((digit) => "abcdefghij"[Number(digit)]).join("");

/** Marks what one person writes to another. */
export const wordsMarker = (number: number) => `zumrad-${letters(number)}`;
/** Marks a reminder. */
export const reminderMarker = (number: number) => `eslatma-${letters(number)}`;

/** The marker in a text, if it has one. */
export const markerIn = (text: string): string | undefined => /(?:zumrad|eslatma)-[a-j]{6}/.exec(text)?.[0];

/** The one-time code in a text without a marker. */
export const codeIn = (text: string): string | undefined =>
  markerIn(text) ? undefined : /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
