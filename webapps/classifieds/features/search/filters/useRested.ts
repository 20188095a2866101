import { useEffect, useMemo, useState } from "react";

/** A plain value once it has stayed the same for so long, and whether it has. What is undefined in it is left out. */
export function useRested<Value>(value: Value, restMs: number): [rested: Value, isRested: boolean] {
  const key = JSON.stringify(value);
  const [rested, setRested] = useState(key);
  useEffect(() => {
    if (key === rested) return;
    const timer = setTimeout(() => setRested(key), restMs);
    return () => clearTimeout(timer);
  }, [key, rested, restMs]);
  return [useMemo(() => JSON.parse(rested), [rested]), key === rested];
}
