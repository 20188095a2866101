import { readFile } from "node:fs/promises";
import { type Download, type FrameLocator, mergeTests, type Page } from "@playwright/test";
import { en } from "../../webapps/reports/locales/en.ts";
import { ru } from "../../webapps/reports/locales/ru.ts";
import { readXlsx } from "../readXlsx.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { appIn, type Market, people } from "./support/market.ts";
import { otherPage } from "./support/otherPage.ts";
import { test as adminTest } from "./support/ownAdmin.ts";
import { type Buyer, expect, findFreeProduct, type Shopper, test as shopTest } from "./support/shop.ts";
import { shapeOf } from "./support/shopWords.ts";

const test = mergeTests(shopTest, adminTest);

type Words = Record<keyof typeof en, string>;
type Section = "purchases" | "joins" | "notifications" | "opens" | "users" | "shares" | "searches";
const words: { ru: Words; en: Words } = { ru, en };

const card = (app: FrameLocator, section: Section, said: Words = ru) =>
  app.getByRole("region", { name: said[`${section}.title`], exact: true });
/** A section's own table; its chart is one, too, for those who don't see it. */
const tableOf = (app: FrameLocator, section: Section, said: Words = ru) =>
  card(app, section, said).getByRole("table", { name: said[`${section}.title`], exact: true });
const rangeButton = (app: FrameLocator) =>
  app.getByRole("button", { name: shapeOf(`${ru["range.label"]}: {{days}}`) });
/** A count as people read it, `67,02% (4 054)` too: the last whole number of a cell. */
const countIn = (cell: string) => Number(/([\d\s]+)\)?$/.exec(cell)?.[1]?.replace(/\s/g, ""));

/** The last figure of a section's row, 0 where there is none. */
async function countOf(app: FrameLocator, section: Section, row: string): Promise<number> {
  const found = tableOf(app, section)
    .getByRole("row")
    .filter({
      has: app.getByRole("rowheader", { name: row, exact: true }),
    });
  return (await found.count()) === 0 ? 0 : countIn(await found.getByRole("cell").last().innerText());
}

/** All that the journey is going to change. */
async function readFigures(app: FrameLocator) {
  // Nothing is on its way any longer.
  await expect(app.locator('section[aria-busy="true"]')).toHaveCount(0);
  return {
    created: await countOf(app, "joins", ru["joins.Created"]),
    invited: await countOf(app, "joins", ru["joins.Invited"]),
    invitations: await countOf(app, "opens", ru["opens.invite"]),
    active: await countOf(app, "users", ru["users.active"]),
    stopped: await countOf(app, "users", ru["users.stopped"]),
    copied: await countOf(app, "shares", ru["shares.copy"]),
    searches: await countOf(app, "searches", ru["table.total"]),
  };
}

/** The next file that a page or one that it opens saves. */
function nextDownload(page: Page): Promise<Download> {
  return new Promise((resolve) => {
    page.once("download", resolve);
    page.context().once("page", (opened) => opened.once("download", resolve));
  });
}

/** Saves a section as the messenger has it: it asks first. */
async function save(page: Page, name: RegExp): Promise<{ name: string; file: Buffer }> {
  const saved = nextDownload(page);
  await appIn(page).getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

/** One starts a group, copies its link, another comes by it; somebody searches, and somebody has had enough of the bot. */
async function act(
  market: Market,
  page: Page,
  [priya, rahul, neha]: readonly [Shopper, Shopper, Buyer],
  product: { id: number },
  query: string,
) {
  const code = await priya.orderAtOnce(product.id);
  await priya.page.context().grantPermissions(["clipboard-write"]);
  await priya.open({ url: `/groupPurchase/${code}` });
  await priya.app.getByRole("button", { name: `startapp=invite_${code}` }).click();
  await expect(priya.app.getByText(priya.words["pass.copied"], { exact: true })).toBeVisible();
  await rahul.open({ startapp: `invite_${code}` });
  await expect(rahul.app.getByText(rahul.words["group.real"])).toBeVisible();
  await rahul.orderAtOnce(product.id, code);
  const app = await market.open(page, { personId: people.timur, app: "market" });
  await app.getByRole("combobox").fill(query);
  const noted = page.waitForResponse(/\/api\/telegram\/search$/);
  await app.getByRole("combobox").press("Enter");
  await noted;
  await market.act(`people/${neha.member.id}/block`, {});
}

test("an analyst's morning: the figures of the day move as people act, and are saved", async ({
  page,
  market,
  admin,
  makeShopper,
  makeBuyer,
}) => {
  test.slow();
  // The admin opens the reports from the chat with the bot, and sees today.
  await market.act(`people/${admin.id}/start`, {});
  await page.goto(`${market.messengerUrl}/?person=${admin.id}&chat=bot`);
  await page.getByRole("log").locator(".inline-button", { hasText: /📊/ }).last().click();
  const app = appIn(page);
  await expect(app.getByRole("button", { name: ru["range.today"] })).toHaveAttribute("aria-pressed", "true");
  for (const section of [
    "purchases",
    "joins",
    "notifications",
    "opens",
    "users",
    "shares",
    "searches",
  ] as const)
    await expect(card(app, section).getByRole("definition").first()).toBeVisible();
  const today = await rangeButton(app).innerText();
  await keepPicture(page, "reports-1-today");

  // Until tomorrow, so that a midnight on the way changes nothing. The keyboard chooses as a finger does.
  await rangeButton(app).click();
  await app.getByRole("button", { name: /^Сегодня, / }).focus();
  await keepPicture(page, "reports-5-calendar");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await app.getByRole("button", { name: shapeOf(ru["range.show"]) }).click();
  await expect(app.getByText(new RegExp(ru.days_few.replace("{{count}}", "2")))).toBeVisible();
  const before = await readFigures(app);

  const priya = await makeShopper("Priya");
  const rahul = await makeShopper("Rahul");
  const neha = await makeBuyer("Neha");
  const product = await findFreeProduct(market);
  // The words are new, so that no earlier search counts, nor one of a first try of this journey.
  const query = `самовар ${Date.now()}`;
  await act(market, await otherPage(page), [priya, rahul, neha], product, query);
  await expect(async () => {
    await app.getByRole("button", { name: ru.refresh }).click();
    expect(await readFigures(app)).toEqual({
      created: before.created + 1,
      invited: before.invited + 1,
      invitations: before.invitations + 1,
      active: before.active + 2,
      stopped: before.stopped + 1,
      copied: before.copied + 1,
      searches: before.searches + 1,
    });
  }).toPass({ timeout: 30_000, intervals: [1000, 2000] });
  // Others' searches, as often as this one, may stand before it.
  const more = tableOf(app, "searches").getByRole("button", { name: shapeOf(ru["table.more"]) });
  while ((await more.count()) > 0) await more.click();
  await expect(tableOf(app, "searches").getByRole("rowheader", { name: query })).toBeVisible();

  // Where the product's people came from, by the keyboard.
  const row = card(app, "purchases").getByRole("button", { name: product.title, exact: true });
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-expanded", "true");
  const sources = card(app, "purchases").getByRole("table", {
    name: shapeOf(ru["table.sources"].replace("{{name}}", product.title)),
  });
  await expect(sources.getByRole("rowheader", { name: ru["joins.Created"] })).toBeVisible();
  await expect(sources.getByRole("rowheader", { name: ru["joins.Invited"] })).toBeVisible();
  await keepPicture(page, "reports-2-sources");
  await page.keyboard.press("Space");
  await expect(row).toHaveAttribute("aria-expanded", "false");

  // Both kinds of file say what the page says.
  const csv = await save(page, new RegExp(`CSV: ${ru["searches.title"]}`));
  expect(csv.name).toMatch(/\.csv$/);
  expect(csv.file.toString("utf8")).toContain(`\r\n${query};1\r\n`);
  const xlsx = await save(page, new RegExp(`XLSX: ${ru["joins.title"]}`));
  expect(xlsx.name).toMatch(/\.xlsx$/);
  const [sheet] = readXlsx(xlsx.file).sheets;
  const invited = sheet?.rows.find(([name]) => name === ru["joins.Invited"]);
  expect(invited?.[1]).toBe(before.invited + 1);

  // Another range by one tap, kept in the address; back leads to the one before.
  await app.getByRole("button", { name: ru["range.lastMonth"] }).click();
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/\/report\?start=\d{4}-\d\d-01&end=/);
  await expect(rangeButton(app)).toHaveText(/^1 [а-я]+ – (28|29|30|31) [а-я]+/);
  await keepPicture(page, "reports-3-last-month");
  await app.locator("body").evaluate("history.back()");
  await expect(rangeButton(app)).toContainText(today);

  // In English, the same.
  await app.getByRole("button", { name: "English" }).click();
  await expect(tableOf(app, "joins", en).getByRole("rowheader", { name: en["joins.Invited"] })).toBeVisible();
  await keepPicture(page, "reports-4-english");

  // A person who is no admin is refused, by the server too.
  await market.open(rahul.page, { personId: rahul.member.id, app: "reports" });
  await expect(rahul.app.getByRole("heading", { name: en["closed.title"] })).toBeVisible();
  await keepPicture(rahul.page, "reports-5-closed");
  await expect(
    rahul.member.call("GET", `/api/shares/report?startDate=${today}&endDate=${today}`),
  ).rejects.toThrow("403");
});

test("the reports on a wide desktop and a phone, light and dark, in both languages", async ({
  page,
  market,
  admin,
}) => {
  test.slow();
  for (const [width, theme] of [
    [1440, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: width > 390 ? 900 : 844 });
    const app = await market.open(page, { personId: admin.id, app: "reports", theme });
    for (const language of ["en", "ru"] as const) {
      await app.getByRole("button", { name: language === "ru" ? "Русский" : "English" }).click();
      await app.getByRole("button", { name: words[language]["range.thirtyDays"] }).click();
      await expect(app.locator('section[aria-busy="true"]')).toHaveCount(0);
      await expect(tableOf(app, "searches", words[language])).toBeVisible();
      await keepPicture(page, `reports-${language}-${width}-${theme}`);
      await app.getByRole("link", { name: words[language]["searches.title"], exact: true }).click();
      await expect(card(app, "searches", words[language])).toBeFocused();
      await keepPicture(page, `reports-${language}-${width}-${theme}-searches`);
    }
  }
});
