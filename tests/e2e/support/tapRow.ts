import type { Locator } from "@playwright/test";

/** Longer than a second tap counts as the second half of a double tap. */
const PAUSE_MS = 400;

/** Taps a row of a list that another takes the place of, and takes the time of a hand before the next tap. */
export async function tapRow(row: Locator): Promise<void> {
  await row.click();
  await row.page().waitForTimeout(PAUSE_MS);
}
