import { create } from "zustand";
import { expectEcho, forgetEcho } from "./echo.ts";

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

/** Open dialogs, the topmost last. Whatever lies outside of that one can be neither seen, heard nor tapped. */
export const useDialogs = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

/** Opens a dialog above all others; the returned function closes it. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  forgetEcho();
  if (!dialog.open) dialog.showModal();
  useDialogs.setState(({ open }) => ({ open: [...open, dialog] }));
  return () => {
    useDialogs.setState(({ open }) => ({ open: open.filter((other) => other !== dialog) }));
    // Gives the focus back to what had opened it, which a dialog already off the page no longer does.
    dialog.close();
    expectEcho();
  };
}

/** Closes the topmost overlay; false when there is none. */
export function closeTopOverlay(): boolean {
  const close = useOverlays.getState().stack.at(-1);
  close?.();
  return close !== undefined;
}
