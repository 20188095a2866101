import type { KeyboardEvent } from "react";

function focusNext(from: HTMLElement) {
  const rows = [...document.querySelectorAll("[data-field]")];
  const next = rows[rows.findIndex((row) => row.contains(from)) + 1];
  next?.querySelector<HTMLElement>(":is(input, textarea, button):not(:disabled)")?.focus();
}

/** Props of a field of one line: Enter, and the keyboard's "next", lead to the field after it. */
export const onward = {
  enterKeyHint: "next",
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Enter that ends an input method's word belongs to the word.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focusNext(event.currentTarget);
  },
} as const;
