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

/** Closes the topmost overlay; false when there is none. */
export function closeTopOverlay(): boolean {
  const close = useOverlays.getState().stack.at(-1);
  close?.();
  return close !== undefined;
}
