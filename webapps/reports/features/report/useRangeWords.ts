import { formatDay } from "#webapps/shared/format/formats.ts";
import { useText } from "../../locales/useText.ts";
import type { DayRange } from "../days/range.ts";

/** A range in words: `22 ноября`, or `1 ноября – 22 ноября`. */
export function useRangeWords({ start, end }: DayRange): string {
  const { language } = useText();
  const words = (day: string) => formatDay(`${day}T12:00:00`, language);
  return start === end ? words(start) : `${words(start)} – ${words(end)}`;
}
