import { type ComponentType, useEffect, useRef } from "react";
import { useSharedText } from "../language/texts.ts";
import { type FailedProps, lazyPart } from "./lazyPart.tsx";
import { showToast } from "./toasts.ts";

const TOAST_MS = 5000;

/** Says that there is no network and closes: opening it again is the retry. */
function OverlayFailed({ onClose }: { onClose: () => void } & FailedProps) {
  const { t } = useSharedText();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    showToast({ header: t("error.title"), message: t("error.offline") }, TOAST_MS);
    onClose();
  }, [t, onClose]);
  return null;
}

/** What lies over a page and is a chunk of its own. Where it can't come it closes, and the page below stays as it is. */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load, OverlayFailed);
}
