import type { Reading } from "./pieces.ts";
import type { Slot } from "./slot.ts";

/** A query as it is read with what its slots mean instead of what was typed; undefined where nothing else is meant. */
export function correctReading({ words, tokens }: Reading, slots: readonly Slot[]): Reading | undefined {
  if (!slots.some(({ word }) => word)) return undefined;
  const meant = slots.flatMap(({ word, length }) => [word, ...Array<undefined>(length - 1)]);
  return {
    words,
    tokens: tokens.map((token, at) => {
      const known = meant[at];
      if (!known) return token;
      const { stem, normal } = known;
      return { ...token, stem, normal, known, otherStem: null, forms: [], joinedStem: null, joined: null };
    }),
  };
}
