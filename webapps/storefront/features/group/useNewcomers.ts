import { useState } from "react";

/** From which seat on people are new since the page was opened or somebody left; all that are there at first are not. */
export function useNewcomers(count: number): number {
  const [seen, setSeen] = useState({ count, from: count });
  if (seen.count !== count) {
    const next = { count, from: Math.min(seen.count, count) };
    setSeen(next);
    return next.from;
  }
  return seen.from;
}
