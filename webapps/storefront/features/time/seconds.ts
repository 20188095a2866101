const SECOND_MS = 1000;
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
export function listenToSeconds(notify: () => void): () => void {
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
