import { type RefObject, useLayoutEffect, useReducer, useRef } from "react";

/**
 * For a field whose text is grouped while it is typed: `put` says where the caret is to stand once the field is drawn
 * again, in characters; without it new spaces throw it to the end.
 */
export function useCaret(): { input: RefObject<HTMLInputElement | null>; put: (caret: number) => void } {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);

  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function put(at: number) {
    caret.current = at;
    // It is put back even where the value stays.
    redraw();
  }
  return { input, put };
}
