import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Runs `act` when the browser itself has gone a step back or forward: what lay over the page that was left goes with it. */
export function useOnBack(act: () => void) {
  const { key } = useLocation();
  const isPop = useNavigationType() === "POP";
  const latest = useRef({ act, key });
  useEffect(() => {
    const isLeft = latest.current.key !== key;
    latest.current = { act, key };
    if (isLeft && isPop) act();
  });
}
