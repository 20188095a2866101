type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Writes a field's text anew while its change is told, the caret at `caret`, in characters. React, which draws the same text
 * afterwards, leaves the caret alone then; what React writes itself throws it to the end.
 */
export function rewriteField(field: TextField, text: string, caret: number): void {
  if (field.value === text && field.selectionStart === caret) return;
  field.value = text;
  field.setSelectionRange(caret, caret);
}
