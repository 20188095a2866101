import { thumbHashToDataURL } from "thumbhash";

/** How far outside the view a blur is drawn already. */
const NEAR = "600px";
/** A slow phone needs 5 ms for one blur: a tap must not wait for more of them than that. */
const SLICE_MS = 4;
/** Where there is no better way of letting taps go first. */
const PAUSE_MS = 16;
/**
 * The pause before the first blurs are drawn, in milliseconds. It leaves the page free for a tap at first sight, and
 * photos that are there by then need no blur.
 */
const FIRST_PAUSE_MS = 120;

/** The blur of a thumbhash as an address for CSS; undefined when it can't be read. */
export function thumbhashUrl(thumbhash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** Frames that still want their blur, and those of them that are near the view, in the order they came there. */
const waiting = new Map<Element, string>();
const near = new Set<Element>();
let isAwaited = false;

/** A frame whose photo is there already needs no blur. */
const isPainted = (frame: Element) => frame.querySelector("img")?.dataset.state === "loaded";

interface Scheduler {
  postTask?: (run: () => void, options: { priority: "background"; delay: number }) => Promise<unknown>;
}

/** Draws some when nothing more urgent is to be done, after `delay` milliseconds at the earliest. */
function drawLater(delay = 0) {
  if (isAwaited) return;
  isAwaited = true;
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.postTask) void scheduler.postTask(drawSlice, { priority: "background", delay });
  else setTimeout(drawSlice, delay || PAUSE_MS);
}

function drawSlice() {
  isAwaited = false;
  const endMs = performance.now() + SLICE_MS;
  for (const frame of near) {
    forget(frame);
    const url = isPainted(frame) ? undefined : thumbhashUrl(waiting.get(frame) ?? "");
    waiting.delete(frame);
    if (url && frame instanceof HTMLElement) frame.style.backgroundImage = `url(${url})`;
    if (performance.now() > endMs) break;
  }
  if (near.size > 0) drawLater();
}

function forget(frame: Element) {
  near.delete(frame);
  view?.unobserve(frame);
}

let view: IntersectionObserver | undefined;
function watch(frame: Element) {
  view ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (near.size > 0) drawLater(FIRST_PAUSE_MS);
    },
    { rootMargin: NEAR },
  );
  view.observe(frame);
}

/**
 * Draws the blur of a thumbhash behind a photo once its frame comes near the view, a few at a time and after whatever
 * is more urgent, so that a long list costs no more than what is seen of it. The returned function takes it away.
 */
export function drawBlur(frame: HTMLElement, thumbhash: string): () => void {
  waiting.set(frame, thumbhash);
  watch(frame);
  return () => {
    waiting.delete(frame);
    forget(frame);
    frame.style.backgroundImage = "";
  };
}
