import { useText } from "../../locales/useText.ts";
import { nameOf, placeWords } from "../ui/names.ts";
import { PickerRow, type PickerRowProps } from "../ui/PickerRow.tsx";
import type { Named } from "./chosenPlace.ts";

interface PlacePickerRowProps extends Pick<PickerRowProps, "isChosen" | "isDeeper" | "onTake" | "ref"> {
  label: string;
  /** Names from wide to narrow: what is chosen inside of it, or what it lies in. */
  under?: readonly Named[];
}

/** One place of a list. */
export function PlacePickerRow({ under = [], ...rest }: PlacePickerRowProps) {
  const { language } = useText();
  return <PickerRow {...rest} under={placeWords(under.map((level) => nameOf(level, language)))} />;
}
