import { dialog, headed, lookAround, press, type Screen, type Shown } from "./support/lookAround.ts";
import { test } from "./support/market.ts";
import { makePhonePerson } from "./support/phonePerson.ts";
import { shopWords } from "./support/shopWords.ts";

const words = shopWords.en;

/** What opens from the menu. */
const fromMenu = (name: string) => async (app: Shown) => {
  await press(words.menu)(app);
  await dialog(app).getByRole("button", { name }).first().click();
};

test("axe finds nothing on what the shop shows a guest", async ({ page, market }) => {
  test.slow();
  const person = await makePhonePerson(market, "Meera");
  await page.goto(`${market.url}/?lng=en`);
  const screens: Screen[] = [
    { name: "shop-home", shows: (app) => app.getByRole("main").locator('a[href*="/product/"]') },
    {
      name: "shop-menu",
      act: press(words.menu),
      shows: (app) => dialog(app).getByRole("button", { name: words["menu.login"] }),
    },
    {
      name: "shop-sign-in",
      act: async (app) => {
        await press(words["menu.login"])(app);
        await press(words["signIn.continue"])(app);
      },
      shows: (app) => app.getByRole("alert"),
    },
    {
      name: "shop-code",
      act: async (app) => {
        await app.getByLabel(words["signIn.phone"]).fill(person.phone);
        await press(words["signIn.continue"])(app);
        await app.getByLabel(words["code.label"]).fill("123456");
        await press(words["code.verify"])(app);
      },
      shows: (app) => app.getByRole("alert").filter({ hasText: words["code.wrong"] }),
    },
  ];
  await lookAround(page, screens, false);
  // The window to sign in would stay over what is below.
  await page.reload();
  await lookAround(
    page,
    [
      headed("shop-orders-guest", "/orders", "Log in to see your orders", 2),
      {
        name: "shop-invite-missing",
        path: "/invite/AAAAAAAAAAAAAA",
        shows: (app) => app.getByText(words["invited.missing"]),
      },
    ],
    false,
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await lookAround(
    page,
    [
      headed("shop-terms", "/tos", words["terms.title"]),
      {
        name: "shop-menu-hindi",
        act: async (app) => {
          await fromMenu(words["menu.language"])(app);
          await app.getByRole("button", { name: shopWords.hi.menu, exact: true }).click();
        },
        shows: (app) => dialog(app).getByRole("button", { name: shopWords.hi["menu.referral"] }),
      },
    ],
    false,
  );
});

test("axe finds nothing on what somebody new has in the shop", async ({ page, market }) => {
  test.slow();
  const { id } = await makePhonePerson(market, "Kabir");
  await market.act(`people/${id}/start`, {});
  await market.open(page, { personId: id, app: "shop" });
  await lookAround(page, [
    {
      name: "shop-menu-own",
      act: press(words.menu),
      shows: (app) => dialog(app).getByText("Kabir"),
    },
    {
      name: "shop-account",
      act: (app) => dialog(app).getByRole("button", { name: words["menu.account"] }).first().click(),
      shows: (app) => app.getByRole("button", { name: words["account.addPhone"] }),
    },
    {
      name: "shop-phone",
      act: press(words["account.addPhone"]),
      shows: (app) => app.getByRole("button", { name: words["contact.share"] }),
    },
  ]);
  await market.open(page, { personId: id, app: "shop" });
  await lookAround(page, [
    headed("shop-orders-none", "/orders", words["orders.empty"], 2),
    headed("shop-cart-none", "/cart", words["cart.empty"], 2),
    {
      name: "shop-referral-none",
      path: "/referral",
      shows: (app) => app.getByText(words["referral.linesNone"]),
    },
    {
      name: "shop-share",
      act: fromMenu(words["menu.share"]),
      shows: (app) => app.getByRole("button", { name: /startapp=ref_/ }),
    },
  ]);
  await market.open(page, { personId: id, app: "shop" });
  await lookAround(page, [
    {
      name: "shop-reminders",
      act: async (app) => {
        await fromMenu(words["menu.account"])(app);
        await app.getByText(words["reminders.title"]).click();
      },
      shows: (app) => app.getByRole("switch", { name: words["reminders.NoJoins10"] }),
    },
  ]);
  await market.open(page, { personId: id, app: "shop" });
  await lookAround(page, [
    {
      name: "shop-leaving",
      act: fromMenu(words["menu.logout"]),
      shows: (app) => app.getByText(words["menu.logoutAsk"]),
    },
    {
      name: "shop-share-left",
      act: async (app) => {
        await press(words["menu.logout"])(app);
        await fromMenu(words["menu.share"])(app);
      },
      shows: (app) => app.getByRole("button", { name: words["signIn.as"].replace("{{name}}", "Kabir") }),
    },
  ]);
});
