/** Whether the focus is on nothing, or on what can't be reached any longer. */
export function isFocusLost(): boolean {
  return document.activeElement?.matches("body, [inert], [inert] *") ?? true;
}
