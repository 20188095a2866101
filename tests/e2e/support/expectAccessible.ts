import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Runs axe over the page and every frame in it, and says what it found and where. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Things that are still fading in have less contrast than they will have.
  // biome-ignore lint/plugin: how long they fade nothing tells from outside of the frames
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

/** Checks that axe finds nothing on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}
