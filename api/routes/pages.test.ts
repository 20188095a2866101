import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { config } from "#config";
import { findListingPage } from "#core/market/pages/findListingPage.ts";
import { findInvitationPage } from "#core/shop/pages/findInvitationPage.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { Group } from "#db/models/Group.ts";
import { GroupMember } from "#db/models/GroupMember.ts";
import { Product } from "#db/models/Product.ts";
import { User } from "#db/models/User.ts";
import { closeReadPools } from "#db/readPool.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildListing, findPlace } from "../../tests/factories.ts";
import {
  buildPeople,
  buildProduct,
  buildShopCategory,
  endGroup,
  giveCover,
  purchaseOf,
} from "../../tests/shopFactories.ts";
import { revalidate, startTestApi, type TestApi } from "../../tests/testApi.ts";

const built = `<!doctype html>
<html lang="en"><head><meta charset="utf-8" />
<meta name="description" content="As built" />
<script>begin()</script>
<title>As built</title>
<script type="module" crossorigin src="/assets/index-1.js"></script></head>
<body><div id="root"></div></body></html>`;

let api: TestApi;
beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), "bozor-pages-"));
  for (const app of ["classifieds", "storefront", "reports"]) {
    mkdirSync(join(dist, app));
    writeFileSync(join(dist, app, "index.html"), built);
  }
  api = await startTestApi({ dist });
});

const plain = (text: string) =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");

/** Returns the content of a page for a reader without JavaScript. */
async function crawl(path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered, text } = await api.call(path, { headers });
  const found = [...text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    status,
    text,
    headers: answered,
    lang: /<html lang="(\w+)"/.exec(text)?.[1],
    title: plain(/<title>([^<]*)</.exec(text)?.[1] ?? ""),
    meta: Object.fromEntries(found.map(([, name = "", content = ""]) => [name, plain(content)])),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1],
    alternates: [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, hreflang, href]) => [hreflang, plain(href ?? "")],
    ),
    data: data.map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>),
    photos: [...text.matchAll(/<link rel="preload" as="image" href="([^"]+)">/g)].map(([, photo]) => photo),
    noscript: plain(/<noscript>(.*)<\/noscript>/s.exec(text)?.[1] ?? ""),
  };
}
const at = (path: string) => config.PUBLIC_URL + path;

test("a product's page tells machines what it is, in the language of its address or its reader", async () => {
  const category = await buildShopCategory({ nameEn: "Kitchen", nameHi: "रसोई" });
  const { id, link } = await buildProduct({
    categoryId: category.id,
    titleEn: "Steel bottle",
    titleHi: "स्टील की बोतल",
    price: 1299,
    discountedPrice: 779,
    descriptionEn: "Keeps cold.",
    descriptionHi: "ठंडा रखती है।",
  });
  await giveCover(id);
  const path = `/product/${link}`;

  const english = await crawl(path);
  expect(english).toMatchObject({
    status: 200,
    lang: "en",
    title: "Steel bottle – ₹779 with friends",
    canonical: at(path),
    meta: {
      description: expect.stringContaining("₹779 with friends instead of ₹1"),
      "og:type": "product",
      "og:url": at(path),
      "og:title": "Steel bottle – ₹779 with friends",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Steel bottle",
      "product:price:amount": "779",
      "product:price:currency": "INR",
      "twitter:card": "summary_large_image",
    },
    alternates: [
      ["en", at(`${path}?lng=en`)],
      ["hi", at(`${path}?lng=hi`)],
      ["x-default", at(path)],
    ],
  });
  expect(english.meta.robots).toBeUndefined();
  expect(english.headers.get("vary")).toContain("Accept-Language");
  expect(english.noscript).toContain("Keeps cold.");
  expect(english.text).not.toContain("As built");

  const [product, way] = english.data;
  expect(product).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Steel bottle",
    offers: {
      "@type": "Offer",
      price: 779,
      priceCurrency: "INR",
      availability: "https://schema.org/InStock",
    },
  });
  expect(product).not.toHaveProperty("aggregateRating");
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Bozor" },
      { position: 2, name: "Kitchen", item: at(`/category/${category.link}`) },
      { position: 3, name: "Steel bottle", item: at(path) },
    ],
  });

  const hindi = await crawl(`${path}?lng=hi`);
  expect(hindi).toMatchObject({ lang: "hi", title: "स्टील की बोतल – दोस्तों के साथ ₹779" });
  const hindiAddress = at(`${path}?lng=hi`);
  expect(hindi.canonical).toBe(hindiAddress);
  expect(hindi.data[0]).toMatchObject({ url: hindiAddress, offers: { url: hindiAddress } });
  expect(hindi.noscript).toContain(`href="${hindiAddress}"`);
  expect(hindi.headers.get("vary")).not.toContain("Accept-Language");
  expect((await crawl(path, { "Accept-Language": "hi-IN,en;q=0.5" })).lang).toBe("hi");
  expect((await crawl(path, { "Accept-Language": "de" })).lang).toBe("en");
});

test("ratings are told where there are some, and no offer where nothing is sold yet", async () => {
  const rated = await buildProduct();
  await sequelize.query(
    "update product_counts set stars_5 = 3, stars_2 = 1, reviews = 2 where product_id = $id",
    {
      bind: { id: rated.id },
    },
  );
  expect((await crawl(`/product/${rated.link}`)).data[0]?.aggregateRating).toEqual({
    "@type": "AggregateRating",
    ratingValue: 4.3,
    ratingCount: 4,
    bestRating: 5,
    reviewCount: 2,
  });
  const wished = await crawl(`/product/${(await buildProduct({ isReal: false })).link}`);
  expect(wished.data[0]).not.toHaveProperty("offers");
  expect(wished.meta["product:availability"]).toBe("out of stock");
});

test("a picture that the seller chose goes before ours, but not one that is only the first photo", async () => {
  const product = await buildProduct({ ogImage: "https://elsewhere.example/chosen.png" });
  expect((await crawl(`/product/${product.link}`)).meta["og:image"]).toBe(
    "https://elsewhere.example/chosen.png",
  );
  const other = await buildProduct();
  await giveCover(other.id);
  await sequelize.query(
    `update products set og_image = (select i.src from product_images p join images i on i.id = p.image_id
      where p.product_id = products.id) where id = $id`,
    { bind: { id: other.id } },
  );
  const { meta } = await crawl(`/product/${other.link}`);
  expect(meta["og:image"]).toMatch(
    new RegExp(`^${at(`/og/product/${other.link}.jpg`)}\\?lng=en&v=[\\w-]{12}$`),
  );
});

test("what isn't there is 404 with the app's page, which search is to forget", async () => {
  const { link } = await buildProduct({ publishedAt: null });
  const pending = await buildListing({ status: "pending" });
  const removed = await buildListing({ status: "removed" });
  const paths = [
    "/product/none-s1",
    `/product/${link}`,
    "/category/none",
    "/invite/ABCDEFGHIJ",
    "/nothing/here",
  ];
  const listings = ["none-1", pending.link, removed.link].map((name) => `/webApp/product/${name}`);
  for (const path of [...paths, ...listings, "/webApp/none"]) {
    const { status, meta, text, data } = await crawl(path);
    expect([status, meta.robots, data], path).toEqual([404, "noindex", []]);
    expect(text, path).toContain('<div id="root">');
    expect(text, path).not.toContain(pending.name);
  }
});

test("one's own pages, and those of what was typed, aren't to be found", async () => {
  for (const path of [
    "/cart",
    "/search?query=a",
    "/purchase/a-s1",
    "/r/5",
    "/webApp/items",
    "/webApp/search?search=a",
  ]) {
    const { status, meta, canonical } = await crawl(path);
    expect([status, meta.robots, canonical], path).toEqual([200, "noindex", undefined]);
  }
  for (const path of ["/", "/allProducts", "/about", "/webApp"]) {
    const { status, meta, canonical } = await crawl(path);
    expect([status, meta.robots, canonical], path).toEqual([200, undefined, at(path)]);
    expect(meta["og:image"], path).toContain("/og/");
  }
});

test("sections say what they hold", async () => {
  const { id, link } = await buildShopCategory({ nameEn: "Lamps" });
  await buildProduct({ categoryId: id, discountedPrice: 50 });
  const shop = await crawl(`/category/${link}`);
  expect([shop.title, shop.meta.description]).toEqual([
    "Lamps at group prices – Bozor",
    "1 product at group prices from ₹50. Free delivery, cash on delivery.",
  ]);
  const listing = await buildListing();
  const category = await crawl(`/webApp/search?categoryId=${listing.categoryId}&lng=uz`);
  expect(category.canonical).toBe(at(`/webApp/search?categoryId=${listing.categoryId}&amp;lng=uz`));
  expect(category.title).toMatch(/ – Bozordagi eʼlonlar$/);
  expect((await crawl(`/webApp/search?categoryId=${listing.categoryId}&minPrice=5`)).meta.robots).toBe(
    "noindex",
  );
});

async function gather() {
  const product = await buildProduct({ titleEn: "Diya set" });
  const [creator, friend] = await buildPeople(2);
  await User.update({ firstName: "Asha", lastName: "Verma" }, { where: { id: creator!.id } });
  await User.update({ firstName: "Ravindra", lastName: "Kumar" }, { where: { id: friend!.id } });
  const { inviteCode } = await joinOrCreate(creator!.id, purchaseOf(product.id));
  const seat = await GroupMember.findOne({ where: { userId: creator!.id }, rejectOnEmpty: true });
  await joinOrCreate(friend!.id, purchaseOf(product.id, { inviteCode: seat.inviteCode }));
  const group = await Group.findByPk(seat.groupId, { rejectOnEmpty: true });
  return { product, people: [creator!, friend!], seat, group, inviteCode };
}

test("an invitation says how many places are left and who invites, and of its people nothing else", async () => {
  const { people, seat, group, product } = await gather();
  const byGroup = await crawl(`/invite/${group.inviteCode}`);
  expect(byGroup).toMatchObject({
    status: 200,
    title: "Places left: 3 of 5. Join: Diya set",
    canonical: undefined,
    meta: { robots: "noindex", "product:price:amount": "599" },
  });
  expect(byGroup.data[0]).toMatchObject({ "@type": "Product", url: at(`/product/${product.link}`) });
  const byMember = await crawl(`/invite/${seat.inviteCode}`);
  expect(byMember.meta.description).toContain("Asha invites you");
  expect(byGroup.text).not.toContain("Asha");
  expect((await crawl(`/groupPurchase/${group.inviteCode}`)).title).toBe(byGroup.title);

  for (const { text } of [byGroup, byMember]) {
    for (const { id } of people) {
      const person = await User.findByPk(id, { rejectOnEmpty: true });
      for (const secret of [person.telegramId, person.username, person.lastName, person.phoneNumber]) {
        expect(text).not.toContain(String(secret));
      }
    }
    expect(text).not.toContain("Ravindra");
    expect(text).not.toContain("MG Road");
  }
});

test("of an ended group the page is gone, and only the product is left to tell of", async () => {
  const { group } = await gather();
  await endGroup(group.id);
  const { status, title, meta } = await crawl(`/invite/${group.inviteCode}`);
  expect([status, title, meta.robots]).toEqual([
    410,
    "This group has ended, start your own: Diya set",
    "noindex",
  ]);
  expect(meta["og:image"]).toContain("/og/product/");
});

test("a listing's page tells what is sold and where about, and nothing of its seller", async () => {
  const { city, district } = await findPlace();
  const owner = (await buildPeople(1))[0]!;
  await User.update({ firstName: "Sardorbek", lastName: "Qodirov" }, { where: { id: owner.id } });
  const listing = await buildListing({
    ownerId: owner.id,
    link: "divan-77",
    name: "Диван +998 90 123-45-67",
    nameRu: null,
    price: 4_500_000,
    photos: 2,
    description:
      "Пишите @sardor_divan, t.me/sardor_divan, sardor@mail.uz или (90) 765 43 21 33. Цена 4 500 000.",
    regionId: city.regionId,
    cityId: city.id,
    districtId: district.id,
    longitude: 69.2401,
    latitude: 41.2995,
  });
  const path = `/webApp/product/${listing.link}`;
  const page = await crawl(path);
  expect(page).toMatchObject({
    status: 200,
    lang: "ru",
    canonical: at(path),
    meta: {
      "og:type": "product",
      "product:price:amount": "4500000",
      "product:price:currency": "UZS",
      "og:image": expect.stringContaining(`/og/listing/${listing.link}.jpg?lng=ru&v=`),
    },
    alternates: [
      ["ru", at(`${path}?lng=ru`)],
      ["uz", at(`${path}?lng=uz`)],
      ["x-default", at(path)],
    ],
  });
  expect(page.title).toContain(district.nameRu);
  expect(page.data[0]).toMatchObject({
    "@type": "Product",
    itemCondition: "https://schema.org/UsedCondition",
    offers: { price: 4_500_000, priceCurrency: "UZS", availability: "https://schema.org/InStock" },
  });
  expect(page.data[1]).toMatchObject({ "@type": "BreadcrumbList" });
  expect(page.noscript).toContain("Цена 4 500 000");
  expect((await crawl(`${path}?lng=uz`)).title).toContain(district.nameUz);

  const person = await User.findByPk(owner.id, { rejectOnEmpty: true });
  const secrets = [person.telegramId, person.username, person.phoneNumber, "Sardorbek", "Qodirov", "sardor"];
  for (const secret of [...secrets, "123-45-67", "765 43 21", "998901234533", "69.24", "41.29"]) {
    expect(page.text).not.toContain(String(secret));
  }
});

test("what pages and pictures are made of knows no more of people than that", async () => {
  const { people, seat, group } = await gather();
  const owner = (await buildPeople(1))[0]!;
  const { link } = await buildListing({ ownerId: owner.id, photos: 1 });
  const listing = await findListingPage(link, "uz");
  const invitations = [
    await findInvitationPage(group.inviteCode, "en"),
    { ...(await findInvitationPage(seat.inviteCode, "en")), inviter: null },
  ];
  const known = JSON.stringify([listing, invitations]);
  for (const { id } of [...people, owner]) {
    const person = await User.findByPk(id, { rejectOnEmpty: true });
    const { telegramId, username, firstName, lastName, phoneNumber } = person;
    for (const secret of [telegramId, username, firstName, lastName, phoneNumber]) {
      expect(known).not.toContain(String(secret));
    }
  }
  expect(Object.keys(listing ?? {}).sort()).toEqual(
    [
      "link",
      "isActive",
      "name",
      "description",
      "price",
      "currency",
      "state",
      "place",
      "categories",
      "photos",
    ].sort(),
  );
});

test("a listing in conventional units is told in dollars, one to be agreed on without a price", async () => {
  const dear = await crawl(`/webApp/product/${(await buildListing({ currency: "UYE", price: 900 })).link}`);
  expect(dear.data[0]).toMatchObject({ offers: { price: 900, priceCurrency: "USD" } });
  const open = await crawl(`/webApp/product/${(await buildListing({ price: 0, isNegotiable: true })).link}`);
  expect(open.data[0]).not.toHaveProperty("offers");
  expect(open.title).toContain("Договорная");
});

interface Pictured {
  id: number;
  images: { src: string }[];
}

test("the shop's home names the photos of its first cards, unless the start leads elsewhere", async () => {
  await buildProduct();
  const firstCards = async () =>
    (await api.ask<{ products: Pictured[] }[]>("/api/products/groups")).body[0]!.products.slice(0, 2);
  const [card] = await firstCards();
  if (card?.images.length === 0) await giveCover(card.id);
  await vi.waitFor(
    async () => {
      const covers = (await firstCards()).flatMap(({ images: [cover] }) => cover?.src ?? []);
      expect(covers.length).toBeGreaterThan(0);
      const small = covers.map((src) => src.replace(".webp", "-480.webp"));
      expect((await crawl("/")).photos).toEqual(small);
    },
    { timeout: 10_000, interval: 100 },
  );
  const started = await crawl("/?tgWebAppStartParam=product_a-s1");
  expect([started.title, started.photos]).toEqual([(await crawl("/")).title, []]);
});

test("a page names the photo that its first view begins with, as the app asks for it", async () => {
  const { product, group } = await gather();
  await giveCover(product.id);
  const { body } = await api.ask<Pictured>(`/api/products/${product.link}`);
  const [cover] = body.images;
  for (const path of [`/product/${product.link}`, `/invite/${group.inviteCode}`]) {
    expect((await crawl(path)).photos, path).toEqual([cover?.src]);
  }
  // It shows the product in small.
  expect((await crawl(`/groupPurchase/${group.inviteCode}`)).photos).toEqual([]);
  // Its photo would hold up the code.
  const { link } = await buildListing({ photos: 1 });
  expect((await crawl(`/webApp/product/${link}`)).photos).toEqual([]);
});

test("a listing that is sold or has run out is gone", async () => {
  for (const status of ["closed", "expired"] as const) {
    const listing = await buildListing({ status });
    const { status: code, meta, data, title } = await crawl(`/webApp/product/${listing.link}`);
    expect([code, meta.robots, data]).toEqual([410, "noindex", []]);
    expect(title).toBe(`${listing.name} – уже не продаётся`);
  }
});

test("nothing that people wrote becomes markup", async () => {
  const evil = `"><script>alert(1)</script><!-- </title></noscript> ' &`;
  const { link } = await buildProduct({ titleEn: evil, descriptionEn: evil });
  const product = await crawl(`/product/${link}`);
  const listing = await crawl(
    `/webApp/product/${(await buildListing({ name: evil, description: evil })).link}`,
  );
  for (const { text, data, title } of [product, listing]) {
    expect(text).not.toContain("<script>alert");
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    expect(text.match(/<\/noscript>/g)).toHaveLength(1);
    expect(title).toContain(evil);
    expect(data[0]?.name).toBe(evil);
  }
});

test("a page is kept by browsers until it changes, and carries its policy and links as ever", async () => {
  const product = await buildProduct({ titleEn: "Before" });
  const path = `/product/${product.link}`;
  const first = await crawl(path);
  const etag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Link")).toBe("</assets/index-1.js>; rel=modulepreload; crossorigin");
  expect(first.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-[^']+';/);
  const again = await crawl(path, revalidate(etag));
  expect([again.status, again.text]).toEqual([304, ""]);
  expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));

  await Product.update({ titleEn: "After" }, { where: { id: product.id } });
  await vi.waitFor(
    async () => {
      const changed = await crawl(path, revalidate(etag));
      expect([changed.status, changed.title]).toEqual([200, "After – ₹599 with friends"]);
    },
    { timeout: 10_000, interval: 100 },
  );
});

test("the same is sent to everybody, compressed for who takes it", async () => {
  const { link } = await buildProduct();
  const asBrowser = await crawl(`/product/${link}`, { "User-Agent": "Mozilla/5.0", Accept: "text/html" });
  const asBot = await crawl(`/product/${link}`, {
    "User-Agent": "TelegramBot (like TwitterBot)",
    Accept: "*/*",
  });
  expect(asBot.text).toBe(asBrowser.text);
  expect(asBrowser.headers.get("content-encoding")).not.toBeNull();
});

test("a page is there while the database isn't", async () => {
  await closeReadPools();
  const spy = vi.spyOn(await import("pg").then(({ default: pg }) => pg.Pool.prototype), "query");
  spy.mockRejectedValue(new Error("away") as never);
  const { status, title, text, meta } = await crawl(`/product/away-s1`);
  spy.mockRestore();
  expect([status, title]).toEqual([200, "Bozor – cheaper with friends"]);
  // What search has found of it isn't to be forgotten.
  expect(meta).not.toHaveProperty("robots");
  expect(text).toContain('<div id="root">');
});
