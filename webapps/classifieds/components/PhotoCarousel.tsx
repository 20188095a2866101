import { useState } from "react";
import { flushSync } from "react-dom";
import type { Listing } from "#contract/listings.ts";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useText } from "../locales/useText.ts";
import { CategoryDrawing } from "./categoryDrawings/CategoryDrawing.tsx";
import styles from "./PhotoCarousel.module.css";
import { PhotoViewer } from "./PhotoViewer.tsx";
import { TurnButtons } from "./TurnButtons.tsx";
import { useSlides } from "./useSlides.ts";

const RATIO = "4 / 3";

/** The listing's photos from edge to edge; a tap opens the viewer. */
export function PhotoCarousel({ listing, name }: { listing: Listing; name: string }) {
  const { t } = useText();
  const { photos, thumbhashes, rootCategoryLink } = listing;
  const total = photos.length;
  const { strip, current, show, onScroll } = useSlides(total);
  const [opened, setOpened] = useState<number>();
  const fallback = <CategoryDrawing link={rootCategoryLink} size={120} />;

  if (total === 0) return <Photo src={undefined} alt="" ratio={RATIO} fallback={fallback} />;
  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark on the page. */}
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label={t("listing.photos")}
        onScroll={onScroll}
      >
        {photos.map((src, index) => (
          <button
            key={src}
            type="button"
            className={styles.slide}
            aria-label={t("listing.openPhoto", { number: index + 1, total })}
            onClick={() => setOpened(index)}
          >
            <Photo
              src={src}
              thumbhash={thumbhashes[index]}
              alt={t("listing.photo", { number: index + 1, total, name })}
              ratio={RATIO}
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
          photos={photos}
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
