import { useState } from "react";
import type { Place } from "#contract/geo.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../locales/useText.ts";
import { nameOf } from "../logic/listingText.ts";
import {
  type ChosenPlace,
  choose,
  chooseAll,
  filterPlaces,
  type PickerState,
  type PickerStep,
  pickerStart,
  stepBack,
} from "../logic/placePicker.ts";
import { useCities } from "../queries/useCities.ts";
import { useDistricts } from "../queries/useDistricts.ts";
import { useRegions } from "../queries/useRegions.ts";
import styles from "./Picker.module.css";

export interface PlacePickerProps {
  chosen: ChosenPlace | undefined;
  /** Of something that stands somewhere: the whole country is no answer. */
  isRegionRequired?: boolean;
  /** `narrowest` is the chosen level itself, with its coordinates. */
  onChoose: (place: ChosenPlace, narrowest: Place | undefined) => void;
  onClose: () => void;
}

const allTexts = {
  region: "place.country",
  city: "place.allCities",
  district: "place.allDistricts",
} as const;

/** The list of the level the picker stands at. */
function usePlaces({ level, region, city }: PickerState) {
  const regions = useRegions(level === "region");
  const cities = useCities(level === "city" ? region?.id : undefined);
  const districts = useDistricts(level === "district" ? city?.id : undefined);
  return { region: regions, city: cities, district: districts }[level];
}

function isChosen(chosen: ChosenPlace | undefined, level: PickerState["level"], id: number | undefined) {
  return chosen?.[`${level}Id`] === id;
}

/** Region, then city, then district; "all" stops at a level, back goes one level up and at the regions closes. */
export function PlacePicker({ chosen, isRegionRequired = false, onChoose, onClose }: PlacePickerProps) {
  const { t, language } = useText();
  const [state, setState] = useState(pickerStart);
  const [words, setWords] = useState("");
  const { data, error, refetch } = usePlaces(state);
  const { level, region, city } = state;
  const inside = level === "district" ? city : region;
  const found = data && filterPlaces(data, words);

  function take(step: PickerStep) {
    setWords("");
    if (step.kind === "open") return setState(step.state);
    if (step.kind === "chosen") {
      haptic("change");
      onChoose(step.place, step.narrowest);
    }
    onClose();
  }

  const row = (key: number, label: string, isOn: boolean, isDeeper: boolean, onClick: () => void) => (
    <li key={key}>
      <button type="button" className={styles.row} aria-current={isOn} onClick={onClick}>
        <span>{label}</span>
        {isDeeper ? <Icon name="forward" size={18} /> : isOn && <Icon name="check" size={20} />}
      </button>
    </li>
  );
  const hasAll = words === "" && !(isRegionRequired && level === "region");
  const isDeeper = (item: Place) => level === "region" || (level === "city" && item.hasDistricts);

  return (
    <Overlay
      kind="full"
      title={inside ? nameOf(inside, language) : t("place.region")}
      {...(level !== "region" && { onBack: () => take(stepBack(state)) })}
      onClose={onClose}
    >
      <div className={styles.filter}>
        <input
          type="search"
          value={words}
          placeholder={t("place.filter")}
          aria-label={t("place.filter")}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {error && <ErrorScreen error={error} title={t("place.failed")} onRetry={() => void refetch()} />}
      {found && (
        <ul className={styles.list} key={level}>
          {hasAll &&
            row(
              0,
              t(allTexts[level]),
              chosen !== undefined && isChosen(chosen, level, undefined),
              false,
              () => take(chooseAll(state)),
            )}
          {found.map((item) =>
            row(item.id, nameOf(item, language), isChosen(chosen, level, item.id), isDeeper(item), () =>
              take(choose(state, item)),
            ),
          )}
        </ul>
      )}
      {found?.length === 0 && <p className={styles.nothing}>{t("place.nothing")}</p>}
      {!found && !error && (
        <div className={styles.bones}>
          {[72, 54, 63, 80, 58, 66, 75, 50].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={20} />
          ))}
        </div>
      )}
    </Overlay>
  );
}
