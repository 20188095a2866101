import type { Frame, Page } from "@playwright/test";
import { test, untilKept } from "./support/cutShop.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { listenForErrors } from "./support/listenForErrors.ts";
import { expect, people } from "./support/market.ts";
import { findFreeProduct } from "./support/shop.ts";
import { shopWords } from "./support/shopWords.ts";

const words = shopWords.en;

const KEPT = `(async () => {
  const open = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(open.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => url.slice(location.origin.length));
})()`;

/** Paths of everything that is kept in any cache. */
const kept = (page: Page | Frame) => page.evaluate<string[]>(KEPT);

const menu = (page: Page) => page.getByRole("button", { name: words.menu, exact: true });
const lost = (page: Page) => page.getByRole("status").filter({ hasText: words["network.lost"] });

test("a second start without a network shows the shop, which goes on when it is back", async ({
  page,
  market,
  server,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  await page.goto(`${server.url}/?lng=en`);
  await untilKept(page);

  server.cut();
  await page.goto(`${server.url}/product/${product.link}`);
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(words["error.noNetwork"]);
  await expect(lost(page)).toBeVisible();
  await keepPicture(page, "shop-offline-1-start");
  server.isCut = false;
  await expect(page.getByRole("heading", { name: product.title, level: 1 })).toBeVisible({ timeout: 20_000 });
  await expect(lost(page)).toHaveCount(0);
});

test("kept are the page of no address and the shop's files; everything else passes by the worker", async ({
  page,
  market,
  server,
}) => {
  test.slow();
  const product = await findFreeProduct(market);
  await page.goto(`${server.url}/?lng=en`);
  await untilKept(page);
  const answered: string[] = [];
  page.on("response", (response) => {
    if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname);
  });
  const shop = await page.goto(`${server.url}/product/${product.link}?lng=en&tgWebAppStartParam=x`);
  expect(shop?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole("heading", { name: product.title, level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: product.title, level: 1 })).toBeVisible();
  expect(answered.filter((path) => !path.startsWith("/assets/"))).toEqual([
    `/product/${product.link}`,
    `/product/${product.link}`,
  ]);

  answered.length = 0;
  for (const path of ["/webApp", "/webApp/product/x", "/report", "/sitemap.xml", "/robots.txt", "/healthz"]) {
    const answer = await page.goto(server.url + path);
    expect(answer?.fromServiceWorker(), path).toBe(false);
    // The page is asked for once: the worker's waking doesn't ask for it beside the browser.
    expect(server.times(path), path).toBe(1);
  }
  await page.goto(`${server.url}/webApp`);
  await expect(page.locator("main").first()).toBeVisible();
  expect(answered).toEqual([]);

  const paths = await kept(page);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => path !== "/index.html" && !/^\/assets\/[\w.-]+$/.test(path))).toEqual([]);
  const shell = await page.evaluate("caches.match('/index.html').then((page) => page.text())");
  expect(shell).toContain("<title>");
  expect(shell).not.toContain(product.link);
  expect(shell).not.toContain("Bearer ey");
});

test("signed in in the messenger, nothing with a token is kept", async ({ page, market }) => {
  const app = await market.open(page, { personId: people.priya, app: "shop" });
  await expect(app.getByRole("button", { name: /Menu|मेन्यू/ }).first()).toBeVisible();
  const frame = page.frames().at(-1);
  if (!frame) throw new Error("There is no frame of the app");
  await untilKept(frame);
  expect(await frame.evaluate("localStorage.getItem('access-token')")).toBeTruthy();
  const paths = await kept(frame);
  expect(paths).toContain("/index.html");
  expect(paths.filter((path) => path !== "/index.html" && !path.startsWith("/assets/"))).toEqual([]);
});

test("a new version takes over at the next start, and the page that is open stays whole", async ({
  page,
  server,
}) => {
  test.slow();
  const expectNoErrors = listenForErrors(page);
  await page.goto(`${server.url}/?lng=en`);
  await expect(menu(page)).toBeVisible();
  await untilKept(page);
  const before = await kept(page);
  await page.evaluate("window.isSame = true");

  // The server has nothing of the old version any more; whatever the open page still needs is kept.
  server.isNew = true;
  await menu(page).click();
  await page.getByRole("button", { name: words["menu.about"] }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate("window.isSame")).toBe(true);

  // A page that is opened again is the new version as a whole, and starts once.
  let starts = 0;
  page.on("load", () => {
    starts += 1;
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${server.url}/cart?lng=en`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const files = asked.filter((path) => path.startsWith("/assets/"));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((path) => !path.includes("-new."))).toEqual([]);
  expect(starts).toBe(1);
  const isWaiting = "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)";
  await expect.poll(() => page.evaluate(isWaiting), { timeout: 30_000 }).toBe(true);
  expect(await kept(page)).toEqual(expect.arrayContaining(before));

  // Once nobody has the old one open, it is dropped.
  expectNoErrors();
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(`${server.url}/?lng=en`);
  await expect(menu(next)).toBeVisible();
  await expect
    .poll(async () => (await kept(next)).filter((path) => before.includes(path) && path !== "/index.html"), {
      timeout: 30_000,
    })
    .toEqual([]);
  server.cut();
  await next.goto(`${server.url}/?lng=en`);
  await expect(menu(next)).toBeVisible();
});
