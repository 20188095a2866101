import { type RefObject, useEffect, useRef } from "react";

/** Whether a part is still on the screen, for what outlasts it. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
