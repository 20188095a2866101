import { cleanAddress } from "../telegram/cleanAddress.ts";

/** Letters, digits, - and _ that a direct link's parameter has at most, as Telegram's page on them says. */
const PARAM_MAX = 512;

/** Letters beyond ASCII, which take three times as much when they are escaped. */
const ESCAPED_LETTERS = /(?:%[C-F][0-9A-F](?:%[89AB][0-9A-F])+)+/g;

/** An address, or a query, as a parameter holds it: in base64url, as some clients don't read what is escaped. */
export function encodeParam(address: string): string {
  const bytes = new TextEncoder().encode(address.replace(ESCAPED_LETTERS, decodeURIComponent));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

export const fitsParam = (param: string) => param.length <= PARAM_MAX;

interface Address {
  pathname: string;
  search: string;
}

/**
 * The start parameter `page_…` that leads to a page of an app, with all that its address says but a language, which is
 * everybody's own; "" for one whose very path is too long.
 */
export function pageParam({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  query.delete("lng");
  const written = cleanAddress({ pathname, search: query.toString() });
  return [written, pathname].map((address) => `page_${encodeParam(address)}`).find(fitsParam) ?? "";
}
