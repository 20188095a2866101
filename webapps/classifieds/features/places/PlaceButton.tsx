import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { nameOf } from "../ui/names.ts";
import { type ChosenPlace, tellingNames } from "./chosenPlace.ts";
import styles from "./PlaceButton.module.css";

/** The place whose listings are shown; opens the picker. */
export function PlaceButton({ place, onOpen }: { place: ChosenPlace | undefined; onOpen: () => void }) {
  const { t, language } = useText();
  const names = place && tellingNames(place).map((name) => nameOf(name, language));
  // Ids that nobody could name have no names, and yet they aren't the whole country.
  const id = place?.regionId ?? place?.cityId ?? place?.districtId;
  const words = names?.join(", ") || t(id === undefined ? "place.country" : "place.choose");
  return (
    <button
      type="button"
      className={styles.chip}
      aria-haspopup="dialog"
      aria-label={t("place.current", { place: words })}
      onClick={onOpen}
    >
      <Icon name="pin" size={18} />
      <span>{place ? words : "…"}</span>
      <Icon name="down" size={16} />
    </button>
  );
}
