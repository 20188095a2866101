import type { KnownWord } from "./lookUpWords.ts";
import type { Meanings } from "./meanings.ts";
import type { Piece } from "./pieces.ts";

/** A part of a query that all found listings have, in one of its forms; texts of tsquery. */
export interface Slot {
  typed: string;
  /** The characters between it and the slot before it in the same typed word; null where it begins one. */
  before: string | null;
  exact: string[];
  /** Synonyms, and other forms of a short word. */
  near: string[];
  /** Other possible meanings. */
  fuzzy: string[];
  /** The likeliest other meaning, for people to read. */
  meant: string | null;
  /** The word that is meant, where it is one. */
  word?: KnownWord | undefined;
  /** The number of a measure, which may be looked for without its unit. */
  number?: string | undefined;
  /** The only way in which it may be written; else it finds what `unsure` does. */
  just?: { pattern: string; unsure: string };
  /** How many tokens it is made of. */
  length: number;
}

export type Unplaced = Omit<Slot, "before" | "length">;

/** A typed query, as its slots are looked for. */
export interface Query {
  /** The typed text, token by token. */
  tokens: readonly Piece[];
  /** The text that the same keys give in the other keyboard layout. */
  swapped: readonly Piece[];
  words: readonly string[];
  meanings: Meanings;
}
