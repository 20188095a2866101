import { useRef } from "react";

/** Calls back at the last of `count` taps that fall within `withinMs`, and starts counting again. */
export function useQuickTaps(count: number, withinMs: number, onTaps: () => void): () => void {
  const taps = useRef<number[]>([]);
  return () => {
    const now = performance.now();
    taps.current = [...taps.current.filter((at) => now - at <= withinMs), now];
    if (taps.current.length < count) return;
    taps.current = [];
    onTaps();
  };
}
