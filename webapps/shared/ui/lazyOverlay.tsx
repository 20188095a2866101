import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useSharedText } from "../language/texts.ts";
import { type FailedProps, type LazyPart, lazyPart } from "./lazyPart.tsx";
import { pushOverlay } from "./overlays.ts";
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

/** While the code is on its way, back takes back the tap that opened it. */
function OverlayComing({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => pushOverlay(() => close()), []);
  return null;
}

/**
 * An overlay whose code is a chunk of its own. Where the code can't come, the overlay closes and the page below stays
 * as it is. `preload` has the code come before, so that the overlay opens at once.
 */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & Pick<LazyPart<Props>, "preload"> {
  const Part = lazyPart(load, OverlayFailed);
  function LazyOverlay(props: Props) {
    return (
      <Suspense fallback={<OverlayComing onClose={props.onClose} />}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyOverlay, { preload: Part.preload });
}
