import { haptic } from "../telegram/telegram.ts";
import { showToast } from "./toasts.ts";

const TOAST_MS = 3000;

/**
 * Copies words and says so; where the clipboard is closed to the frame, shows them to be copied by hand. Either way they are
 * there to be passed on: true.
 */
export async function copyText(text: string, told: { done: string; failed: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    haptic("success");
    showToast({ header: told.done }, TOAST_MS);
  } catch {
    showToast({ header: told.failed, message: text });
  }
  return true;
}
