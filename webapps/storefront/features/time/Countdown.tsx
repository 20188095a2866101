import { useEffect, useRef, useSyncExternalStore } from "react";
import { serverNow } from "#webapps/shared/client/serverClock.ts";
import { deadline } from "./deadline.ts";
import { listenToSeconds } from "./seconds.ts";
import { timeLeft, timeLeftShort } from "./timeLeft.ts";

const SECOND_MS = 1000;

/** Whole seconds until a group closes, by the server's clock. */
function secondsLeft(endsAt: string): number {
  const now = serverNow();
  return Math.max(0, Math.ceil((deadline(endsAt, new Date(now)).getTime() - now) / SECOND_MS));
}

interface CountdownProps {
  /** ISO 8601. */
  endsAt: string;
  /** "4h 7m" instead of "04h 07m 09s". */
  isShort?: boolean;
  /** Runs once for each `endsAt`, at zero; at once where that is past. */
  onEnd?: () => void;
}

/** Time that is left until `endsAt`, ticking each second. A timer to screen readers: told when asked, not each second. */
export function Countdown({ endsAt, isShort = false, onEnd }: CountdownProps) {
  const seconds = useSyncExternalStore(listenToSeconds, () => secondsLeft(endsAt));
  const ended = useRef<string>(undefined);
  const isOver = seconds === 0;
  useEffect(() => {
    if (!isOver || ended.current === endsAt) return;
    ended.current = endsAt;
    onEnd?.();
  }, [isOver, endsAt, onEnd]);
  return (
    <time role="timer" aria-live="off" className="figures" dateTime={`PT${seconds}S`}>
      {(isShort ? timeLeftShort : timeLeft)(seconds * SECOND_MS)}
    </time>
  );
}
