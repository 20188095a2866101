import { useEffect, useRef, useSyncExternalStore } from "react";
import { serverNow } from "#webapps/shared/client/serverClock.ts";
import { timeLeft, timeLeftShort } from "./timeLeft.ts";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  for (const notify of [...listeners]) notify();
}

/** Timers sleep with the phone: whoever looks again sees what is true now. */
function tickWhenSeen() {
  if (document.visibilityState === "visible") tick();
}

/** Calls `notify` each second, and at once when the page is looked at again, until the returned function is called. One timer serves all. */
function listenToSeconds(notify: () => void): () => void {
  listeners.add(notify);
  if (timer === undefined) {
    timer = setInterval(tick, SECOND_MS);
    document.addEventListener("visibilitychange", tickWhenSeen);
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    document.removeEventListener("visibilitychange", tickWhenSeen);
  };
}

const DAY_MS = 86_400_000;

/** Until when a group is open: the end of the day, or when it ends where that is less than a day away. */
export function deadline(endsAt: string, now = new Date()): Date {
  const end = new Date(endsAt);
  if (end.getTime() - now.getTime() < DAY_MS) return end;
  const endOfDay = new Date(now);
  endOfDay.setHours(23, 59, 59, 999);
  return endOfDay;
}

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
