import type { Locator } from "@playwright/test";
import { expect } from "./market.ts";

let side = 0.25;

/**
 * Taps a row of a list that another takes the place of, now more to the left, now to the right: a second tap near to the
 * one before, and soon after it, counts as the second half of a double tap.
 */
export async function tapRow(row: Locator): Promise<void> {
  side = 1 - side;
  await expect(row).toBeVisible();
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width * side, y: height / 2 } });
}
