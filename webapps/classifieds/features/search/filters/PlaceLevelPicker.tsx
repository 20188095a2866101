import { useState } from "react";
import type { Place } from "#contract/geo.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { usePlacesText } from "../../places/locales/usePlacesText.ts";
import { PlacePickerRow } from "../../places/PlacePickerRow.tsx";
import { filterPlaces } from "../../places/placePicker.ts";
import { isBlank } from "../../ui/foldName.ts";
import { nameOf } from "../../ui/names.ts";
import picker from "../../ui/Picker.module.css";
import { PickerFilter } from "../../ui/PickerFilter.tsx";
import { PickerSkeleton } from "../../ui/PickerSkeleton.tsx";

interface PlaceLevelPickerProps {
  title: string;
  /** The words for all places of the level. */
  all: string;
  places: { data: readonly Place[] | undefined; error: unknown; refetch: () => unknown };
  chosenId: number | undefined;
  onChoose: (id: number | undefined) => void;
  onClose: () => void;
}

/** One place of one level, or all of them; a tap chooses and closes. */
export function PlaceLevelPicker({ title, all, places, chosenId, onChoose, onClose }: PlaceLevelPickerProps) {
  const { t, language } = usePlacesText();
  const [words, setWords] = useState("");
  const { data, error, refetch } = places;
  const found = data && filterPlaces(data, words);

  function take(id: number | undefined) {
    haptic("change");
    onChoose(id);
    onClose();
  }

  return (
    <Overlay kind="full" title={title} onClose={onClose}>
      <PickerFilter words={words} label={t("place.filter")} onWrite={setWords} />
      {found && (
        <ul className={picker.list}>
          {isBlank(words) && (
            <PlacePickerRow label={all} isChosen={chosenId === undefined} onTake={() => take(undefined)} />
          )}
          {found.map((place) => (
            <PlacePickerRow
              key={place.id}
              label={nameOf(place, language)}
              isChosen={place.id === chosenId}
              onTake={() => take(place.id)}
            />
          ))}
        </ul>
      )}
      {found?.length === 0 && <p className={picker.nothing}>{t("place.nothing")}</p>}
      {!data && Boolean(error) && (
        <ErrorScreen error={error} title={t("place.failed")} onRetry={() => void refetch()} />
      )}
      {!data && !error && <PickerSkeleton />}
    </Overlay>
  );
}
