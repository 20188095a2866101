import type { Ref } from "react";
import { once } from "#webapps/shared/ui/echo.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../locales/useText.ts";
import type { Named } from "../logic/chosenPlace.ts";
import { nameOf, placeWords } from "../logic/listingText.ts";
import styles from "./Picker.module.css";

export interface PlacePickerRowProps {
  label: string;
  /** Names from wide to narrow that stand small under it: what is chosen inside of it, or what it lies in. */
  under?: readonly Named[];
  isChosen: boolean;
  /** Whether it opens another list. */
  isDeeper?: boolean;
  onTake: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One place of a list. */
export function PlacePickerRow({ label, under = [], isChosen, isDeeper, onTake, ref }: PlacePickerRowProps) {
  const { language } = useText();
  return (
    <li>
      <button ref={ref} type="button" className={styles.row} aria-current={isChosen} onClick={once(onTake)}>
        <span className={styles.words}>
          {label}
          {under.length > 0 && <small>{placeWords(under.map((level) => nameOf(level, language)))}</small>}
        </span>
        {isDeeper ? <Icon name="forward" size={18} /> : isChosen && <Icon name="check" size={20} />}
      </button>
    </li>
  );
}
