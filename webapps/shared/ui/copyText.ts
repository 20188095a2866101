import { haptic } from "../telegram/telegram.ts";
import { showToast } from "./toasts.ts";

const TOAST_MS = 3000;

/** Copies words and says so; where the clipboard is closed to the frame, shows them to be copied by hand. */
export async function copyText(text: string, told: { done: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    haptic("success");
    showToast({ header: told.done }, TOAST_MS);
  } catch {
    showToast({ header: told.failed, message: text });
  }
}
