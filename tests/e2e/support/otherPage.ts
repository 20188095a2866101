import type { Page } from "@playwright/test";

/** A page of its own for somebody else, with storage of its own. */
export async function otherPage(page: Page, width = 390): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error("No browser to open another page in");
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  return context.newPage();
}
