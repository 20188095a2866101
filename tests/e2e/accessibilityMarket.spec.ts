import { buyCoins } from "./support/buyCoins.ts";
import { dialog, headed, lookAround, press } from "./support/lookAround.ts";
import { appIn, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { emptyQueue, QUEUE } from "./support/moderating.ts";
import { fillListing, takePhoto } from "./support/postListing.ts";
import { runJob } from "./support/runJob.ts";
import { tapControl } from "./support/tapControl.ts";
import { words as languages } from "./support/words.ts";

const words = languages.ru;

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
      title: words["saved.title"],
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
    {
      name: "own-listing",
      path: `/webApp/product/${link}`,
      shows: (app) => app.getByRole("heading", { name: /Гитара/, level: 1 }),
    },
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
    name: "Пианино старинное",
    description: "Смотреть вечером.",
    price: "1250000",
    category: ["Телефоны", "Смартфоны"],
    place: ["Город Ташкент", "Ташкент", "Чиланзарский район"],
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
      act: (app) => tapControl(app.getByRole("checkbox", { name: words["moderation.selectAll"] })),
      shows: (app) => app.getByRole("region", { name: words["moderation.selection"] }),
    },
    {
      name: "moderation-fault",
      act: async (app) => {
        await tapControl(app.getByRole("checkbox", { name: words["moderation.selectAll"] }));
        await app.getByRole("button", { name: words["moderation.reject.report"] }).first().click();
        await tapControl(dialog(app).getByRole("radio", { name: words["reason.prohibited"] }));
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
