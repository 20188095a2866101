import type { MouseEvent as Tap } from "react";

/** A second tap this soon after another, and this near to it, was meant for what the first has taken away. */
const ECHO_MS = 350;
const ECHO_PX = 64;

let lastTap = { x: 0, y: 0 };
let taking = { ...lastTap, at: Number.NEGATIVE_INFINITY };
let isEchoing = false;

/** Told by when it was made, not by when a busy page got to it; nor by `detail`, which iOS says is always 1. */
function isEcho({ clientX, clientY, timeStamp }: MouseEvent): boolean {
  const isSoon = timeStamp - taking.at < ECHO_MS;
  return isSoon && Math.hypot(clientX - taking.x, clientY - taking.y) < ECHO_PX;
}

/** Keeps the second half of a double tap from what has come under the finger. Keys make clicks too, of no tap. */
function swallowEcho(event: MouseEvent) {
  const isPress = event.type === "pointerdown";
  if (isPress) {
    isEchoing = isEcho(event);
    lastTap = { x: event.clientX, y: event.clientY };
  } else if (event.detail === 0) return;
  if (!isEchoing && !isEcho(event)) return;
  isEchoing = isPress;
  // On a press this also keeps away the focus; it doesn't keep the page from scrolling.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Forgets the last tap: nothing has lain over the page, so every tap on it is meant. Begins to watch the taps. */
export function forgetEcho() {
  taking.at = Number.NEGATIVE_INFINITY;
  // Added once, however often: the same listener.
  window.addEventListener("pointerdown", swallowEcho, true);
  window.addEventListener("click", swallowEcho, true);
}

/** The last tap takes away what it was on: another one right after it reaches nothing of what comes there instead. */
export function expectEcho() {
  taking = { ...lastTap, at: performance.now() };
}

/** For a button under which something else comes by a tap on it: the second of two quick taps counts for nothing. */
export const withoutEcho = (act: () => void) => (tap: Tap) => {
  forgetEcho();
  lastTap = { x: tap.clientX, y: tap.clientY };
  expectEcho();
  act();
};
