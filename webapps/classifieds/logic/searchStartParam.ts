/** What a start parameter may hold. */
const MAX = 64;
const PREFIX = "search_";

/** Letters beyond ASCII, which take three times as much when they are escaped. */
const ESCAPED_LETTERS = /(?:%[C-F][0-9A-F](?:%[89AB][0-9A-F])+)+/g;

/** The start parameter that leads to a search with the sheet to save it; "" for one that is too long for it. */
export function searchStartParam(query: string): string {
  const bytes = new TextEncoder().encode(query.replace(ESCAPED_LETTERS, decodeURIComponent));
  const value = btoa(String.fromCharCode(...bytes));
  const param = PREFIX + value.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return param.length <= MAX ? param : "";
}

/** Reads what such a start parameter says behind its prefix: the query of the search; empty where it is broken. */
export function readStartParam(value: string): URLSearchParams {
  try {
    const text = atob(value.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (one) => one.charCodeAt(0));
    return new URLSearchParams(new TextDecoder().decode(bytes));
  } catch {
    return new URLSearchParams();
  }
}
