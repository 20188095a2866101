import { useEffect } from "react";
import { confirmClosing } from "#webapps/shared/telegram/telegram.ts";

/** Has the messenger ask before the app is closed, as long as something would be lost. */
export function useConfirmClosing(isHeld: boolean) {
  useEffect(() => {
    confirmClosing(isHeld);
    return () => confirmClosing(false);
  }, [isHeld]);
}
