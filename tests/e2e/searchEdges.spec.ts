import { uz as profile } from "../../webapps/classifieds/features/profile/locales/uz.ts";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Market, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { cobalt, found, makeSearcher, openHome, queryOf, searchFor } from "./support/searching.ts";
import { tapControl } from "./support/tapControl.ts";
import { words as languages } from "./support/words.ts";

test("of a link whose place and category are gone the rest is searched for, and that is said", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const personId = await makeSearcher(market, "ru");
  const url =
    "/webApp/search?regionId=1&cityId=99999&categoryId=99999&p[1]=x&search=кобальт&minPrice=1 000&page=x";
  const app = await market.open(page, { personId, app: "market", url });
  await expect(app.getByText(words["search.placeGone"])).toBeVisible();
  await expect(app.getByText(words["search.categoryGone"])).toBeVisible();
  await expect(cobalt(app).first()).toBeVisible();
  await keepPicture(page, "search-ru-11-old-link");
  await app.getByRole("button", { name: words["search.onlyPhotos"] }).click();
  await expect(app.getByText(words["search.placeGone"])).toBeHidden();
  expect(Object.fromEntries(await queryOf(app))).toEqual({
    regionId: "1",
    search: "кобальт",
    minPrice: "1000",
    searchOnlyWithPhotos: "true",
  });
  // What has just been set moved to the front of the row, and the row went there.
  const chip = app.getByRole("button", {
    name: words["search.remove"].replace("{{filter}}", words["search.onlyPhotos"]),
  });
  await expect(chip).toBeInViewport({ ratio: 1 });
});

test("words and filters outlive a change of the language, and all around them changes", async ({
  page,
  market,
}) => {
  const { ru, uz } = languages;
  const personId = await makeSearcher(market, "ru");
  const app = await openHome(page, market, { personId });
  await app.getByRole("combobox").fill("кобал");
  await app.getByRole("button", { name: ru["home.language"] }).click();
  await expect(app.getByRole("heading", { name: uz["home.feed"] })).toBeVisible();
  await expect(app.getByRole("combobox")).toHaveValue("кобал");
  await app.getByRole("combobox").click();
  await expect(app.getByRole("listbox", { name: uz["suggest.label"] })).toBeVisible();
  await searchFor(app, "кобальт");
  await app.getByRole("button", { name: uz["search.onlyPhotos"] }).click();
  const remove = (words: (typeof languages)["ru" | "uz"]) =>
    app.getByRole("button", {
      name: words["search.remove"].replace("{{filter}}", words["search.onlyPhotos"]),
    });
  await expect(remove(uz)).toBeVisible();
  await app.getByRole("link", { name: uz["tab.profile"] }).click();
  await app.getByRole("button", { name: new RegExp(`^${profile["profile.language"]}`) }).click();
  await app.getByRole("radio", { name: "Русский" }).click();
  await app.locator("body").evaluate("history.back()");
  await expect(remove(ru)).toBeVisible();
  await expect(app.getByRole("combobox")).toHaveValue("кобальт");
  await expect(app.getByRole("combobox", { name: ru["home.search"] })).toBeVisible();
});

/** The name of a listing that is promoted now, however many others have posted since. */
async function findPromoted(market: Market): Promise<string> {
  for (let skip = 0; ; skip += 100) {
    const answer = await fetch(`${market.url}/api/telegram/products?take=100&skip=${skip}`);
    const { data } = (await answer.json()) as { data: { name: string; isTopUp: boolean }[] };
    const promoted = data.find(({ isTopUp }) => isTopUp);
    if (promoted) return promoted.name;
    if (data.length === 0) throw new Error("Nothing is promoted");
  }
}

test("on the narrowest phone the badge of a card and its heart keep apart", async ({ page, market }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const personId = await makeSearcher(market, "ru");
  const search = await findPromoted(market);
  const url = `/webApp/search?${new URLSearchParams({ search, searchOnlyInTitle: "true" })}`;
  const app = await market.open(page, { personId, app: "market", url });
  const promoted = languages.ru["card.promoted"];
  const card = found(app).filter({ hasText: promoted }).first();
  const label = await card.getByText(promoted).boundingBox();
  const heart = await card.getByRole("button").boundingBox();
  if (!label || !heart) throw new Error("Nothing was drawn");
  expect(label.y >= heart.y + heart.height || label.x + label.width <= heart.x).toBe(true);
});

test("what a seller changes or takes off sale is so in the lists behind it at once", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Zafar");
  const name = `Самовар угольный ${seller.id}`;
  const { id } = await seller.post(name);
  await admin.call("POST", "/api/user/telegram/products/moderate", { isModerated: true, productIds: [id] });
  const app = await openHome(page, market, { personId: seller.id });
  const card = found(app).filter({ hasText: name });
  const back = page.getByRole("button", { name: "Back", exact: true });
  await card.getByRole("link").first().click();
  await app.getByRole("button", { name: words["items.do.edit"], exact: true }).click();
  await app.getByLabel(words["sell.price"], { exact: true }).fill("199000");
  await app.getByRole("button", { name: words["sell.save"] }).click();
  await expect(app.getByText(words["sell.saved"])).toBeVisible();

  // From here on the lists are those that were there before.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await back.click();
  await expect(card).toContainText(/199\s000/);
  await card.getByRole("link").first().click();
  await app.getByRole("button", { name: words["items.do.close"] }).click();
  const sheet = app.getByRole("dialog");
  await tapControl(sheet.getByRole("radio", { name: words["items.close.SoldHere"] }));
  await sheet.getByRole("button", { name: words["items.closeSubmit"] }).click();
  await expect(app.getByText(words["items.closed"])).toBeVisible();
  await app.getByRole("link", { name: words["tab.home"] }).click();
  await expect(app.getByRole("heading", { name: words["home.feed"] })).toBeVisible();
  await expect(card).toHaveCount(0);
  // Further pages may be, as the one that is there has become shorter.
  const isAnew = (url: string) => url.includes("/api/telegram/feed") && !url.includes("cursor=");
  expect(asked.filter(isAnew)).toEqual([]);
});

test("the page of results is on its way while somebody still says what they look for", async ({
  page,
  market,
}) => {
  const app = await openHome(page, market, { personId: await makeSearcher(market, "uz") });
  const code = page.waitForRequest(/\/assets\/SearchScreen-/);
  await app.getByRole("combobox").click();
  await code;
});
