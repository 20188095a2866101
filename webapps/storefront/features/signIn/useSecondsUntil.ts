import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** Whole seconds until a moment, in milliseconds since 1970; counts down to 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = moment <= now;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / SECOND_MS));
}
