import type { DayRange } from "../days/range.ts";

/** The days that a report is of, and what is called with others. */
export interface RangeProps {
  range: DayRange;
  today: string;
  onChoose: (range: DayRange) => void;
}
