import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../locales/useText.ts";
import { nameOf } from "../logic/listingText.ts";
import type { ChosenPlace } from "../logic/placePicker.ts";
import styles from "./PlaceButton.module.css";

/** The place whose listings are shown; opens the picker. */
export function PlaceButton({ place, onOpen }: { place: ChosenPlace | undefined; onOpen: () => void }) {
  const { t, language } = useText();
  // The narrowest level says where; a district alone would not, so its city stands after it.
  const levels = place?.names.slice(-2) ?? [];
  const shown = place?.districtId ? levels.toReversed() : levels.slice(-1);
  const words = shown.map((level) => nameOf(level, language)).join(", ") || t("place.country");
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
