import type { MouseEvent } from "react";

/** For a row under which another list may come: the second of two quick taps was meant for the row, not for that list. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
