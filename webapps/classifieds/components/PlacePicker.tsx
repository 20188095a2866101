import { useEffect, useRef, useState } from "react";
import type { Place } from "#contract/geo.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { usePlaceText } from "../locales/place/usePlaceText.ts";
import { type ChosenPlace, tellingNames } from "../logic/chosenPlace.ts";
import { isBlank } from "../logic/foldName.ts";
import { nameOf } from "../logic/listingText.ts";
import { type PickerStep, pickerStart, stepBack } from "../logic/placePicker.ts";
import styles from "./Picker.module.css";
import { PlacePickerFound } from "./PlacePickerFound.tsx";
import { PlacePickerHere, useLocationWay } from "./PlacePickerHere.tsx";
import { PlacePickerBones, PlacePickerLevel } from "./PlacePickerLevel.tsx";

const TOAST_MS = 5000;

export interface PlacePickerProps {
  chosen: ChosenPlace | undefined;
  /** Of something that stands somewhere: the whole country is no answer. */
  isRegionRequired?: boolean;
  /** Whether what was found by the person's whereabouts can be taken back after the picker has closed. */
  canUndo?: boolean;
  /** `narrowest` is the chosen level itself, with its coordinates. */
  onChoose: (place: ChosenPlace, narrowest: Place | undefined) => void;
  onClose: () => void;
}

/** Keeps the field at hand where there is a keyboard; a finger would have half of the list covered by one. */
function useField() {
  const field = useRef<HTMLInputElement>(null);
  const focus = () => {
    if (window.matchMedia?.("(hover: hover)").matches) field.current?.focus({ preventScroll: true });
  };
  useEffect(focus, []);
  return { field, focus };
}

/** Region, then city, then district; "all" stops at a level, back goes one level up and at the regions closes. */
export function PlacePicker(props: PlacePickerProps) {
  const { chosen, isRegionRequired = false, canUndo = false, onChoose, onClose } = props;
  const { t, language } = usePlaceText();
  const [state, setState] = useState(pickerStart);
  /** What one has come up from, to be seen again in its list. */
  const [leftId, setLeft] = useState<number>();
  const [words, setWords] = useState("");
  const { field, focus } = useField();
  const { level, region, city } = state;
  const inside = city ?? region;
  const way = useLocationWay();
  const isFinding = !isBlank(words);

  function take(step: PickerStep) {
    setWords("");
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

  function takeHere(place: ChosenPlace, narrowest: Place | undefined) {
    take({ kind: "chosen", place, narrowest });
    if (!canUndo || !chosen) return;
    const header = tellingNames(place)
      .map((name) => nameOf(name, language))
      .join(", ");
    const action = { label: t("place.undo"), onAct: () => onChoose(chosen, undefined) };
    showToast({ header, message: t("place.located"), action }, TOAST_MS);
  }

  return (
    <Overlay
      kind="full"
      title={inside ? nameOf(inside, language) : t("place.region")}
      {...(level !== "region" && { onBack: goBack })}
      onClose={onClose}
    >
      <div className={styles.filter}>
        <input
          ref={field}
          type="search"
          value={words}
          placeholder={t("place.filter")}
          aria-label={t("place.filter")}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {isFinding && <PlacePickerFound {...{ state, words, chosen }} onTake={take} />}
      {!isFinding && level === "region" && way && <PlacePickerHere way={way} onFind={takeHere} />}
      {/* A row that comes later would push the list away from under a finger. */}
      {!isFinding && way === undefined && <PlacePickerBones />}
      {!isFinding && way !== undefined && (
        <PlacePickerLevel
          key={`${level}-${inside?.id}`}
          {...{ state, chosen, leftId }}
          hasAll={level !== "region" || !isRegionRequired}
          onTake={take}
        />
      )}
    </Overlay>
  );
}
