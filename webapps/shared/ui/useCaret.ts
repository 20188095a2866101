import { type RefObject, useLayoutEffect, useReducer, useRef } from "react";

interface Caret {
  input: RefObject<HTMLInputElement | null>;
  put: (caret: number) => void;
  /** Puts it behind what stood before it in the field just now, as that is written anew. */
  putBehind: (rewrite: (typed: string) => string) => void;
}

/**
 * For a field whose text is written anew while it is typed: `put` says where the caret is to stand once the field is drawn
 * again, in characters; without it new spaces throw it to the end.
 */
export function useCaret(): Caret {
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

  function putBehind(rewrite: (typed: string) => string) {
    const { value, selectionStart } = input.current ?? {};
    if (value !== undefined) put(rewrite(value.slice(0, selectionStart ?? value.length)).length);
  }
  return { input, put, putBehind };
}
