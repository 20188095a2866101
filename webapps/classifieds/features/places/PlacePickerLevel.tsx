import { useEffect, useRef } from "react";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { nameOf } from "../ui/names.ts";
import styles from "../ui/Picker.module.css";
import { PickerSkeleton } from "../ui/PickerSkeleton.tsx";
import { type ChosenPlace, tellingNames } from "./chosenPlace.ts";
import { usePlacesText } from "./locales/usePlacesText.ts";
import { PlacePickerRow } from "./PlacePickerRow.tsx";
import { choose, chooseAll, isAllChosen, type PickerState, type PickerStep } from "./placePicker.ts";
import { useCities, useDistricts, useRegions } from "./places.ts";

const allTexts = {
  region: "place.country",
  city: "place.allCities",
  district: "place.allDistricts",
} as const;

/** The list of the level the picker stands at. */
export function usePlacesOf({ level, region, city }: PickerState) {
  const regions = useRegions(level === "region");
  const cities = useCities(level === "city" ? region?.id : undefined);
  const districts = useDistricts(level === "district" ? city?.id : undefined);
  return { region: regions, city: cities, district: districts }[level];
}

interface PlacePickerLevelProps {
  state: PickerState;
  chosen: ChosenPlace | undefined;
  /** Whether the level may be left open. */
  hasAll: boolean;
  /** The place one has just come back from. */
  leftId: number | undefined;
  onTake: (step: PickerStep) => void;
}

/** A list that opens begins at its top, one that is come back to where it was left. */
function useListPlace(isThere: boolean) {
  const left = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the rows are there can one of them be shown.
  useEffect(() => {
    if (left.current) {
      left.current.scrollIntoView({ block: "center" });
      left.current.focus({ preventScroll: true });
      return;
    }
    list.current?.closest("dialog")?.scrollTo(0, 0);
    // The row that opened it is gone, and with it the place of whoever goes by keys or by ear.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [isThere]);

  return { list, left };
}

/** All places of a level. */
export function PlacePickerLevel({ state, chosen, hasAll, leftId, onTake }: PlacePickerLevelProps) {
  const { t, language } = usePlacesText();
  const { data, error, refetch } = usePlacesOf(state);
  const { level } = state;
  const { list, left } = useListPlace(data !== undefined);

  if (error && !data) {
    return <ErrorScreen error={error} title={t("place.failed")} onRetry={() => void refetch()} />;
  }
  if (!data) return <PickerSkeleton />;
  return (
    <ul ref={list} className={styles.list} tabIndex={-1}>
      {hasAll && (
        <PlacePickerRow
          label={t(allTexts[level])}
          isChosen={isAllChosen(state, chosen)}
          onTake={() => onTake(chooseAll(state))}
        />
      )}
      {data.map((item) => {
        const isChosen = chosen?.[`${level}Id`] === item.id;
        const hasChosenInside = isChosen && level === "region" && chosen.cityId !== undefined;
        return (
          <PlacePickerRow
            key={item.id}
            ref={item.id === leftId ? left : undefined}
            label={nameOf(item, language)}
            under={hasChosenInside ? [...tellingNames(chosen)].reverse() : []}
            isChosen={isChosen}
            isDeeper={level === "region" || item.hasDistricts}
            onTake={() => onTake(choose(state, item))}
          />
        );
      })}
    </ul>
  );
}
