import { plainApostrophes } from "./apostrophes.ts";
import { cutText } from "./cutText.ts";
import { latinLetters } from "./latinLetters.ts";

const SLUG_MAX = 40;

/** Letters as an address writes them. */
const letters: Readonly<Record<string, string>> = { ...latinLetters, ё: "yo", х: "x", ъ: "", ь: "" };

/** A name as addresses write it: transliterated, at most 40 characters; "" when nothing is left. */
export function slug(name: string): string {
  const latin = [...name.toLowerCase()].map((letter) => letters[letter] ?? letter).join("");
  const plain = plainApostrophes(latin)
    .normalize("NFD")
    .replace(/[\u0300-\u036f']/g, "");
  return cutText(plain.replace(/[^a-z0-9]+/g, "-"), SLUG_MAX).replace(/^-+|-+$/g, "");
}

/** A listing's address: its name transliterated (`item` when nothing is left) and its id, fixed at creation. */
export function listingLink(name: string, id: number): string {
  return `${slug(name) || "item"}-${id}`;
}
