import type { Page } from "@playwright/test";

/** Keeps a screenshot for people to look at after the run, in `.data/screens`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  // What is still fading in stands there already.
  await page.screenshot({ path: `.data/screens/${name}.png`, animations: "disabled" });
}
