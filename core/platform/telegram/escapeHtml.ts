const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text made safe inside Telegram's HTML (parse mode `HTML`). */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

/** A phrase with its values made safe. */
export const escapePhrase = <Said extends { values?: object }>(said: Said): Said => ({
  ...said,
  values: escapeValues(said.values ?? {}),
});

/** Values of a phrase made safe: only the phrase itself may carry markup. */
export function escapeValues<Values extends object>(values: Values): Values {
  const safe = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "string" ? escapeHtml(value) : value,
  ]);
  return Object.fromEntries(safe);
}
