import { type KeyboardEvent, useEffect } from "react";
import { useSharedText } from "#webapps/shared/language/texts.ts";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { useText } from "../locales/useText.ts";
import styles from "./PhotoViewer.module.css";
import { TurnButtons } from "./TurnButtons.tsx";
import { useSlides } from "./useSlides.ts";

export interface PhotoViewerProps {
  photos: readonly string[];
  name: string;
  /** The photo to begin with, counted from 0. */
  first: number;
  /** Told the photo last seen. */
  onClose: (last: number) => void;
}

/** Photos over the whole screen: swiped or turned by arrow keys, closed by a click, Escape or the way back. */
export function PhotoViewer({ photos, name, first, onClose }: PhotoViewerProps) {
  const { t } = useText();
  const shared = useSharedText();
  const total = photos.length;
  const { strip, current, show, onScroll } = useSlides(total, first);
  const close = () => onClose(current);

  // The strip has the focus from the start, so that the arrow keys work at once.
  useEffect(() => {
    strip.current?.focus({ preventScroll: true });
  }, [strip]);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  }

  return (
    <Overlay kind="viewer" title={name} onClose={close}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark. */}
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label={t("listing.photos")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={handleKey}
        onClick={close}
      >
        {photos.map((src, index) => (
          <div key={src} className={styles.slide}>
            <img
              src={src}
              alt={t("listing.photo", { number: index + 1, total, name })}
              loading={Math.abs(index - current) <= 1 ? "eager" : "lazy"}
              draggable={false}
            />
          </div>
        ))}
      </div>
      <div className={styles.top}>
        <span className="figures">
          {current + 1}/{total}
        </span>
        <IconButton icon="close" look="veil" label={shared.t("close")} onClick={close} />
      </div>
      {total > 1 && <TurnButtons current={current} total={total} onShow={show} />}
    </Overlay>
  );
}
