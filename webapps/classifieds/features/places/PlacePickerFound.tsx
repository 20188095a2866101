import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { nameOf } from "../ui/names.ts";
import styles from "../ui/Picker.module.css";
import { PickerSkeleton } from "../ui/PickerSkeleton.tsx";
import type { ChosenPlace } from "./chosenPlace.ts";
import { usePlacesText } from "./locales/usePlacesText.ts";
import { usePlacesOf } from "./PlacePickerLevel.tsx";
import { PlacePickerRow } from "./PlacePickerRow.tsx";
import {
  chooseFound,
  filterPlaces,
  findPlaces,
  levelOf,
  type PickerState,
  type PickerStep,
} from "./placePicker.ts";
import { usePlaces } from "./places.ts";

interface PlacePickerFoundProps {
  state: PickerState;
  words: string;
  chosen: ChosenPlace | undefined;
  onTake: (step: PickerStep) => void;
}

/** The places that the words find: in the list one stands at, and from the regions in every list below them too. */
export function PlacePickerFound({ state, words, chosen, onTake }: PlacePickerFoundProps) {
  const { t, language } = usePlacesText();
  const isTop = state.level === "region";
  const list = usePlacesOf(state);
  const here = list.data;
  const everywhere = usePlaces(isTop);
  const around = [state.region, state.city].filter((level) => level !== undefined);
  const found =
    isTop && everywhere.data
      ? findPlaces(everywhere.data, words)
      : here && filterPlaces(here, words).map((place) => ({ place, around }));
  const isSearching = !found || (isTop && everywhere.isFetching);
  // Something else may well be called that.
  const missing = isTop ? everywhere : list;

  if (!found?.length && missing.error && !missing.isFetching) {
    return (
      <ErrorScreen error={missing.error} title={t("place.failed")} onRetry={() => void missing.refetch()} />
    );
  }

  return (
    <>
      {found && found.length > 0 && (
        <ul className={styles.list}>
          {found.map((one) => {
            const level = levelOf(one.place);
            return (
              <PlacePickerRow
                key={`${level}-${one.place.id}`}
                label={nameOf(one.place, language)}
                under={isTop ? one.around : []}
                isChosen={chosen?.[`${level}Id`] === one.place.id}
                isDeeper={level === "region" || one.place.hasDistricts}
                onTake={() => onTake(chooseFound(one))}
              />
            );
          })}
        </ul>
      )}
      {isSearching ? (
        <PickerSkeleton />
      ) : (
        <p className={found.length === 0 ? styles.nothing : "hidden-words"} role="status">
          {found.length === 0 && t("place.nothing")}
        </p>
      )}
    </>
  );
}
