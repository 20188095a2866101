import { useEffect, useRef } from "react";

/** Goes on with what only the network has held up, as soon as it is back. */
export function useWhenOnline(isHeldUp: boolean, goOn: () => void) {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (!isHeldUp) return undefined;
    const go = () => latest.current();
    window.addEventListener("online", go);
    return () => window.removeEventListener("online", go);
  }, [isHeldUp]);
}
