import type { Page } from "@playwright/test";
import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Launch, type Market, people, test } from "./support/market.ts";
import { Member, saidTo } from "./support/member.ts";
import { otherPage } from "./support/otherPage.ts";
import { fillListing, type Goods, takePhoto } from "./support/postListing.ts";
import { searchFor } from "./support/searching.ts";
import { words as languages } from "./support/words.ts";

interface Look extends Required<Pick<Launch, "platform" | "theme">> {
  language: "ru" | "uz";
  width: number;
  goods: Omit<Goods, "photos">;
}

const looks: Record<"android" | "desktop", Look> = {
  android: {
    language: "uz",
    platform: "android",
    theme: "dark",
    width: 390,
    goods: {
      name: "Bobomning diskli telefoni",
      description: "Ishlaydi, simi yangi.",
      price: "900000",
      category: ["Telefonlar", "Smartfonlar"],
      place: ["Toshkent shahri", "Toshkent", "Chilonzor tumani"],
    },
  },
  desktop: {
    language: "ru",
    platform: "tdesktop",
    theme: "blue",
    width: 1280,
    goods: {
      name: "Телефон-раскладушка синий",
      description: "Для коллекции, зарядка в комплекте.",
      price: "3400000",
      category: ["Телефоны", "Смартфоны"],
      place: ["Город Ташкент", "Ташкент", "Бектемирский район"],
    },
  },
};

/** Posts what a seller of this look has, from their empty list on. */
async function sell(page: Page, market: Market, look: keyof typeof looks) {
  const { language, platform, theme, width, goods: given } = looks[look];
  const words = languages[language];
  const keep = (step: string, of: Page = page) => keepPicture(of, `selling-${look}-${step}`);
  await page.setViewportSize({ width, height: 844 });
  const seller = await market.act<{ id: number }>("people", { firstName: "Sotuvchi", platform, language });
  await market.act(`people/${seller.id}/start`, {});
  // The name is of this try alone: an earlier one may have sold its own listing.
  const goods = { ...given, name: `${given.name} ${seller.id}` };

  const app = await market.open(page, { personId: seller.id, app: "market", platform, theme });
  await app.getByRole("link", { name: words["tab.items"] }).click();
  await keep("1-items");
  await app.getByRole("link", { name: words["items.post"] }).first().click();
  await app.getByRole("button", { name: words["sell.publish"] }).click();
  await expect(app.getByText(words["sell.fault.name.required"])).toBeVisible();
  await expect(app.getByText(words["sell.fault.photos.required"])).toBeVisible();
  await keep("2-refused");
  const photos = [await takePhoto("a.jpg"), await takePhoto("b.jpg")];
  await fillListing(page, app, words, { ...goods, photos });
  await keep("3-filled");
  await app.getByRole("button", { name: words["sell.publish"] }).click();
  await expect(app.getByRole("heading", { name: goods.name })).toBeVisible();
  await expect(app.getByText(words["listing.moderation"], { exact: true })).toBeVisible();
  await keep("4-waiting");
  return { seller, name: goods.name, words, keep, look: { platform, theme } };
}

test("a seller posts, a moderator approves, a buyer finds and reaches them", async ({ page, market }) => {
  test.slow();
  const { seller, name, words, keep, look } = await sell(page, market, "android");

  const desk = await otherPage(page);
  const admin = await market.open(desk, { personId: people.admin, app: "market", platform: "ios" });
  await admin.getByRole("link", { name: languages.ru["tab.items"] }).click();
  await admin.getByRole("link", { name: new RegExp(languages.ru["items.moderate"]) }).click();
  const found = await findInQueue(admin, name);
  await keep("5-moderation", desk);
  await found.getByRole("button", { name: languages.ru["moderation.approve.new"] }).click();
  await expect(found).toHaveCount(0);

  const visit = await otherPage(page);
  const guest = await Member.make(market, "Xaridor", "uz");
  const buyer = await market.open(visit, { personId: guest.id, app: "market", ...look });
  await searchFor(buyer, name);
  await buyer.getByRole("link", { name: new RegExp(name) }).click();
  await expect(buyer.getByRole("heading", { name })).toBeVisible();
  await keep("6-bought", visit);
  const heart = buyer.getByRole("button", { name: new RegExp(words["tab.favourites"]) }).first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await buyer.getByRole("button", { name: words["contact.call"] }).click();
  await expect(buyer.getByText(/\+998\s\d\d\s\d{3}.\d\d.\d\d/).first()).toBeVisible();
  await keep("7-phone", visit);

  await expect.poll(async () => (await saidTo(market, seller.id))[0]).toContain(name);
  await desk.context().close();
  await visit.context().close();
});

test("a seller posts from a desktop", async ({ page, market }) => {
  test.slow();
  await sell(page, market, "desktop");
});

test("one press from the bottom of an empty form leads to the first thing that is missing", async ({
  page,
  market,
}) => {
  const words = languages.ru;
  const app = await market.open(page, {
    personId: people.timur,
    app: "market",
    url: "/webApp/createProduct",
  });
  const publish = app.getByRole("button", { name: words["sell.publish"] });
  await app.getByLabel(words["sell.phone"], { exact: true }).scrollIntoViewIfNeeded();
  const photos = app.getByLabel(words["sell.addPhotos"]);
  await expect(photos).not.toBeInViewport();
  // The rules are there, as for whoever has read down to the button.
  await expect(app.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /\d/);
  await publish.click();
  await expect(photos).toBeFocused();
  await expect(app.locator("[data-field=photos]")).toBeInViewport();
});

/** The card of a listing in the queue, however many wait before it. */
async function findInQueue(admin: ReturnType<Page["frameLocator"]>, name: string) {
  const card = admin.getByRole("article", { name });
  const next = admin.getByRole("button", { name: languages.ru["pager.next"] });
  await expect(admin.getByRole("article").first()).toBeVisible();
  while (!(await card.isVisible()) && (await next.isEnabled())) {
    await next.click();
    await expect(admin.getByRole("article").first()).toBeVisible();
  }
  return card;
}
