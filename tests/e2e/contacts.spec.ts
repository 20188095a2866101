import { keepPicture } from "./support/keepPicture.ts";
import { appIn, expect, type Market, people, test } from "./support/market.ts";
import { type ChatMessage, Member, saidTo } from "./support/member.ts";
import { tapControl } from "./support/tapControl.ts";
import { words as languages } from "./support/words.ts";

/** A listing that is on sale, and who sells it. */
async function putOnSale(market: Market, name: string, language: "ru" | "uz" = "ru") {
  const admin = await Member.of(market, people.admin);
  const seller = await Member.make(market, "Sanjar", language);
  const listing = await seller.post(name);
  await admin.call("POST", "/api/user/telegram/products/moderate", {
    isModerated: true,
    productIds: [listing.id],
  });
  return { admin, seller, ...listing };
}

async function findMessage(market: Market, personId: number, words: string): Promise<number> {
  const answer = await fetch(`${market.messengerUrl}/sim/people/${personId}/chat`);
  const { messages } = (await answer.json()) as { messages: ChatMessage[] };
  const found = messages.findLast(({ text, caption }) => (text ?? caption)?.includes(words));
  if (!found) throw new Error(`${personId} was never told "${words}"`);
  return found.message_id;
}

test("a buyer keeps a listing, calls, writes through the bot, and is answered", async ({ page, market }) => {
  test.slow();
  const words = languages.ru;
  const { seller, link } = await putOnSale(market, "Велосипед горный");
  const buyer = await Member.make(market, "Лола");
  await page.goto(`${market.messengerUrl}/?person=${buyer.id}&chat=bot`);
  await market.act(`people/${buyer.id}/start`, { payload: `product_${link}` });
  const chat = page.getByRole("log");
  await expect(chat.getByText("Велосипед горный")).toBeVisible();
  await chat.locator(".inline-button").last().click();

  const app = appIn(page);
  await expect(app.getByRole("heading", { name: "Велосипед горный" })).toBeVisible();
  await app
    .getByRole("button", { name: new RegExp(words["tab.favourites"]) })
    .first()
    .click();
  await app.getByRole("button", { name: words["contact.call"] }).click();
  await expect(app.getByText(/\+998\s90\s123.45.67/).first()).toBeVisible();
  await keepPicture(page, "contacts-1-called");
  // The number stays in sight, to be copied where the device does nothing with it.
  await page.keyboard.press("Escape");
  await expect(app.getByRole("dialog")).toBeHidden();

  await app.getByRole("link", { name: words["tab.favourites"] }).click();
  await expect(app.getByRole("link", { name: /Велосипед горный/ })).toBeVisible();
  await keepPicture(page, "contacts-2-favourites");
  await app.getByRole("link", { name: words["tab.messages"] }).click();
  await app.getByRole("tab", { name: words["messages.OUTGOING"] }).click();
  await expect(app.getByText("Велосипед горный")).toBeVisible();
  await keepPicture(page, "contacts-3-messages");
  await app.getByRole("link", { name: "Объявление: Велосипед горный" }).click();

  await app.getByRole("button", { name: words["contact.chat"] }).click();
  await page.getByRole("button", { name: "START", exact: true }).click();
  await expect(chat.getByText(/Sanjar/).last()).toBeVisible();
  await page.getByRole("textbox").fill("Здравствуйте! Ещё продаёте?");
  await page.getByRole("textbox").press("Enter");
  await expect.poll(async () => (await saidTo(market, seller.id))[0]).toContain("Ещё продаёте?");
  const [told = ""] = await saidTo(market, seller.id);
  expect(told).toContain("Лола");
  expect(told).toContain("Велосипед горный");

  const replyTo = await findMessage(market, seller.id, "Ещё продаёте?");
  await market.act(`people/${seller.id}/text`, { text: "Да, приезжайте вечером", replyTo });
  await expect(chat.getByText("Да, приезжайте вечером")).toBeVisible();
  await keepPicture(page, "contacts-4-answered");
  expect(await chat.innerText()).not.toContain("901234567");
});

test("a seller answers a buyer who only called, and both see the last words in their messages", async ({
  page,
  market,
}) => {
  test.slow();
  const words = languages.ru;
  const { seller, id } = await putOnSale(market, "Самокат взрослый");
  const buyer = await Member.make(market, "Лола");
  await buyer.call("POST", "/api/user/telegram/connections", { telegramProductId: id, kind: "call" });

  await page.goto(`${market.messengerUrl}/?person=${seller.id}&chat=bot`);
  await market.act(`people/${seller.id}/start`, {});
  const chat = page.getByRole("log");
  await chat.locator(".inline-button").first().click();
  const app = appIn(page);
  await app.getByRole("link", { name: words["tab.messages"] }).click();
  await expect(app.getByText(words["messages.call"], { exact: true })).toBeVisible();
  await app.getByRole("button", { name: /Лола/ }).click();
  await page.getByRole("button", { name: "START", exact: true }).click();
  await expect(chat.getByText(/Лола/).last()).toBeVisible();
  await page.getByRole("textbox").fill("Вы звонили? Самокат ещё есть");
  await page.getByRole("textbox").press("Enter");
  await expect.poll(async () => (await saidTo(market, buyer.id))[0]).toContain("Самокат ещё есть");

  const theirs = await market.open(page, { personId: buyer.id, app: "market", url: "/webApp/messages" });
  await theirs.getByRole("tab", { name: words["messages.OUTGOING"] }).click();
  const row = theirs.getByRole("button", { name: /^Sanjar/ });
  await expect(row).toContainText("Вы звонили? Самокат ещё есть");
  const oneNew = words.unread_one.replace("{{shown}}", "1");
  await expect(row).toContainText(oneNew);
  await expect(theirs.getByRole("link", { name: `${words["tab.messages"]} ${oneNew}` })).toBeVisible();
  await keepPicture(page, "contacts-8-unread");
});

test("an owner closes a listing with a reason, takes it back, closes it again: buyers see Not active", async ({
  page,
  market,
}) => {
  test.slow();
  const words = languages.uz;
  const { seller, link } = await putOnSale(market, "Gilam qizil", "uz");
  const app = await market.open(page, {
    personId: seller.id,
    app: "market",
    theme: "dark",
    platform: "android",
    url: `/webApp/product/${link}`,
  });
  const close = app.getByRole("button", { name: words["items.do.close"] });
  await close.click();
  await keepPicture(page, "contacts-5-reason");
  const sheet = app.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: words["items.closeSubmit"] })).toBeDisabled();
  await tapControl(sheet.getByRole("radio", { name: words["items.close.SoldHere"] }));
  await sheet.getByRole("button", { name: words["items.closeSubmit"] }).click();
  await expect(app.getByRole("heading", { name: words["items.title"] })).toBeVisible();
  await app.getByRole("button", { name: words["items.reopen"], exact: true }).click();
  await expect(app.getByText(words["items.reopened"])).toBeVisible();
  await expect(app.getByRole("link", { name: /Gilam qizil/ })).toBeVisible();
  await keepPicture(page, "contacts-6-items");

  await app.getByRole("link", { name: /Gilam qizil/ }).click();
  await close.click();
  await tapControl(sheet.getByRole("radio", { name: words["items.close.Other"] }));
  await sheet.getByRole("button", { name: words["items.closeSubmit"] }).click();
  await expect(app.getByRole("heading", { name: words["items.title"] })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const tab of ["active", "moderation", "rejected", "archive"] as const) {
      const link = app.getByRole("link", { name: new RegExp(`^${words[`items.tab.${tab}`]}`) });
      await expect(link, `${tab} at ${width}`).toBeInViewport({ ratio: 1 });
      const over = await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(over, `words of ${tab} beyond it at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await app.getByRole("link", { name: new RegExp(words["items.tab.archive"]) }).click();
  await expect(app.getByRole("link", { name: /Gilam qizil/ })).toBeVisible();

  const visitor = await market.open(page, {
    personId: people.aziza,
    app: "market",
    theme: "dark",
    platform: "android",
    url: `/webApp/product/${link}`,
  });
  await expect(visitor.getByText(words["listing.notActive"], { exact: true })).toBeVisible();
  await expect(visitor.getByRole("button", { name: words["contact.call"] })).toHaveCount(0);
  await keepPicture(page, "contacts-7-not-active");
});

test("all tabs of one's own listings hold their words and counts of five digits on a phone, in either language", async ({
  page,
  market,
}) => {
  const counts = { active: 12_345, moderation: 23_456, rejected: 34_567, archive: 98_765 };
  await page.route("**/api/user/telegram/products/counts", (route) => route.fulfill({ json: counts }));
  for (const language of ["ru", "uz"] as const) {
    const { id } = await Member.make(market, `Ёрлиқ ${language}`, language);
    const app = await market.open(page, { personId: id, app: "market", url: "/webApp/items" });
    const tabs = app.getByRole("navigation", { name: languages[language]["items.tabs"] }).getByRole("link");
    await expect(tabs.last()).toContainText(/98.765/);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(tabs).toHaveCount(4);
      for (const tab of await tabs.all()) {
        await expect(tab).toBeInViewport({ ratio: 1 });
        const over = await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(over, `${await tab.textContent()} at ${width}, ${language}`).toBeLessThanOrEqual(0);
      }
    }
    await keepPicture(page, `contacts-tabs-${language}`);
  }
});

test("a refused phone is told in an alert; an unfinished form is a draft; back always leads out", async ({
  page,
  market,
}) => {
  test.slow();
  const words = languages.ru;
  const { id } = await Member.make(market, "Дилором");
  const app = await market.open(page, { personId: id, app: "market", url: "/webApp/items" });
  const back = page.getByRole("button", { name: "Back", exact: true });
  await app.getByRole("link", { name: words["items.post"] }).first().click();
  await app.getByLabel(words["sell.name"], { exact: true }).fill("Пианино старинное");
  await app.getByRole("button", { name: words["sell.phoneShare"] }).click();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(app.getByText(words["sell.phoneDenied"])).toBeVisible();
  await keepPicture(page, "contacts-8-denied");
  await back.click();
  await expect(app.getByText(words["sell.phoneDenied"])).toBeHidden();

  await app.locator("[data-field=categoryId]").getByRole("button").click();
  await back.click();
  await expect(app.getByRole("dialog")).toBeHidden();
  await back.click();
  await expect(app.getByText(words["sell.draftSaved"])).toBeVisible();
  await keepPicture(page, "contacts-9-draft");
  await app.getByRole("button", { name: words["sell.leave"] }).click();
  await expect(app.getByRole("heading", { name: words["items.title"] })).toBeVisible();
  await expect(app.getByText("Пианино старинное")).toBeVisible();

  await app.getByRole("link", { name: words["items.post"] }).first().click();
  await expect(app.getByText(words["sell.draftFound"])).toBeVisible();
  await app.getByRole("button", { name: words["sell.draftContinue"] }).click();
  await expect(app.getByLabel(words["sell.name"], { exact: true })).toHaveValue("Пианино старинное");
  await back.click();
  await app.getByRole("button", { name: words["sell.leave"] }).click();
  await app.getByRole("button", { name: words["draft.delete"] }).click();
  await app.getByRole("dialog").getByRole("button", { name: words["draft.delete"] }).click();
  await expect(app.getByText("Пианино старинное")).toBeHidden();
  await app.getByRole("link", { name: words["items.post"] }).first().click();
  await expect(app.getByLabel(words["sell.name"], { exact: true })).toHaveValue("");
  await expect(app.getByText(words["sell.draftFound"])).toBeHidden();
});
