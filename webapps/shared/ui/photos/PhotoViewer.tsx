import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useSharedText } from "../../language/texts.ts";
import { IconButton } from "../IconButton.tsx";
import { Overlay } from "../Overlay.tsx";
import styles from "./PhotoViewer.module.css";
import { TurnButtons } from "./TurnButtons.tsx";
import { usePhotoGestures } from "./usePhotoGestures.ts";

interface PhotoViewerProps {
  photos: readonly string[];
  name: string;
  /** The photo to begin with, counted from 0. */
  first: number;
  /** Told the photo last seen. */
  onClose: (last: number) => void;
}

/** Between two photos, in pixels, so that they don't run into each other. */
const GAP = 16;
/** Turns of the photos by the arrow keys. Plus and minus zoom as the wheel does. */
const turns: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const zooms: Record<string, number> = { "+": -100, "=": -100, "-": 100 };

/**
 * Photos over the whole screen: swiped or turned by arrow keys, zoomed by two fingers, a double tap, the wheel or the
 * plus key, closed by a click, Escape or the way back.
 */
export function PhotoViewer({ photos, name, first, onClose }: PhotoViewerProps) {
  const { t } = useSharedText();
  const total = photos.length;
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const close = () => onClose(current);
  const show = (index: number) => setCurrent(Math.min(Math.max(index, 0), total - 1));
  const { zoom, swiped, isLed, handlers, zoomBy } = usePhotoGestures({
    stage,
    current,
    total,
    onTap: close,
    onTurn: (step) => show(current + step),
  });

  // The stage has the focus from the start, so that the keys work at once.
  useEffect(() => {
    stage.current?.focus({ preventScroll: true });
  }, []);

  function handleKey(event: KeyboardEvent) {
    const [step, deltaY] = [turns[event.key], zooms[event.key]];
    if (step === undefined && deltaY === undefined) return;
    event.preventDefault();
    if (step !== undefined) show(current + step);
    if (deltaY !== undefined) zoomBy(deltaY);
  }

  return (
    <Overlay kind="viewer" title={name} onClose={close}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark. */}
      <div
        ref={stage}
        className={styles.stage}
        role="group"
        aria-label={t("photos")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys need something that has the focus.
        tabIndex={0}
        data-led={isLed}
        data-zoomed={zoom.scale > 1}
        onKeyDown={handleKey}
        {...handlers}
      >
        <div
          className={styles.row}
          style={{ transform: `translateX(calc(${-current} * (100% + ${GAP}px) + ${swiped}px))`, gap: GAP }}
        >
          {photos.map((src, index) => (
            <div key={src} className={styles.slide} data-index={index} aria-hidden={index !== current}>
              <img
                src={src}
                alt={t("photos.one", { number: index + 1, total, name })}
                loading={Math.abs(index - current) <= 1 ? "eager" : "lazy"}
                draggable={false}
                style={
                  index === current
                    ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                    : undefined
                }
              />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.top}>
        <span className="figures" role="status">
          {total > 1 && `${current + 1}/${total}`}
        </span>
        <IconButton icon="close" look="veil" label={t("close")} onClick={close} />
      </div>
      {total > 1 && <TurnButtons current={current} total={total} onShow={show} />}
    </Overlay>
  );
}
