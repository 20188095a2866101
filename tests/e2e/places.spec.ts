import type { FrameLocator, Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, type Launch, type Market, test } from "./support/market.ts";
import { findEmptyTown } from "./support/searching.ts";
import { tapRow } from "./support/tapRow.ts";
import { words as languages } from "./support/words.ts";

const CHILANZAR = { latitude: 41.275, longitude: 69.203 };
const DELHI = { latitude: 28.614, longitude: 77.209 };

/** A new person of the messenger, whose phone is somewhere and lets the bot know it or not. */
async function makePerson(market: Market, person: object): Promise<number> {
  const { id } = await market.act<{ id: number }>("people", { firstName: "Лола", language: "ru", ...person });
  return id;
}

async function openHome(page: Page, market: Market, launch: Partial<Launch> & { personId: number }) {
  const app = await market.open(page, { app: "market", ...launch });
  await expect(app.getByRole("article").first()).toBeVisible();
  return app;
}

const chip = (app: FrameLocator) => app.getByRole("button", { name: /^(Место|Joy): / });
const row = (app: FrameLocator, name: string) =>
  app.getByRole("dialog").getByRole("button", { name, exact: true });

test("a place is chosen in three levels, left open, restored and kept", async ({ page, market }) => {
  const words = languages.uz;
  const [region, city, district] = ["Samarqand viloyati", "Samarqand", "Siyob"];
  const personId = await makePerson(market, { language: "uz" });
  const app = await openHome(page, market, { personId, theme: "dark", platform: "android" });
  const back = page.getByRole("button", { name: "Back", exact: true });
  await chip(app).click();
  await expect(row(app, words["place.country"])).toBeVisible();
  await keepPicture(page, "places-1-regions");
  await tapRow(row(app, region));
  await tapRow(row(app, city));
  await expect(row(app, words["place.allDistricts"])).toBeVisible();
  await keepPicture(page, "places-2-districts");
  const asked = page.waitForRequest(/\/api\/telegram\/feed\?.*districtId=/);
  await app.getByRole("dialog").getByRole("button").filter({ hasText: district }).first().click();
  await asked;
  await expect(app.getByRole("dialog")).toBeHidden();
  await expect(chip(app)).toContainText(district);
  await expect(chip(app)).toContainText(city);

  // Up one level at a time; at the regions the picker closes and nothing has changed.
  const before = await chip(app).innerText();
  await chip(app).click();
  await expect(app.getByRole("dialog").locator("[aria-current=true]")).toContainText(district);
  await tapRow(app.getByRole("dialog").locator("[aria-current=true]"));
  await tapRow(row(app, city));
  await expect(app.getByRole("dialog").locator("[aria-current=true]")).toContainText(district);
  await back.click();
  await expect(row(app, city)).toBeVisible();
  await back.click();
  await expect(row(app, words["place.country"])).toBeVisible();
  await back.click();
  await expect(app.getByRole("dialog")).toBeHidden();
  expect(await chip(app).innerText()).toBe(before);

  await page.reload();
  await expect(chip(appIn(page))).toContainText(district);

  await chip(app).click();
  await tapRow(app.getByRole("dialog").locator("[aria-current=true]"));
  await tapRow(row(app, city));
  await row(app, words["place.allDistricts"]).click();
  await expect(chip(app)).toHaveText(city);
  await chip(app).click();
  await tapRow(app.getByRole("dialog").locator("[aria-current=true]"));
  await row(app, words["place.allCities"]).click();
  await expect(chip(app)).toHaveText(region);
  await expect(app.getByRole("article").first()).toBeVisible();
  await chip(app).click();
  await row(app, words["place.country"]).click();
  await expect(chip(app)).toHaveText(words["place.country"]);
});

test("words find a place of any level, however they are written", async ({ page, market }) => {
  const words = languages.ru;
  const personId = await makePerson(market, {});
  const app = await openHome(page, market, { personId });
  await chip(app).click();
  const field = app.getByRole("dialog").getByRole("searchbox");
  await field.fill("қўқо");
  await expect(app.getByRole("dialog").getByRole("button").filter({ hasText: "Коканд" })).toBeVisible();
  await field.fill("такого места нет");
  await expect(app.getByText(words["place.nothing"])).toBeVisible();
  await field.fill("CHILONZ");
  const found = app.getByRole("dialog").getByRole("button").filter({ hasText: "Чиланзарский район" });
  await expect(found).toBeVisible();
  await keepPicture(page, "places-3-found");
  await found.click();
  await expect(chip(app)).toHaveText("Чиланзарский район, Ташкент");
});

test("my location is asked for by a tap alone, and what it finds can be taken back", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const personId = await makePerson(market, { location: CHILANZAR });
  const app = await openHome(page, market, { personId, platform: "ios" });
  await chip(app).click();
  await expect(row(app, words["place.here"])).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await row(app, words["place.here"]).click();
  await page.getByRole("button", { name: "Don’t allow" }).click();
  await expect(app.getByText(words["place.denied"])).toBeVisible();
  await keepPicture(page, "places-4-denied");
  await app.getByRole("button", { name: words["place.settings"] }).click();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await row(app, words["place.here"]).click();
  await expect(chip(app)).toHaveText("Чиланзарский район, Ташкент");
  await expect(app.getByText(words["place.located"])).toBeVisible();
  await keepPicture(page, "places-5-located");
  await app.getByRole("button", { name: words["place.undo"] }).click();
  await expect(chip(app)).toHaveText("Ташкент");
});

test("abroad, without location, and in a client that leaves it to the browser", async ({ page, market }) => {
  const words = languages.uz;
  const abroad = await makePerson(market, { language: "uz", location: DELHI, locationAccess: "granted" });
  let app = await openHome(page, market, { personId: abroad, theme: "blue", platform: "android" });
  await chip(app).click();
  await row(app, words["place.here"]).click();
  await expect(app.getByText(words["place.outside"])).toBeVisible();
  await keepPicture(page, "places-6-outside");

  const nowhere = await makePerson(market, { language: "uz", location: null });
  app = await openHome(page, market, { personId: nowhere });
  await chip(app).click();
  await expect(row(app, words["place.country"])).toBeVisible();
  await expect(row(app, words["place.here"])).toHaveCount(0);

  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(CHILANZAR);
  app = await openHome(page, market, { personId: nowhere, version: "7.0" });
  await chip(app).click();
  await row(app, words["place.here"]).click();
  await expect(chip(app)).toHaveText("Chilonzor tumani, Toshkent");
});

test("a place without listings shows the wider one and says so", async ({ page, market }) => {
  const words = languages.ru;
  const { region, town } = await findEmptyTown(market);
  const app = await openHome(page, market, { personId: await makePerson(market, {}) });
  await chip(app).click();
  await tapRow(row(app, region.name));
  await row(app, town.name).click();
  const line = words["place.widened"].replace("{{place}}", town.name).replace("{{wider}}", region.name);
  await expect(app.getByText(line)).toBeVisible();
  await expect(app.getByRole("article").first()).toBeVisible();
  await app.getByText(line).scrollIntoViewIfNeeded();
  await keepPicture(page, "places-7-widened");
  await app.getByRole("button", { name: words["place.choose"] }).click();
  await expect(row(app, words["place.country"])).toBeVisible();
});

test("when another place is chosen on a later page, home is of that place and begins at its top", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const app = await openHome(page, market, { personId: await makePerson(market, {}) });
  const depth = () => app.locator("html").evaluate<number, unknown>("scrollY");
  await app.locator("html").evaluate("scrollTo(0, 1500)");
  await app.getByRole("article").filter({ visible: true }).last().scrollIntoViewIfNeeded();
  expect(await depth()).toBeGreaterThan(1000);
  await app.getByRole("article").filter({ visible: true }).last().getByRole("link").first().click();
  const seller = app.getByRole("main").getByText(words["listing.seller"]).first();
  await expect(seller).toBeVisible();
  await app.getByRole("link", { name: words["listing.showAll"] }).click();
  await chip(app).click();
  await row(app, "Самаркандская область").click();
  await row(app, words["place.allCities"]).click();
  await expect(chip(app)).toHaveText("Самаркандская область");
  const back = page.getByRole("button", { name: "Back", exact: true });
  await back.click();
  await expect(seller).toBeVisible();
  await back.click();
  await expect(app.getByRole("heading", { name: words["home.feed"] })).toBeVisible();
  await expect(chip(app)).toHaveText("Самаркандская область");
  await expect(app.getByRole("article").first()).toBeVisible();
  expect(await depth()).toBe(0);
});
