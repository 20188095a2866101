import type { Locator } from "@playwright/test";

/** Taps a checkbox, a radio or a switch as a finger does: on the label that is drawn, as the input itself is one hidden point. */
export const tapControl = (control: Locator): Promise<void> =>
  control.locator("xpath=ancestor::label[1]").click();
