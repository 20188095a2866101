/** A text of at most `most` letters: of a longer one its beginning, with a sign that there is more. */
export function shorten(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const start = letters.slice(0, most - 1).join("");
  return `${start.trimEnd()}…`;
}
