import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { PHOTOS_MAX } from "#contract/limits.ts";
import { getTelegram, haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { PhotoMenu } from "./lazyParts.tsx";
import { useSellText } from "./locales/useSellText.ts";
import styles from "./PhotoGrid.module.css";
import { PhotoTile } from "./PhotoTile.tsx";
import { isFinal, PHOTO_TYPES, type Photo } from "./photo.ts";
import type { PhotoQueue } from "./photoUpload.ts";
import { usePhotoDrag } from "./usePhotoDrag.ts";
import { useUndoToast } from "./useUndoToast.ts";

const TOAST_MS = 5000;

/** Files somebody picked; the field is emptied, so that the same file can be picked again. */
function takeFiles({ target }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(target.files ?? [])];
  target.value = "";
  return files;
}

/** The place where photos come in; as long as there are none it says what they are good for. */
function AddTile({ isEmpty, onAdd }: { isEmpty: boolean; onAdd: (files: readonly File[]) => void }) {
  const { t } = useSellText();
  // Clients on Android hand over a single file whatever is asked for, some of them none at all.
  const isOneByOne = getTelegram().platform.startsWith("android");
  return (
    <li className={styles.add}>
      <label>
        <input
          type="file"
          className="hidden-words"
          accept={PHOTO_TYPES.join(",")}
          multiple={!isOneByOne}
          aria-label={t("sell.addPhotos")}
          aria-describedby="sell-photos-fault"
          onChange={(event) => onAdd(takeFiles(event))}
        />
        <Icon name={isEmpty ? "camera" : "plus"} size={isEmpty ? 32 : 26} />
        <span>{t("sell.addPhotos")}</span>
        {isEmpty && (
          <small>
            <b>{t("sell.photosEmpty")}</b> {t("sell.photosEmptyHint")}
          </small>
        )}
      </label>
    </li>
  );
}

/** The focus goes on, after a photo was removed by keyboard, at the one that takes its place, else where photos are added. */
function useFocusAfterRemoval(grid: RefObject<HTMLElement | null>) {
  const vacated = useRef<number>(undefined);
  // At once: an effect still pending from an earlier picture of the page would look for the next one too soon.
  useLayoutEffect(() => {
    const place = vacated.current;
    vacated.current = undefined;
    if (place === undefined) return;
    const next = grid.current?.children[place]?.querySelector<HTMLElement>("button, input");
    next?.focus({ preventScroll: true });
  });
  return (place: number, isFocused: boolean) => {
    // Browsers that give a tapped button no focus have none to lose.
    if (isFocused || grid.current?.contains(document.activeElement)) vacated.current = place;
  };
}

/** The photos in their order and the place to add more; each can be dragged, and has a menu that does the same. */
export function PhotoGrid({ queue, photos }: { queue: PhotoQueue; photos: readonly Photo[] }) {
  const { t } = useSellText();
  const drag = usePhotoDrag(queue);
  const keepFocus = useFocusAfterRemoval(drag.grid.ref);
  const showUndo = useUndoToast();
  const replacing = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<number>();
  const [moved, setMoved] = useState("");
  const isEmpty = photos.length === 0;
  const total = photos.length;

  function handleAdd(files: readonly File[]) {
    const leftOut = queue.add(files);
    if (leftOut === 0) return;
    showToast({ header: t("sell.photosLeftOut", { count: leftOut, max: PHOTOS_MAX }) }, TOAST_MS);
  }

  function handleRemove(id: number) {
    haptic("press");
    const place = photos.findIndex((photo) => photo.id === id);
    // From the menu the focus would come back to a tile that is gone.
    keepFocus(place, opened !== undefined);
    const putBack = queue.remove(id);
    setOpened(undefined);
    showUndo(t("sell.photoRemoved"), putBack);
  }

  function handleMove(id: number, place: number) {
    haptic("change");
    queue.move(id, place);
    setOpened(undefined);
    setMoved(t("sell.photoMoved", { number: place + 1, total }));
  }

  return (
    <>
      <ul className={styles.grid} data-empty={isEmpty} {...drag.grid}>
        {photos.map((photo, place) => (
          <PhotoTile
            key={photo.id}
            {...{ photo, place, total }}
            isDragged={drag.draggedId === photo.id}
            onPress={(event) => drag.press(event.nativeEvent, photo.id)}
            onOpen={() =>
              photo.state === "failed" && !isFinal(photo) ? queue.retry(photo.id) : setOpened(photo.id)
            }
            onRemove={() => handleRemove(photo.id)}
          />
        ))}
        {total < PHOTOS_MAX && <AddTile isEmpty={isEmpty} onAdd={handleAdd} />}
      </ul>
      <p className="hidden-words" aria-live="polite">
        {moved}
      </p>
      {opened !== undefined && (
        <PhotoMenu
          photos={photos}
          openedId={opened}
          onMove={handleMove}
          onRemove={handleRemove}
          onReplace={() => replacing.current?.click()}
          onClose={() => setOpened(undefined)}
        />
      )}
      <input
        ref={replacing}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        aria-label={t("sell.photoReplace")}
        onChange={(event) => {
          const [file] = takeFiles(event);
          if (file && opened !== undefined) queue.replace(opened, file);
          setOpened(undefined);
        }}
      />
    </>
  );
}
