import { smallPhoto } from "#contract/smallPhoto.ts";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./PhotoStrip.module.css";

interface StripPhoto {
  src: string;
  change?: "removed" | "added" | undefined;
}

interface PhotoStripProps {
  photos: readonly StripPhoto[];
  thumbhashes?: readonly (string | null)[];
  label: string;
  /** Shows a photo, counted from 0, over the whole screen. */
  onEnlarge: (index: number) => void;
}

/** Photos of a listing in one small row; a tap enlarges. */
export function PhotoStrip({ photos, thumbhashes = [], label, onEnlarge }: PhotoStripProps) {
  const { t } = useModerationText();
  if (photos.length === 0) return <p className={styles.none}>{t("moderation.noPhotos")}</p>;
  return (
    <ul ref={fadeStrip} className={styles.strip} aria-label={label}>
      {photos.map(({ src, change }, index) => (
        <li key={src}>
          <button
            type="button"
            className={styles.photo}
            data-change={change}
            aria-label={t("photos.open", { number: index + 1, total: photos.length })}
            onClick={() => onEnlarge(index)}
          >
            <Photo
              src={smallPhoto(src)}
              thumbhash={thumbhashes[index]}
              alt=""
              fallback={<Icon name="camera" />}
            />
            {change && <span className={styles.change}>{t(`moderation.${change}`)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
