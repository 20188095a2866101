import { ru as notices } from "../../webapps/classifieds/locales/notices/ru.ts";
import { buyCoins } from "./support/buyCoins.ts";
import { headed, lookAround, type Screen, type Shown } from "./support/lookAround.ts";
import { appIn, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { emptyQueue, QUEUE } from "./support/moderating.ts";
import { fillListing, takePhoto } from "./support/postListing.ts";
import { runJob } from "./support/runJob.ts";
import { findEmptyTown } from "./support/searching.ts";
import { tapRow } from "./support/tapRow.ts";
import { words as languages } from "./support/words.ts";

const words = languages.ru;
const CHILANZAR = { latitude: 41.275, longitude: 69.203 };
const DELHI = { latitude: 28.614, longitude: 77.209 };

const cards = (app: Shown) => app.getByRole("main").getByRole("article");
const cobalt = (app: Shown) => cards(app).filter({ hasText: /cobalt|кобальт|kobalt/i });
const dialog = (app: Shown) => app.getByRole("dialog").last();
const press = (name: string | RegExp) => (app: Shown) =>
  app.getByRole("button", { name, exact: true }).click();
const pressIn = (name: string) => (app: Shown) =>
  tapRow(dialog(app).getByRole("button", { name, exact: true }));
const openPlaces = press(/^Место: /);
const openFilters = press(words["home.filters"]);

const finding: Screen[] = [
  { name: "home", shows: cards },
  {
    name: "place",
    act: openPlaces,
    shows: (app) => dialog(app).getByRole("button", { name: words["place.country"] }),
  },
  {
    name: "place-found",
    act: (app) => dialog(app).getByRole("searchbox").fill("CHILONZ"),
    shows: (app) => dialog(app).getByRole("button").filter({ hasText: "Чиланзарский район" }),
  },
  {
    name: "place-districts",
    act: async (app) => {
      await dialog(app).getByRole("searchbox").fill("");
      await pressIn("Самаркандская область")(app);
      await pressIn("Самарканд")(app);
    },
    shows: (app) => dialog(app).getByRole("button", { name: words["place.allDistricts"] }),
  },
  {
    name: "search",
    path: "/webApp/search?search=samsung",
    shows: (app) => cards(app).getByRole("link", { name: /samsung/i }),
  },
  {
    name: "suggestions",
    path: "/webApp",
    act: async (app) => {
      await app.getByRole("combobox").click();
      await app.getByRole("combobox").pressSequentially("кобал");
    },
    shows: (app) => app.getByRole("option").filter({ hasText: /cobalt|кобальт|kobalt/i }),
  },
  {
    name: "found",
    act: async (app) => {
      await app.getByRole("combobox").press("ArrowDown");
      await app.getByRole("combobox").press("Enter");
    },
    shows: cobalt,
  },
  {
    name: "recent",
    path: "/webApp",
    act: (app) => app.getByRole("combobox").click(),
    shows: (app) => app.getByText(words["recent.title"]),
  },
  {
    name: "filters",
    act: async (app) => {
      await app.getByRole("combobox").press("Escape");
      await openFilters(app);
    },
    shows: (app) => dialog(app).locator("button[type=submit]").filter({ hasText: /\d/ }),
  },
  {
    name: "filters-category",
    act: async (app) => {
      await dialog(app)
        .getByRole("button", { name: new RegExp(`^${words["filters.category"]}`) })
        .click();
      await tapRow(dialog(app).getByRole("button", { name: /^Транспорт/ }));
    },
    shows: (app) => dialog(app).getByRole("button", { name: /^Легковые автомобили/ }),
  },
  {
    name: "filters-none",
    act: async (app) => {
      await tapRow(dialog(app).getByRole("button", { name: /^Легковые автомобили/ }));
      await dialog(app).getByText(words["state.Used"], { exact: true }).click();
      await dialog(app).getByRole("switch", { name: words["search.onlyPhotos"] }).click();
      await dialog(app).getByLabel(words["search.priceFrom"]).fill("1999999999");
    },
    shows: (app) => dialog(app).getByRole("button", { name: words["filters.none"] }),
  },
  {
    name: "filters-applied",
    act: async (app) => {
      await dialog(app).getByLabel(words["search.priceFrom"]).fill("1000000");
      await dialog(app).locator("button[type=submit]:enabled").click();
    },
    shows: cards,
  },
  {
    name: "advice",
    path: "/webApp/search?search=kobalt&minPrice=1999999999",
    shows: (app) =>
      app.getByRole("link", {
        name: new RegExp(words["advice.without"].replace("{{names}}", words["without.price"]), "i"),
      }),
  },
  {
    name: "old-link",
    path: "/webApp/search?regionId=1&cityId=99999&categoryId=99999&p[1]=x&search=кобальт&minPrice=1 000&page=x",
    shows: (app) => app.getByText(words["search.categoryGone"]),
  },
  {
    name: "saving",
    path: "/webApp/search?search=гироскутер",
    act: press(words["saved.save"]),
    shows: (app) => app.getByRole("dialog", { name: words["saved.save"] }).getByRole("radio"),
  },
  { name: "products", path: "/webApp/products", shows: cards },
  headed("category", "/webApp/category/nothing", notices["category.technical"]),
  headed("lost", "/webApp/nowhere", notices["notFound.title"]),
  {
    name: "place-denied",
    path: "/webApp",
    act: async (app) => {
      await openPlaces(app);
      await pressIn(words["place.here"])(app);
    },
    shows: (app) => app.getByText(words["place.denied"]),
  },
];

test("axe finds nothing where one looks for something", async ({ page, market }) => {
  test.slow();
  const looker = await Member.make(market, "Ищущий", {
    ...{ language: "ru", platform: "ios", phone: "" },
    ...{ location: CHILANZAR, locationAccess: "denied" },
  });
  const { region, town } = await findEmptyTown(market);
  await market.open(page, { personId: looker.id, app: "market", platform: "ios" });
  await lookAround(page, finding);
  await lookAround(page, [
    {
      name: "place-widened",
      act: async (app) => {
        await pressIn(region.name)(app);
        await pressIn(town.name)(app);
      },
      shows: (app) => app.getByRole("button", { name: words["place.choose"] }),
    },
  ]);
});

test("axe finds nothing where one is told what can't be", async ({ page, market }) => {
  const { id } = await market.act<{ id: number }>("people", {
    ...{
      firstName: "Anvar",
      language: "ru",
      platform: "android",
      location: DELHI,
      locationAccess: "granted",
    },
  });
  await market.open(page, { personId: id, app: "market", platform: "android" });
  await lookAround(page, [
    {
      name: "place-outside",
      act: async (app) => {
        await openPlaces(app);
        await pressIn(words["place.here"])(app);
      },
      shows: (app) => app.getByText(words["place.outside"]),
    },
    {
      name: "saving-not-started",
      path: "/webApp/search?search=шкаф",
      act: press(words["saved.save"]),
      shows: (app) => app.getByRole("button", { name: words["saved.openBot"] }),
    },
    headed("favourites-none", "/webApp/favourites", words["favourites.title"]),
    headed("messages-none", "/webApp/messages", words["messages.title"]),
    headed("items-none", "/webApp/items", words["items.title"]),
    headed("saved-none", "/webApp/savedSearches", words["saved.title"]),
    {
      name: "moderation-refused",
      path: "/webApp/moderation",
      shows: (app) => app.getByText(words["moderation.adminsOnly"]),
    },
  ]);
});

test("axe finds nothing on listings and what one keeps of them", async ({ page, market }) => {
  const [seller, buyer] = [await Member.make(market, "Лайло"), await Member.make(market, "Зафар")];
  const [kept, reserved, closed] = [
    await seller.approved("Плед из верблюжьей шерсти"),
    await seller.approved("Комод ореховый"),
    await seller.approved("Торшер с абажуром"),
  ];
  await seller.call("POST", `/api/user/telegram/products/${reserved.id}/reserve`, { isReserved: true });
  await seller.call("DELETE", "/api/user/telegram/products", { id: closed.id, reason: "SoldHere" });
  await buyer.call("POST", "/api/user/telegram/favourites/toggle", { telegramProductId: kept.id });
  await buyer.call("POST", "/api/user/telegram/connections", { telegramProductId: kept.id });
  const search = { search: "верблюжьей", frequency: "atOnce" };
  await buyer.call("POST", "/api/user/telegram/saved-searches", search);
  await seller.approved("Одеяло верблюжьей шерсти");
  await runJob("followSavedSearches");
  await market.open(page, { personId: buyer.id, app: "market", url: `/webApp/product/${kept.link}` });
  await lookAround(page, [
    { name: "listing", shows: (app) => app.getByRole("heading", { name: /Плед/ }) },
    {
      name: "listing-reserved",
      path: `/webApp/product/${reserved.link}`,
      shows: (app) => app.getByRole("note"),
    },
    {
      name: "listing-closed",
      path: `/webApp/product/${closed.link}`,
      shows: (app) => app.getByText(words["listing.notActive"], { exact: true }),
    },
    headed("listing-gone", "/webApp/product/nothing-999999", /Не удалось найти/),
    {
      name: "favourites",
      path: "/webApp/favourites",
      shows: (app) => app.getByRole("link", { name: /Плед/ }),
    },
    {
      name: "messages",
      path: "/webApp/messages",
      act: (app) => app.getByRole("tab", { name: words["messages.OUTGOING"] }).click(),
      shows: (app) => app.getByText(/Плед/),
    },
    {
      name: "saved",
      path: "/webApp/savedSearches",
      shows: (app) => app.getByRole("listitem").filter({ hasText: "1" }),
    },
    { name: "profile", path: "/webApp/profile", shows: (app) => app.getByText(words["profile.language"]) },
  ]);
});

test("axe finds nothing on what one sells oneself", async ({ page, market }) => {
  test.slow();
  const seller = await Member.make(market, "Лола");
  const { id, link } = await seller.approved("Гитара шестиструнная");
  const closed = await seller.approved("Барабан походный");
  await seller.call("POST", `/api/user/telegram/products/${id}/reserve`, { isReserved: true });
  await seller.call("DELETE", "/api/user/telegram/products", { id: closed.id, reason: "SoldHere" });
  await market.open(page, { personId: seller.id, app: "market", url: "/webApp/items", platform: "android" });
  await lookAround(page, [
    { name: "items", shows: (app) => app.getByRole("link", { name: /Гитара/ }) },
    {
      name: "items-actions",
      act: (app) => app.getByRole("button", { name: /Действия: Гитара/ }).click(),
      shows: (app) => app.getByRole("button", { name: words["items.do.release"] }),
    },
    headed("own-listing", `/webApp/product/${link}`, /Гитара/),
    {
      name: "closing",
      act: press(words["items.do.close"]),
      shows: (app) => dialog(app).getByRole("radio", { name: words["items.close.SoldHere"] }),
    },
    {
      name: "reopened",
      path: "/webApp/items",
      act: async (app) => {
        await app.getByRole("link", { name: new RegExp(words["items.tab.archive"]) }).click();
        await press(words["items.reopen"])(app);
      },
      shows: (app) => app.getByText(words["items.reopened"]),
    },
    headed("edit", `/webApp/editProduct/${link}`, words["sell.editTitle"]),
    {
      name: "sell-refused",
      path: "/webApp/createProduct",
      act: press(words["sell.publish"]),
      shows: (app) => app.getByText(words["sell.fault.photos.required"]),
    },
  ]);
  await fillListing(page, appIn(page), words, {
    ...{ name: "Пианино старинное", description: "Смотреть вечером.", price: "1250000" },
    ...{ category: ["Телефоны", "Смартфоны"], place: ["Город Ташкент", "Ташкент", "Чиланзарский район"] },
    photos: [await takePhoto("a.jpg")],
  });
  await lookAround(page, [
    { name: "sell-filled", shows: (app) => app.getByRole("button", { name: words["sell.photo.done"] }) },
  ]);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await lookAround(page, [{ name: "sell-leaving", shows: (app) => app.getByText(words["sell.draftSaved"]) }]);
});

test("axe finds nothing where an admin decides", async ({ page, market }) => {
  test.slow();
  const [admin, seller] = [await Member.of(market, people.admin), await Member.make(market, "Sardor")];
  const { link } = await seller.approved("Диван угловой серый");
  const { id } = await seller.approved("Чудо-таблетки");
  await buyCoins(market, seller);
  const { Premium } = await seller.call<{ Premium: { id: number } }>(
    "GET",
    "/api/telegram/available-features",
  );
  const bought = { telegramProductId: id, featureIds: [Premium.id] };
  await seller.call("POST", "/api/user/telegram/available-features/promote", bought);
  await emptyQueue(admin);
  await seller.call("PATCH", `/api/user/telegram/products/${link}`, { name: "Диван угловой белый" });
  for (const name of ["Олим", "Ирода", "Жасур"]) {
    const report = { reason: "fraud", note: "Обман" };
    await (await Member.make(market, name)).call("POST", `/api/user/telegram/products/${id}/report`, report);
  }
  for (const name of ["Кресло первое", "Кресло второе"]) await seller.post(name);
  await market.open(page, { personId: people.admin, app: "market", url: "/webApp/moderation" });
  await lookAround(page, [
    { name: "moderation", shows: (app) => app.locator("del").getByText("серый") },
    {
      name: "moderation-selected",
      act: (app) => app.getByRole("checkbox", { name: words["moderation.selectAll"] }).click(),
      shows: (app) => app.getByRole("region", { name: words["moderation.selection"] }),
    },
    {
      name: "moderation-fault",
      act: async (app) => {
        await app.getByRole("checkbox", { name: words["moderation.selectAll"] }).click();
        await app.getByRole("button", { name: words["moderation.reject.report"] }).first().click();
        await dialog(app).getByRole("radio", { name: words["reason.prohibited"] }).check();
      },
      shows: (app) => dialog(app).getByRole("checkbox", { name: words["moderation.fault"] }),
    },
  ]);
  await page.setViewportSize({ width: 1280, height: 844 });
  await market.open(page, {
    personId: people.admin,
    app: "market",
    url: "/webApp/moderation",
    platform: "tdesktop",
  });
  await lookAround(page, [
    { name: "moderation-desk", shows: (app) => app.getByText("Кресло первое") },
    {
      name: "sell-desk",
      path: "/webApp/createProduct",
      act: press(words["sell.publish"]),
      shows: (app) => app.getByText(words["sell.fault.photos.required"]),
    },
    { name: "moderation-back", path: "/webApp/moderation", shows: (app) => app.getByText("Кресло первое") },
  ]);
  await admin.call("POST", QUEUE, { isModerated: false, productIds: [id], reason: "prohibited" });
  await emptyQueue(admin);
  await appIn(page).getByRole("button", { name: words["moderation.refresh"] }).first().click();
  await lookAround(page, [
    { name: "moderation-none", shows: (app) => app.getByText(words["moderation.empty"]) },
  ]);
});
