import type { Page } from "@playwright/test";
import { keepPicture } from "./keepPicture.ts";
import { appIn, expect, type Market } from "./market.ts";
import { searchFor } from "./searching.ts";
import { words as languages } from "./words.ts";

const { ru, uz } = languages;

const newcomers = {
  ru: { firstName: "Новичок", platform: "ios", words: ru, find: "кобальт", other: uz },
  uz: { firstName: "Yangi", platform: "android", words: uz, find: "kobalt", other: ru },
};

/**
 * Walks a newcomer's first steps, by hand on a phone: /start, the button, the feed, a search, a listing and its photos,
 * another place, the other language, another theme.
 */
export async function walkFirstJourney(page: Page, market: Market, language: "ru" | "uz", house: string) {
  const { platform, words, find, other, ...newcomer } = newcomers[language];
  // The name is of this try alone: the person of an earlier one has begun the chat already.
  const firstName = `${newcomer.firstName} ${Date.now().toString(36)}`;
  const keep = (step: string) => keepPicture(page, `${house}-first-${language}-${step}`);

  await market.act("people", { firstName, platform, language });
  await page.goto(market.messengerUrl);
  await keep("0-messenger");
  await page.getByRole("button", { name: firstName }).first().click();
  await page.getByRole("button", { name: "START", exact: true }).click();
  const chat = page.getByRole("log");
  await expect(chat.getByText("/start")).toBeVisible();
  await expect(chat.locator(".inline-button").first()).toBeVisible();
  await keep("1-chat");
  await chat.locator(".inline-button").first().click();

  const app = appIn(page);
  await expect(app.getByRole("heading", { name: words["home.feed"] })).toBeVisible();
  const cards = app.getByRole("main").locator('a[href*="/product/"]');
  await expect(cards.first()).toBeVisible();
  await keep("2-feed");

  await searchFor(app, find);
  const found = app.getByRole("main").getByRole("link", { name: /cobalt|кобальт|kobalt/i });
  await expect(found.first()).toBeVisible();
  await keep("3-search");

  await found.first().click();
  await expect(app.getByRole("heading", { name: /cobalt|кобальт|kobalt/i })).toBeVisible();
  await keep("4-listing");
  await turnPhotos(page, words);

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(found.first()).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(app.getByRole("heading", { name: words["home.feed"] })).toBeVisible();

  await app.getByRole("button", { name: new RegExp(words["place.current"].split("{{")[0] ?? "") }).click();
  await keep("6-place");
  await app
    .getByRole("button", { name: /Самарканд|Samarqand/ })
    .first()
    .click();
  await app.getByRole("button", { name: words["place.allCities"] }).click();
  await expect(app.getByRole("button", { name: /Самарканд|Samarqand/ })).toBeVisible();
  await expect(cards.first()).toBeVisible();
  await keep("7-samarkand");

  await app.getByRole("button", { name: words["home.language"] }).click();
  await expect(app.getByRole("heading", { name: other["home.feed"] })).toBeVisible();
  await keep("8-other-language");

  for (const [theme, isDark] of [
    ["Dark theme", true],
    ["Light theme", false],
  ] as const) {
    await page.getByRole("button", { name: "Mini-app menu" }).click();
    await page.getByRole("menuitemradio", { name: theme }).click();
    await expect
      .poll(async () => Number(await app.locator("body").evaluate(BRIGHTNESS)) < MIDDLE)
      .toBe(isDark);
    await keep(`9-${theme.split(" ")[0]?.toLowerCase()}`);
  }
}

/** Runs in the page, whose names this side doesn't know: its background's red, green and blue added up. */
const BRIGHTNESS = `getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)`;
/** Half of the brightest. */
const MIDDLE = 384;

async function turnPhotos(page: Page, words: typeof ru | typeof uz) {
  const app = appIn(page);
  const counter = app.getByText(/^1\/\d+$/).first();
  if (!(await counter.isVisible())) return;
  await app
    .getByRole("button", { name: new RegExp(words["photos.open"].split("{{")[0] ?? "") })
    .first()
    .click();
  const viewer = app.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(/^2\/\d+$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
}
