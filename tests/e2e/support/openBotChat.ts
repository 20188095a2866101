import type { Page } from "@playwright/test";
import { expect, type Market } from "./market.ts";

/** Opens somebody's chat with the bot, and begins it where it is new. */
export async function openBotChat(page: Page, market: Market, personId: number): Promise<void> {
  await page.goto(`${market.messengerUrl}/?person=${personId}&chat=bot`);
  const start = page.getByRole("button", { name: "START", exact: true });
  await expect(start.or(page.getByRole("textbox").last())).toBeVisible();
  if (await start.isVisible()) await start.click();
}
