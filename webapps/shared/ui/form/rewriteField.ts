type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Writes a field's text again while its change is told, and puts the caret at `caret`, in characters. React, which
 * draws the same text afterwards, leaves the caret alone then. When React writes the text itself, it throws the caret
 * to the end.
 */
export function rewriteField(field: TextField, text: string, caret: number): void {
  if (field.value === text && field.selectionStart === caret) return;
  field.value = text;
  field.setSelectionRange(caret, caret);
}
