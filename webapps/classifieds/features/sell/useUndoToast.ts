import { useEffect, useRef } from "react";
import { dismissToast, showToast } from "#webapps/shared/ui/toasts.ts";
import { useSellText } from "./locales/useSellText.ts";

const TOAST_MS = 5000;

/** Says what was done in the form with a way back; the notice goes with the form, as there is nothing to undo then. */
export function useUndoToast() {
  const { t } = useSellText();
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const ids = shown.current;
    return () => ids.forEach(dismissToast);
  }, []);

  return (header: string, onUndo: () => void) => {
    shown.current.add(showToast({ header, action: { label: t("sell.undo"), onAct: onUndo } }, TOAST_MS));
  };
}
