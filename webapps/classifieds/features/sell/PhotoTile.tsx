import type { PointerEvent } from "react";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { Photo as Picture } from "#webapps/shared/ui/Photo.tsx";
import { useSellText } from "./locales/useSellText.ts";
import styles from "./PhotoGrid.module.css";
import { isFinal, type Photo } from "./photo.ts";

interface PhotoTileProps {
  photo: Photo;
  place: number;
  total: number;
  isDragged: boolean;
  onPress: (event: PointerEvent<HTMLElement>) => void;
  onOpen: () => void;
  onRemove: () => void;
}

/** The circle that fills while a photo is sent. */
function Ring({ share }: { share: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 36 36" width={36} height={36} aria-hidden="true">
      <circle cx={18} cy={18} r={15} />
      <circle cx={18} cy={18} r={15} pathLength={100} strokeDasharray={`${Math.round(share * 100)} 100`} />
    </svg>
  );
}

/** One photo: what it looks like, how far it is, and the cross that takes it away. */
export function PhotoTile({ photo, place, total, isDragged, onPress, onOpen, onRemove }: PhotoTileProps) {
  const { t } = useSellText();
  const { id, preview, state, progress } = photo;
  const number = place + 1;
  const name = t("sell.photo", { number, total });
  const isUnfit = isFinal(photo);
  const condition = t(`sell.photo.${state}`, { percent: Math.round(progress * 100) });
  const failedWords = state === "failed" && t(isUnfit ? "sell.photoUnfit" : "sell.photoRetry");
  return (
    <li className={styles.tile} data-photo={id} data-state={state} data-dragged={isDragged}>
      <button
        type="button"
        className={styles.picture}
        aria-haspopup={state === "failed" && !isUnfit ? undefined : "dialog"}
        aria-label={[name, place === 0 && t("sell.cover"), condition, failedWords].filter(Boolean).join(", ")}
        onPointerDown={onPress}
        onClick={onOpen}
      >
        <Picture
          // Another picture begins to load again, also where the last one failed.
          key={preview}
          src={preview && smallPhoto(preview)}
          alt=""
          fallback={state === "done" && <Icon name="camera" size={28} />}
          isEager
        />
        {state !== "done" && (
          <span className={styles.veil}>
            {state === "waiting" && <Icon name="clock" size={28} />}
            {state === "uploading" && <Ring share={progress} />}
            {state === "failed" && (
              <>
                <Icon name={isUnfit ? "warning" : "renew"} size={26} />
                <small>{failedWords}</small>
              </>
            )}
          </span>
        )}
        {place === 0 && state === "done" && <span className={styles.cover}>{t("sell.cover")}</span>}
      </button>
      <IconButton
        icon="close"
        iconSize={16}
        className={styles.remove ?? ""}
        label={`${t("sell.photoRemove")}: ${name}`}
        onClick={onRemove}
      />
    </li>
  );
}
