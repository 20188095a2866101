import { keepPicture } from "./support/keepPicture.ts";
import { expect, test } from "./support/market.ts";

test("outside Telegram one may look around, and is told where to sign in", async ({ page, market }) => {
  await page.goto(`${market.url}/webApp?lng=ru`);
  await expect(page.getByRole("heading", { name: "Интересное рядом" })).toBeVisible();
  await page.getByRole("main").locator('a[href*="/product/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${market.url}/webApp/profile`);
  // Nothing outside this machine is asked.
  await page.context().route("https://t.me/**", (route) => route.fulfill({ body: "Telegram" }));
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /Telegram/ }).click();
  await expect(await opened).toHaveURL(/t\.me\/bozor_bot\/market/);
  await keepPicture(page, "outside-profile");
});

test("a listing that somebody sent is opened in Telegram from a plain browser", async ({ page, market }) => {
  await page.goto(`${market.url}/webApp?lng=ru`);
  await page.getByRole("main").locator('a[href*="/product/"]').first().click();
  await expect(page).toHaveURL(/\/webApp\/product\//);
  const link = new URL(page.url()).pathname.split("/").at(-1);
  const opened = page.getByRole("link", { name: "Открыть в Telegram" });
  await expect(opened).toHaveAttribute("href", `https://t.me/bozor_bot/market?startapp=product_${link}`);
  const head = await (await page.request.get(`${market.url}/webApp/product/${link}?lng=ru`)).text();
  const picture = /og:image" content="([^"]+)"/.exec(head)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const answer = await page.request.get(picture);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
});

test("an address in another case leads to the stated one", async ({ page, market }) => {
  await page.goto(`${market.url}/webapp/search?search=samsung&lng=uz`);
  await expect(page).toHaveURL(/\/webApp\/search\?search=samsung/);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /samsung/i })
      .first(),
  ).toBeVisible();
});

test("what isn't there is said kindly", async ({ page, market }) => {
  await page.goto(`${market.url}/webApp/product/nothing-999999?lng=ru`);
  await expect(page.getByRole("heading", { name: "Не удалось найти объявление", level: 2 })).toBeVisible();
  await keepPicture(page, "outside-not-found");
  await page.goto(`${market.url}/webApp/nowhere?lng=ru`);
  await expect(
    page.getByRole("link", { name: "На главную" }).or(page.getByRole("button", { name: "На главную" })),
  ).toBeVisible();
});

test("a category's page says what the specification says", async ({ page, market }) => {
  await page.goto(`${market.url}/webApp/category/transport?lng=ru`);
  await expect(page.getByRole("button", { name: "Назад" }).first()).toBeVisible();
  await keepPicture(page, "outside-category");
});
