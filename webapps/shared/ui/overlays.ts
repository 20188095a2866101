import { create } from "zustand";

type Close = () => void;

/** Whatever lies over the page, the topmost last; the messenger's back button closes that one first. */
export const useOverlays = create<{ stack: readonly Close[] }>(() => ({ stack: [] }));

/** Puts an overlay on top; the returned function takes it away again. */
export function pushOverlay(close: Close): () => void {
  useOverlays.setState(({ stack }) => ({ stack: [...stack, close] }));
  return () => {
    useOverlays.setState(({ stack }) => ({ stack: stack.filter((other) => other !== close) }));
  };
}

/** A second tap this soon after a dialog closed, and this near to the one that closed it, was meant for the dialog. */
const ECHO_MS = 350;
const ECHO_PX = 64;

let lastTap = { x: 0, y: 0 };
let closing = { ...lastTap, at: Number.NEGATIVE_INFINITY };
let isEchoing = false;

/** Told by when it was made, not by when a busy page got to it. */
function isEcho({ clientX, clientY, timeStamp }: MouseEvent): boolean {
  const isSoon = timeStamp - closing.at < ECHO_MS;
  return isSoon && Math.hypot(clientX - closing.x, clientY - closing.y) < ECHO_PX;
}

/** Keeps the second half of a double tap from whatever lay under the dialog. Keys make clicks too, of no tap at all. */
function swallowEcho(event: MouseEvent) {
  const isPress = event.type === "pointerdown";
  if (isPress) {
    isEchoing = isEcho(event);
    lastTap = { x: event.clientX, y: event.clientY };
  } else if (event.detail === 0) return;
  if (!isEchoing && !isEcho(event)) return;
  isEchoing = isPress;
  // Of a press it also keeps away the focus; it doesn't keep the page from scrolling.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Open dialogs, the topmost last. Whatever lies outside of that one can be neither seen, heard nor tapped. */
export const useDialogs = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

/** Opens a dialog above all others; the returned function closes it. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  // Added once, however often: the same listener.
  window.addEventListener("pointerdown", swallowEcho, true);
  window.addEventListener("click", swallowEcho, true);
  // What is opened now lies under nothing.
  closing.at = Number.NEGATIVE_INFINITY;
  if (!dialog.open) dialog.showModal();
  useDialogs.setState(({ open }) => ({ open: [...open, dialog] }));
  return () => {
    useDialogs.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }));
    // Gives the focus back to what had opened it, which a dialog already off the page no longer does.
    dialog.close();
    closing = { ...lastTap, at: performance.now() };
  };
}

/** Closes the topmost overlay; false when there is none. */
export function closeTopOverlay(): boolean {
  const close = useOverlays.getState().stack.at(-1);
  close?.();
  return close !== undefined;
}
