import { useState } from "react";
import type { Place } from "#contract/geo.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { isBlank } from "../ui/foldName.ts";
import { nameOf } from "../ui/names.ts";
import { PickerFilter, type PickerWords, usePickerWords } from "../ui/PickerFilter.tsx";
import { PickerSkeleton } from "../ui/PickerSkeleton.tsx";
import { type ChosenPlace, tellingNames } from "./chosenPlace.ts";
import { usePlacesText } from "./locales/usePlacesText.ts";
import { PlacePickerFound } from "./PlacePickerFound.tsx";
import { PlacePickerHere } from "./PlacePickerHere.tsx";
import { PlacePickerLevel } from "./PlacePickerLevel.tsx";
import { type PickerStep, pickerStart, stepBack } from "./placePicker.ts";
import { useLocationWay } from "./places.ts";

const TOAST_MS = 5000;

export interface PlacePickerProps {
  chosen: ChosenPlace | undefined;
  /** Whether the place is of something that stands somewhere, so that the whole country is no answer. */
  isRegionRequired?: boolean;
  /** Whether what was found by the person's whereabouts can be taken back after the picker has closed. */
  canUndo?: boolean;
  /** `narrowest` is the chosen level itself, with its coordinates. */
  onChoose: (place: ChosenPlace, narrowest: Place | undefined) => void;
  onClose: () => void;
}

/** The list one stands at, and the steps to others; each begins with nothing to filter by. */
function useSteps({ onChoose, onClose }: PlacePickerProps, { write, focus }: PickerWords) {
  const [state, setState] = useState(pickerStart);
  /** The place that one has come up from, to be seen again in its list. */
  const [leftId, setLeft] = useState<number>();
  const inside = state.city ?? state.region;

  function take(step: PickerStep) {
    write("");
    if (step.kind === "open") {
      setLeft(undefined);
      setState(step.state);
      return focus();
    }
    if (step.kind === "chosen") {
      haptic("change");
      onChoose(step.place, step.narrowest);
    }
    onClose();
  }

  function goBack() {
    take(stepBack(state));
    setLeft(inside?.id);
  }

  return { state, inside, leftId, take, goBack };
}

/** Says which place was found by the person's whereabouts, and offers to take it back. */
function useLocatedNotice() {
  const { t, language } = usePlacesText();
  return (place: ChosenPlace, onUndo: () => void) => {
    const header = tellingNames(place)
      .map((name) => nameOf(name, language))
      .join(", ");
    const action = { label: t("place.undo"), onAct: onUndo };
    showToast({ header, message: t("place.located"), action }, TOAST_MS);
  };
}

/** Region, then city, then district; "all" stops at a level, back goes one level up and at the regions closes. */
export function PlacePicker(props: PlacePickerProps) {
  const { chosen, isRegionRequired = false, canUndo = false, onChoose, onClose } = props;
  const { t, language } = usePlacesText();
  const filter = usePickerWords();
  const { field, words } = filter;
  const isFinding = !isBlank(words);
  const { state, inside, leftId, take, goBack } = useSteps(props, filter);
  const isTop = state.level === "region";
  const way = useLocationWay();
  const tellLocated = useLocatedNotice();

  function takeHere(place: ChosenPlace, narrowest: Place | undefined) {
    take({ kind: "chosen", place, narrowest });
    if (canUndo && chosen) tellLocated(place, () => onChoose(chosen, undefined));
  }

  return (
    <Overlay
      kind="full"
      title={inside ? nameOf(inside, language) : t("place.region")}
      {...(!isTop && { onBack: goBack })}
      onClose={onClose}
    >
      <PickerFilter {...{ field, words }} label={t("place.filter")} onWrite={filter.write} />
      {isFinding && <PlacePickerFound {...{ state, words, chosen }} onTake={take} />}
      {!isFinding && isTop && way && <PlacePickerHere way={way} onFind={takeHere} />}
      {/* A row that comes later would push the list away from under a finger. */}
      {!isFinding && way === undefined && <PickerSkeleton />}
      {!isFinding && way !== undefined && (
        <PlacePickerLevel
          key={`${state.level}-${inside?.id}`}
          {...{ state, chosen, leftId }}
          hasAll={!isTop || !isRegionRequired}
          onTake={take}
        />
      )}
    </Overlay>
  );
}
