import { useEffect, useEffectEvent } from "react";

/** A person who stops typing for this long wants to see what there is. */
const REST_MS = 1500;

/** Calls `onRest` when `words`, once changed from `known`, have stayed the same for a while. */
export function useRest(words: string, known: string, onRest: (words: string) => void) {
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (words.trim() === known.trim()) return;
    const timer = setTimeout(() => rest(words), REST_MS);
    return () => clearTimeout(timer);
  }, [words, known]);
}
