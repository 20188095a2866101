import type { Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { cobalt, found, makeSearcher, openHome, queryOf, searchFor } from "./support/searching.ts";
import { tapControl } from "./support/tapControl.ts";
import { tapRow } from "./support/tapRow.ts";
import { words as languages } from "./support/words.ts";

const journeys = {
  ru: {
    theme: "light",
    platform: "ios",
    category: "Транспорт",
    within: "Легковые автомобили",
    parameter: "Марка",
  },
  uz: {
    theme: "dark",
    platform: "android",
    begun: "kobal",
    whole: "kobalt",
    otherScript: "кобальт",
    wrongKeys: "лщифде",
    typo: "kobolt",
  },
} as const;

const keep = (page: Page, step: string) => keepPicture(page, `search-${step}`);

test("words are suggested, found in any script and kept for the next time", async ({ page, market }) => {
  test.slow();
  const journey = journeys.uz;
  const { theme, platform } = journey;
  const words = languages.uz;
  const personId = await makeSearcher(market, "uz");
  const app = await openHome(page, market, { personId, theme, platform });
  const field = app.getByRole("combobox");

  await field.click();
  await field.pressSequentially(journey.begun);
  const option = app.getByRole("option").filter({ hasText: /cobalt|кобальт|kobalt/i });
  await expect(option.first()).toBeVisible();
  await keep(page, "1-suggestions");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(cobalt(app).first()).toBeVisible();
  expect((await queryOf(app)).get("search")).toBeTruthy();
  await keep(page, "2-found");

  for (const query of [journey.whole, journey.otherScript]) {
    await searchFor(app, query);
    await expect(cobalt(app).first()).toBeVisible();
  }
  for (const query of [journey.wrongKeys, journey.typo]) {
    await searchFor(app, query);
    const [beginning] = words["search.corrected"].split("{{");
    await expect(app.getByText(`${beginning}${query}`)).toBeVisible();
    await expect(cobalt(app).first()).toBeVisible();
  }
  await expect(field).toHaveValue(journey.typo);
  await keep(page, "3-corrected");

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(app.getByRole("heading", { name: words["home.feed"] })).toBeVisible();
  await field.click();
  await expect(app.getByText(words["recent.title"])).toBeVisible();
  await expect(app.getByRole("option").filter({ hasText: journey.typo })).toBeVisible();
  await keep(page, "4-recent");
  await field.press("Escape");
  await expect(app.getByRole("listbox")).toBeHidden();
});

test("filters count while they change, are applied and taken away one by one", async ({ page, market }) => {
  test.slow();
  const journey = journeys.ru;
  const { theme, platform } = journey;
  const words = languages.ru;
  const personId = await makeSearcher(market, "ru");
  const app = await openHome(page, market, { personId, theme, platform });
  await app.getByRole("button", { name: words["home.filters"] }).click();
  const filters = app.getByRole("dialog").first();
  const apply = filters.locator("button[type=submit]");
  await expect(apply).toHaveText(/\d/);
  await keep(page, "5-filters");

  await filters.getByRole("button", { name: new RegExp(`^${words["filters.category"]}`) }).click();
  const picker = app.getByRole("dialog").last();
  await tapRow(picker.getByRole("button", { name: new RegExp(`^${journey.category}`) }));
  const all = words["categories.all"].replace("{{name}}", journey.category);
  await expect(picker.getByRole("button", { name: new RegExp(`^${all}`) })).toBeVisible();
  await keep(page, "6-category");
  await tapRow(picker.getByRole("button", { name: new RegExp(`^${journey.within}`) }));
  await expect(filters.getByText(journey.parameter, { exact: true })).toBeVisible();

  await filters.getByRole("button", { name: new RegExp(`^${journey.parameter}`) }).click();
  await app.getByRole("dialog").last().getByText("Chevrolet", { exact: true }).click();
  await app.getByRole("dialog").last().getByRole("button", { name: words["filters.done"] }).click();
  // The radio itself is hidden behind what stands for it.
  await filters.getByText(words["state.Used"], { exact: true }).click();
  await expect(filters.getByRole("radio", { name: words["state.Used"] })).toBeChecked();
  await tapControl(filters.getByRole("switch", { name: words["search.onlyPhotos"] }));
  await filters.getByLabel(words["search.priceFrom"]).fill("1000000");
  await expect(filters.getByLabel(words["search.priceFrom"])).toHaveValue(/^1\s000\s000$/);

  await filters.getByLabel(words["search.priceFrom"]).fill("1999999999");
  await expect(apply).toHaveText(words["filters.none"]);
  await expect(apply).toBeDisabled();
  await keep(page, "7-none");
  await filters.getByLabel(words["search.priceFrom"]).fill("1000000");
  await expect(apply).toHaveText(/\d/);
  await expect(apply).toBeEnabled();
  await keep(page, "8-filters-set");
  await apply.click();

  await expect(found(app).first()).toBeVisible();
  const query = await queryOf(app);
  expect(Object.fromEntries(query)).toMatchObject({
    state: "Used",
    searchOnlyWithPhotos: "true",
    minPrice: "1000000",
    categoryId: expect.stringMatching(/^\d+$/),
  });
  expect([...query.keys()].some((key) => /^p\[\d+\]$/.test(key))).toBe(true);
  expect(query.has("maxPrice") || query.has("search") || query.has("sortBy")).toBe(false);
  await keep(page, "9-applied");

  const remove = (label: string) =>
    app.getByRole("button", { name: words["search.remove"].replace("{{filter}}", label) });
  await remove(`${journey.parameter}: Chevrolet`).click();
  await remove(words["state.Used"]).click();
  await remove(words["search.onlyPhotos"]).click();
  await expect.poll(async () => Object.keys(Object.fromEntries(await queryOf(app)))).not.toContain("state");
  const left = Object.fromEntries(await queryOf(app));
  expect(left).toMatchObject({ minPrice: "1000000" });
  expect(left).not.toHaveProperty("searchOnlyWithPhotos");

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(app.getByRole("heading", { name: words["home.feed"] })).toBeVisible();
});

test("a search without results offers those near to it", async ({ page, market }) => {
  const journey = journeys.uz;
  const { theme, platform } = journey;
  const words = languages.uz;
  const personId = await makeSearcher(market, "uz");
  const url = `/webApp/search?${new URLSearchParams({ search: journey.whole, minPrice: "1999999999" })}`;
  const app = await market.open(page, { personId, app: "market", theme, platform, url });
  await expect(app.getByText(words["search.empty"])).toBeVisible();
  const without = words["advice.without"].replace("{{names}}", words["without.price"]);
  const advice = app.getByRole("link", { name: new RegExp(`^${without}`, "i") });
  await expect(advice).toBeVisible();
  await keep(page, "10-advice");
  await advice.click();
  await expect(cobalt(app).first()).toBeVisible();
  expect((await queryOf(app)).has("minPrice")).toBe(false);
});

test("a listing approved a moment ago is found by its words in another script, and coming back keeps the place", async ({
  page,
  market,
}) => {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Zafar", "uz");
  const { id } = await seller.post("Щелкунчик фарфоровый");
  await admin.call("POST", "/api/user/telegram/products/moderate", { isModerated: true, productIds: [id] });
  const personId = await makeSearcher(market, "ru");
  const app = await openHome(page, market, { personId });
  await searchFor(app, "shelkunchik farforoviy");
  await expect(found(app).filter({ hasText: "Щелкунчик фарфоровый" })).toBeVisible();

  await searchFor(app, "телефон");
  // What was found before stays until the answer is there.
  await expect(found(app).filter({ hasText: "Щелкунчик" })).toHaveCount(0);
  const last = found(app).last();
  await last.scrollIntoViewIfNeeded();
  const name = await last.getByRole("link").first().textContent();
  const depth = await app.locator("html").evaluate<number, unknown>("scrollY");
  expect(depth).toBeGreaterThan(0);
  await last.getByRole("link").first().click();
  // The listing is an article, too.
  await expect(app.getByRole("main").getByText(languages.ru["listing.seller"]).first()).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(found(app).last().getByRole("link").first()).toHaveText(name ?? "");
  expect(await app.locator("html").evaluate<number, unknown>("scrollY")).toBe(depth);
});
