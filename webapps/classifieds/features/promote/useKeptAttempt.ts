import { useState } from "react";
import { type Attempt, type KeptAttempt, keptAttempt } from "./promotionChoice.ts";

/** The attempt of a listing that was opened last and may still be made, also after a reload. */
export function useKeptAttempt(listingId: number) {
  const [memory] = useState(() => keptAttempt(listingId));
  const [kept, setKept] = useState(() => memory.current);

  function keep(next: KeptAttempt | undefined) {
    memory.current = next;
    setKept(next);
  }
  function forget({ id }: Attempt) {
    if (memory.current?.id === id) keep(undefined);
  }
  return { kept, keep, forget };
}
