/**
 * Runs in the page before anything of it. Notes when `window.awaitedContent` is painted, taps and their answers, long
 * tasks and layout shifts, in `window.seen`: see `seen.ts`.
 */
{
  const seen = {
    contentAt: undefined,
    tapMs: undefined,
    tapAt: undefined,
    longTasks: [],
    shift: 0,
  };
  window.seen = seen;

  const isThere = () => {
    const box = document.querySelector(window.awaitedContent)?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top < innerHeight;
  };
  function look() {
    if (!isThere()) return requestAnimationFrame(look);
    // The frame after the one in which it was laid out: by then it was painted.
    return requestAnimationFrame(() => {
      seen.contentAt = performance.now();
    });
  }
  look();

  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      seen.tapAt = timeStamp;
      requestAnimationFrame(function lookForEffect() {
        if (!document.querySelector(window.awaitedEffect)) return requestAnimationFrame(lookForEffect);
        seen.tapMs = performance.now() - timeStamp;
        return undefined;
      });
    },
    { capture: true, once: true },
  );

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTasks.push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });

  let session = { from: 0, last: 0, sum: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      const at = entry.startTime;
      const isSame = at - session.last < 1000 && at - session.from < 5000;
      session = isSame
        ? { ...session, last: at, sum: session.sum + entry.value }
        : { from: at, last: at, sum: entry.value };
      seen.shift = Math.max(seen.shift, session.sum);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
