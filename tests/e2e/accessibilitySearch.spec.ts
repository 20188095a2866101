import { ru as pages } from "../../webapps/classifieds/features/pages/locales/ru.ts";
import { dialog, headed, lookAround, press, type Screen, type Shown } from "./support/lookAround.ts";
import { test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { findEmptyTown } from "./support/searching.ts";
import { tapControl } from "./support/tapControl.ts";
import { tapRow } from "./support/tapRow.ts";
import { words as languages } from "./support/words.ts";

const words = languages.ru;
const CHILANZAR = { latitude: 41.275, longitude: 69.203 };
const DELHI = { latitude: 28.614, longitude: 77.209 };

const cards = (app: Shown) => app.getByRole("main").getByRole("article");
const cobalt = (app: Shown) => cards(app).filter({ hasText: /cobalt|кобальт|kobalt/i });
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
    title: words["search.title"],
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
    title: words["search.title"],
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
      await tapControl(dialog(app).getByRole("switch", { name: words["search.onlyPhotos"] }));
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
  { name: "products", path: "/webApp/products", title: words["products.title"], shows: cards },
  headed("category", "/webApp/category/nothing", pages["category.technical"]),
  headed("lost", "/webApp/nowhere", pages["notFound.title"]),
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
    language: "ru",
    platform: "ios",
    phone: "",
    location: CHILANZAR,
    locationAccess: "denied",
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
    firstName: "Anvar",
    language: "ru",
    platform: "android",
    location: DELHI,
    locationAccess: "granted",
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
