import { useEffect, useState } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";

const TOLD_MS = 10_000;

/** Copies words, and knows for ten seconds that they were. Where the clipboard is closed they are shown, under `failed`. */
export function useCopied(): { isCopied: boolean; copy: (text: string, failed: string) => Promise<void> } {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy(text: string, failed: string) {
    try {
      await navigator.clipboard.writeText(text);
      haptic("success");
      setCopiedAt(performance.now());
    } catch {
      showToast({ header: failed, message: text });
    }
  }
  return { isCopied: copiedAt !== undefined, copy };
}
