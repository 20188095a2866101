import type { Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, people, test } from "./support/market.ts";
import { openBotChat } from "./support/openBotChat.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Message" });
const results = (page: Page) => page.getByRole("listbox", { name: "Offered by the bot" });

test("words after the bot's name in a friend's chat show offers; one is sent and opens in the app", async ({
  page,
  market,
}) => {
  await page.goto(`${market.messengerUrl}/?person=${people.timur}&chat=${people.aziza}`);
  await field(page).pressSequentially("@bozor_bot диван");
  const options = results(page).getByRole("option");
  await expect(options.first()).toContainText(/диван|divan/i);
  await keepPicture(page, "inline-1-results");

  // By the keyboard alone.
  const title = await options.nth(1).locator("strong").innerText();
  await field(page).press("ArrowDown");
  await field(page).press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await keepPicture(page, "inline-2-marked");
  await field(page).press("Enter");
  await expect(results(page)).toBeHidden();
  await expect(field(page)).toHaveValue("");
  const sent = page.getByRole("log").locator(".bubble-row").last();
  await expect(sent).toContainText("via @bozor_bot");
  await expect(sent).toContainText(title.replace(/…$/, ""));
  await expect(sent.getByRole("img")).toBeVisible();
  await keepPicture(page, "inline-3-sent");

  await sent.locator(".inline-button").click();
  await expect(appIn(page).getByRole("heading", { name: title.replace(/…$/, "") })).toBeVisible({
    timeout: 20_000,
  });
});

test("/help leads into a chat that one chooses, with the bot's name in its field", async ({
  page,
  market,
}) => {
  await openBotChat(page, market, people.timur);
  const buttons = page.getByRole("log").locator(".inline-button", { hasText: "🔎" });
  const before = await buttons.count();
  await field(page).fill("/help");
  await field(page).press("Enter");
  await expect(buttons).toHaveCount(before + 1);
  const button = buttons.last();
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Choose a chat" });
  await expect(dialog).toContainText("@bozor_bot");
  await keepPicture(page, "inline-7-choose-chat");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();

  await button.click();
  await dialog.getByRole("button", { name: /Aziza|Азиза/ }).click();
  await expect(page).toHaveURL(new RegExp(`chat=${people.aziza}`));
  await expect(field(page)).toHaveValue("@bozor_bot ");
  await expect(field(page)).toBeFocused();
  await expect(results(page).getByRole("option").first()).toBeVisible();
  await keepPicture(page, "inline-8-chosen-chat");
  await results(page).getByRole("option").first().click();
  await expect(page.getByRole("log").getByText("via @bozor_bot").last()).toBeVisible();

  // The bot's own chat can be chosen as well, also while it is open.
  await openBotChat(page, market, people.timur);
  await button.click();
  await dialog.getByRole("button", { name: "Bozor" }).click();
  await expect(field(page)).toHaveValue("@bozor_bot ");
});

test("pages follow as one scrolls, and nothing found leads to the search of the app", async ({
  page,
  market,
}) => {
  await page.goto(`${market.messengerUrl}/?person=${people.priya}&chat=${people.rahul}`);
  await field(page).pressSequentially("@bozor_bot ");
  const options = results(page).getByRole("option");
  await expect(options.first()).toBeVisible();
  const first = await options.count();
  await options.last().scrollIntoViewIfNeeded();
  await expect.poll(() => options.count()).toBeGreaterThan(first);
  await keepPicture(page, "inline-4-more");

  await field(page).fill("@bozor_bot qqzzxxwwvv");
  await expect(page.getByRole("button", { name: "Nothing found. Search in the app" })).toBeVisible();
  await keepPicture(page, "inline-5-nothing");
  await page.getByRole("button", { name: "Nothing found. Search in the app" }).click();
  // By the chat with the bot: from inline mode itself an app would be told nobody's name.
  await page.getByRole("button", { name: "START", exact: true }).click();
  await page.getByRole("log").locator(".inline-button", { hasText: "Open the search" }).last().click();
  await expect(appIn(page).getByRole("textbox").first()).toHaveValue("qqzzxxwwvv", { timeout: 20_000 });

  // In the chat with the bot itself it works as well, and the bot leaves the card alone.
  await openBotChat(page, market, people.rahul);
  await field(page).fill("@bozor_bot lamp");
  await options.first().click();
  await expect(page.getByRole("log").getByText("via @bozor_bot").last()).toBeVisible();
  await keepPicture(page, "inline-6-own-chat");
});
