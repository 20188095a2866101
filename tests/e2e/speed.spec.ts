import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect, type Market, people, test } from "./support/market.ts";
import { words as languages } from "./support/words.ts";

const words = languages.uz;
const main = (app: FrameLocator) => app.getByRole("main");
const cards = (app: FrameLocator) => main(app).getByRole("article");

/** Paths of the API that a page reads, with their queries, in the order they are asked. */
function noteReads(page: Page): string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/")) reads.push(pathname + search);
  });
  return reads;
}

/** Notes the scripts and files that the pages' policies kept from running or loading. */
function noteRefused(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

const feed = "/api/telegram/feed";
const me = "/api/telegram/users/me";
const unread = "/api/user/telegram/connections/unread";
const draft = "/api/user/telegram/draft";
const configs = ["/api/telegram/configs"];
const home = ["/api/telegram/category", "/api/telegram/products/top", "/api/telegram/geo/capital", feed];

/** The first calls of each screen, as a guest and as a member. */
const screens = [
  { name: "home", path: "/webApp", guest: home, member: home },
  {
    name: "search",
    path: "/webApp/search?search=samsung",
    guest: ["/api/telegram/products"],
    member: ["/api/telegram/products"],
  },
  {
    name: "listing",
    path: "/webApp/product/",
    guest: ["/api/telegram/products/:link"],
    member: ["/api/telegram/products/:link"],
  },
  {
    name: "favourites",
    path: "/webApp/favourites",
    guest: configs,
    member: ["/api/user/telegram/favourites"],
  },
  {
    name: "items",
    path: "/webApp/items",
    guest: configs,
    member: ["/api/user/telegram/products", "/api/user/telegram/products/counts", me, draft],
  },
  { name: "messages", path: "/webApp/messages", guest: configs, member: ["/api/user/telegram/connections"] },
  { name: "profile", path: "/webApp/profile", guest: configs, member: [me] },
  {
    name: "create",
    path: "/webApp/createProduct",
    guest: configs,
    member: [me, draft, "/api/telegram/geo/capital"],
  },
] as const;

async function firstLink(market: Market): Promise<string> {
  const answer = await fetch(`${market.url}${feed}?take=1`);
  const { data } = (await answer.json()) as { data: { link: string }[] };
  return data[0]?.link ?? "";
}

for (const { name, path, ...expected } of screens) {
  for (const who of ["guest", "member"] as const) {
    test(`a cold start of ${name} asks for everything once, as a ${who}`, async ({ page, market }) => {
      const reads = noteReads(page);
      const refused = noteRefused(page);
      const link = name === "listing" ? await firstLink(market) : "";
      const url = path + link;
      if (who === "guest") await page.goto(market.url + url);
      else await market.open(page, { personId: people.aziza, app: "market", url });
      await page.waitForLoadState("networkidle");

      const frame = page.frames().find((one) => new URL(one.url()).pathname.startsWith("/webApp"));
      expect(await frame?.evaluate<number>("document.querySelectorAll('main, h1').length")).toBeGreaterThan(
        0,
      );
      expect(reads.toSorted(), "asked twice").toEqual([...new Set(reads)].toSorted());
      const paths = reads.map((read) => read.split("?")[0]);
      for (const first of expected[who]) expect(paths).toContain(first.replace(":link", link));
      // What was begun early and never taken would have been asked for nobody.
      const left = await frame?.evaluate<string[]>("[...(window.earlyCalls ?? new Map()).keys()]");
      expect(left?.filter((call) => call.startsWith("GET"))).toEqual([]);
      expect(refused).toEqual([]);
    });
  }
}

for (const path of ["/", "/report", "/webApp/createProduct", "/webApp/nowhere"]) {
  test(`nothing that ${path} needs is refused by its policy`, async ({ page, market }) => {
    const refused = noteRefused(page);
    await page.goto(market.url + path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#root > *").first()).toBeVisible();
    expect(refused).toEqual([]);
  });
}

/** Where a card stands in the view, in whole pixels. */
async function offsetOf(card: Locator): Promise<number> {
  const box = await card.boundingBox();
  return Math.round(box?.y ?? Number.NaN);
}

/** Opens the listing of a card and goes back: the card must stand where it stood, and nothing shown be asked for again. */
async function expectPlaceKept(page: Page, app: FrameLocator, index: number) {
  const card = cards(app).nth(index);
  await card.scrollIntoViewIfNeeded();
  const shown = await card.textContent();
  await page.waitForLoadState("networkidle");
  // A page that has come is drawn a row each frame.
  await expect(app.getByRole("status", { name: words["home.more"] })).toHaveCount(0);
  const [count, offset] = [await cards(app).count(), await offsetOf(card)];
  // The last that a listing asks for, a moment after it is shown.
  const similar = page.waitForResponse(/\/products\/similar\//);
  await card.getByRole("link").first().click();
  await expect(app.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(app).getByText(words["listing.seller"]).first()).toBeVisible();
  await similar;

  const reads = noteReads(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(cards(app)).toHaveCount(count);
  expect(await offsetOf(card)).toBe(offset);
  expect(await card.textContent()).toBe(shown);
  await page.waitForLoadState("networkidle");
  expect(await offsetOf(card)).toBe(offset);
  // New messages are counted on the tab bar whatever is shown above it.
  expect(reads.filter((read) => read !== unread)).toEqual([]);
}

/** Scrolls on until so many cards are there. */
async function scrollFor(app: FrameLocator, count: number) {
  await expect(cards(app).first()).toBeVisible();
  await expect
    .poll(
      async () => {
        await cards(app).last().scrollIntoViewIfNeeded();
        return cards(app).count();
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(count);
}

test("going back keeps the place in the feed, three pages down", async ({ page, market }) => {
  const app = await market.open(page, { personId: people.aziza, app: "market" });
  await scrollFor(app, 30);
  await expectPlaceKept(page, app, 23);
});

test("going back keeps the place on the second page of a search", async ({ page, market }) => {
  const url = "/webApp/search?page=2";
  const app = await market.open(page, { personId: people.aziza, app: "market", url });
  await expect(cards(app)).toHaveCount(50);
  await expectPlaceKept(page, app, 31);
});

test("going back keeps the place among the favourites", async ({ page, market }) => {
  const url = "/webApp/favourites";
  const app = await market.open(page, { personId: people.aziza, app: "market", url });
  await expect(cards(app).first()).toBeVisible();
  await expectPlaceKept(page, app, (await cards(app).count()) - 1);
});

test("every card of a long feed stays in the page, drawn once one goes to it", async ({ page, market }) => {
  test.slow();
  await page.goto(`${market.url}/webApp`);
  const article = page.getByRole("main").getByRole("article");
  await expect(article.first()).toBeVisible();
  await expect
    .poll(
      async () => {
        await article.last().scrollIntoViewIfNeeded();
        return article.count();
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(200);
  const names = await article.locator("span[class*=name]").allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(200);
  await page.evaluate("window.scrollTo(0, 0)");
  const kept = await article.locator("span[class*=name]").allTextContents();
  expect(kept.slice(0, names.length)).toEqual(names);
  // As by the browser's own search or by keys.
  for (const place of [150, 40, 199]) {
    const card = article.nth(place);
    await card.getByRole("link").first().focus();
    await expect(card).toBeInViewport();
    expect(await card.innerText()).toContain(names[place]);
  }
});
