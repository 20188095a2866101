import type { Page } from "@playwright/test";
import { findBarriers } from "./support/expectAccessible.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { listenForErrors } from "./support/listenForErrors.ts";
import type { Market } from "./support/market.ts";
import { expect, findFreeProduct, type Shopper, test } from "./support/shop.ts";
import { shopWords } from "./support/shopWords.ts";

/** Looks at a screen: nothing for axe to find, and a picture for people to look at. All are looked at, whatever one shows. */
async function look(page: Page, name: string) {
  await keepPicture(page, `shop-hindi-${name}`);
  expect.soft(await findBarriers(page), name).toEqual([]);
}

/** Group prices of the products on a page, from above. */
const pricesOf = async ({ app }: Shopper) =>
  (await app.getByRole("main").locator('a[href*="/product/"] strong').allInnerTexts()).map((text) =>
    Number(text.replace(/\D/g, "")),
  );

/** Sorts all products by keys alone; the order stays on the way to a product and back. */
async function sortProducts(shopper: Shopper) {
  const { app, words, page } = shopper;
  const chip = (order: "sort.popular" | "sort.cheapest") =>
    app.getByRole("button", { name: `${words["list.sort"]}: ${words[order]}` });
  await shopper.open({ url: "/allProducts" });
  await chip("sort.popular").press("Enter");
  await expect(app.getByRole("radio", { checked: true })).toBeFocused();
  await look(page, "sort");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(chip("sort.cheapest")).toBeFocused();
  const areSorted = async () => {
    const prices = await pricesOf(shopper);
    const isRising = prices.every((price, place) => price >= (prices[place - 1] ?? 0));
    return prices.length > 1 && isRising;
  };
  await expect.poll(areSorted).toBe(true);
  await look(page, "sorted");
  await app.getByRole("main").locator('a[href*="/product/"]').first().click();
  await expect(chip("sort.cheapest")).toBeHidden();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(chip("sort.cheapest")).toBeVisible();
  await expect.poll(areSorted).toBe(true);
}

/** The addresses of the shop's screens with a heading that each has. */
async function screensOf(
  { words }: Shopper,
  market: Market,
  makeCode: (productId: number) => Promise<string>,
) {
  const product = await findFreeProduct(market);
  const title = product.title_hi ?? "";
  return [
    ["allProducts", "/allProducts", words["all.title"]],
    ["category", "/category/hot_deals", undefined],
    ["category-lost", "/category/nothing-like-it", words["category.lost"]],
    ["product", `/product/${product.link}`, title],
    ["purchase", `/purchase/${product.link}?isGroupPurchase=true`, words["purchase.title"]],
    ["alone", `/purchase/${product.link}?isGroupPurchase=false`, words["purchase.title"]],
    ["search", `/search?query=${encodeURIComponent("चाय")}`, undefined],
    ["search-none", "/search?query=xylophone", words["search.none"]],
    ["tos", "/tos", words["terms.title"]],
    ["about", "/about", words["about.title"]],
    ["success", "/success?id=B-1024", words["success.title"]],
    ["cart-empty", "/cart", words["cart.empty"]],
    ["invite", `/invite/${await makeCode(product.id)}`, undefined],
    ["lost", "/nowhere", words["lost.title"]],
  ] as const;
}

test("the whole shop in Hindi: no word of English chrome, and axe finds nothing", async ({
  market,
  makeShopper,
  makeBuyer,
}) => {
  test.setTimeout(180_000);
  const kavita = await makeShopper("कविता", {
    language: "hi",
    theme: "dark",
    platform: "android",
  });
  const friend = await makeBuyer("Manish");
  const expectNoErrors = listenForErrors(kavita.page, [404]);
  const { app, words, page } = kavita;

  await kavita.open();
  await expect(app.getByRole("heading", { name: words["banner.title"] })).toBeVisible();
  await expect(app.getByRole("main").locator('a[href*="/product/"]').first()).toBeVisible();
  await look(page, "home");
  await app.getByRole("button", { name: words.menu, exact: true }).click();
  await expect(app.getByRole("dialog")).toBeVisible();
  await look(page, "menu");

  let code = "";
  const screens = await screensOf(kavita, market, async (productId) => {
    code = await friend.orderAtOnce(productId);
    return code;
  });
  for (const [name, url, heading] of screens) {
    await kavita.open({ url });
    const found = heading ? app.getByRole("heading", { name: heading }) : app.getByRole("heading");
    await expect.soft(found.filter({ visible: true }).first(), name).toBeVisible();
    await expect(app.locator("html")).toHaveAttribute("lang", "hi");
    await look(page, name);
  }

  await sortProducts(kavita);
  await kavita.open({ startapp: `invite_${code}` });
  await kavita.join();
  await look(page, "group");
  await kavita.open({ url: "/cart" });
  await expect(app.getByRole("main").getByRole("link").first()).toBeVisible();
  await look(page, "cart");
  expectNoErrors();
});

test("how often a product was shared leaves the buttons their place on the smallest phone", async ({
  page,
  market,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route("**/api/configs", (route) =>
    route.fulfill({ json: [{ key: "SHARE_COUNTS", data: "pinterest" }] }),
  );
  await page.route("**/api/products/shares/*", (route) => route.fulfill({ json: { count: 1_234_567 } }));
  const product = await findFreeProduct(market);
  for (const language of ["en", "hi"] as const) {
    await page.goto(`${market.url}/product/${product.link}?lng=${language}`);
    await expect(page.getByText(/1,234,567/)).toBeVisible();
    const share = page.getByRole("button", { name: shopWords[language]["product.share"], exact: true });
    const { x = 0, width = 0 } = (await share.boundingBox()) ?? {};
    expect(x + width, language).toBeLessThanOrEqual(308);
  }
});
