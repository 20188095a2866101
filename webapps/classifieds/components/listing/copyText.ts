import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";

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
