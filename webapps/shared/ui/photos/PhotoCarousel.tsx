import { type KeyboardEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useSharedText } from "../../language/texts.ts";
import { Photo } from "../Photo.tsx";
import styles from "./PhotoCarousel.module.css";
import { PhotoViewer } from "./PhotoViewer.tsx";
import { TurnButtons } from "./TurnButtons.tsx";
import { useSlides } from "./useSlides.ts";

interface PhotoCarouselProps {
  photos: readonly { src: string; thumbhash?: string | null | undefined }[];
  /** The name of the thing on the photos. */
  name: string;
  /** Width to height. */
  ratio: string;
  /** Stands there without a photo. */
  fallback: ReactNode;
}

const turns: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Photos from edge to edge, swiped or turned by buttons and arrow keys; a tap opens the viewer. */
export function PhotoCarousel({ photos, name, ratio, fallback }: PhotoCarouselProps) {
  const { t } = useSharedText();
  const total = photos.length;
  const { strip, current, show, onScroll } = useSlides(total);
  const [opened, setOpened] = useState<number>();

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const slides = [...event.currentTarget.querySelectorAll("button")];
    const here = slides.indexOf(document.activeElement as HTMLButtonElement);
    const next = here + (turns[event.key] ?? Number.NaN);
    if (here < 0 || !slides[next]) return;
    event.preventDefault();
    show(next);
    slides[next].focus({ preventScroll: true });
  }

  if (total === 0) return <Photo src={undefined} alt="" ratio={ratio} fallback={fallback} />;
  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark on the page. */}
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label={t("photos")}
        onScroll={onScroll}
        onKeyDown={handleKey}
      >
        {photos.map(({ src, thumbhash }, index) => (
          <button
            key={src}
            type="button"
            className={styles.slide}
            aria-label={t("photos.open", { number: index + 1, total })}
            onClick={() => setOpened(index)}
          >
            <Photo
              src={src}
              thumbhash={thumbhash}
              alt={t("photos.one", { number: index + 1, total, name })}
              ratio={ratio}
              isEager={index === 0}
              fallback={fallback}
            />
          </button>
        ))}
      </div>
      {total > 1 && (
        <>
          <span className={`${styles.counter} figures`} aria-hidden="true">
            {current + 1}/{total}
          </span>
          <TurnButtons current={current} total={total} onShow={show} />
        </>
      )}
      {opened !== undefined && (
        <PhotoViewer
          photos={photos.map(({ src }) => src)}
          name={name}
          first={opened}
          onClose={(last) => {
            show(last, false);
            // The viewer hands the focus to what had opened it as it goes; the photo seen last is the one to stay at.
            flushSync(() => setOpened(undefined));
            strip.current?.querySelectorAll("button")[last]?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
