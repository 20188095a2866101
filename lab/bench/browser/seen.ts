/** The observations of the probe in the page; times in ms since the navigation began. */
export interface Seen {
  /** When what the screen is for was on the page and painted. */
  contentAt: number | undefined;
  /** From a tap on a control to the frame that shows its effect. */
  tapMs: number | undefined;
  tapAt: number | undefined;
  longTasks: { start: number; duration: number }[];
  /** The largest session window of layout shifts, as browsers define CLS. */
  shift: number;
}
