import type { Page } from "@playwright/test";
import { findBarriers } from "./support/expectAccessible.ts";
import { lookAround, lookAt } from "./support/lookAround.ts";
import { appIn, expect, people, test } from "./support/market.ts";
import { Member } from "./support/member.ts";
import { openBotChat } from "./support/openBotChat.ts";
import { makeSeller } from "./support/promoting.ts";
import { words as languages } from "./support/words.ts";

const log = (page: Page) => page.getByRole("log");
const field = (page: Page) => page.getByRole("textbox", { name: "Message" });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

test("what axe is asked here it finds: faults in an app's frame, in any colours", async ({
  page,
  market,
}) => {
  const app = await market.open(page, { personId: people.timur, app: "market", url: "/webApp/profile" });
  await expect(app.getByText(languages.ru["profile.language"])).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await app.locator("main").evaluate((main) => {
    main.insertAdjacentHTML("beforeend", '<input id="unnamed"><button id="mute"></button><img src="/x.png">');
    const fading = "@keyframes fade { from { opacity: 0.05 } } #fading { animation: fade 60s }";
    main.insertAdjacentHTML(
      "beforeend",
      `<style>${fading}</style><p id="fading">black or white soon</p>
      <p id="faint" style="color: #888; background: #999">too faint</p>
      <p id="nightly" style="color: #333">black on black at night</p>
      <p id="daily" style="color: #eee">white on white by day</p>`,
    );
  });
  const found = (await findBarriers(page, { others: ["dark", "blue"] })).map((text) =>
    text.split(":").slice(0, 2).join(),
  );
  expect(found.sort()).toEqual([
    ...Array(2).fill("dark, color-contrast at #faint"),
    ...Array(2).fill("dark, color-contrast at #nightly"),
    "light, button-name at #mute",
    "light, color-contrast at #daily",
    "light, color-contrast at #faint",
    "light, image-alt at img",
    "light, label at #unnamed",
  ]);
});

test("axe finds nothing in chats of the messenger", async ({ page, market }) => {
  test.slow();
  await page.goto(market.messengerUrl);
  await lookAt(page, "messenger-people", page.getByRole("button", { name: /Priya/ }));

  await page.goto(`${market.messengerUrl}/?person=${people.timur}&chat=${people.aziza}`);
  await field(page).pressSequentially("@bozor_bot диван");
  await lookAt(page, "messenger-inline", page.getByRole("option").filter({ hasText: /диван|divan/i }));
  await field(page).fill("@bozor_bot qqzzxxwwvv");
  const nothing = page.getByRole("button", { name: /Ничего нет/ });
  await lookAt(page, "messenger-inline-nothing", nothing);

  await openBotChat(page, market, people.timur);
  await write(page, "/help");
  // Named in full: other buttons with a magnifying glass may stand in his chat already.
  await log(page).locator(".inline-button", { hasText: "Показать товар в любом чате" }).last().click();
  await lookAt(page, "messenger-choose-chat", page.getByRole("dialog", { name: "Choose a chat" }));

  const member = await Member.make(market, "Малика");
  await openBotChat(page, market, member.id);
  await write(page, "/mute");
  await log(page).locator(".inline-button", { hasText: "Избранное подешевело" }).last().click();
  const muted = log(page).locator(".inline-button", { hasText: "🔕 Избранное подешевело" });
  await lookAt(page, "messenger-mute", muted);
  await write(page, "/privacy");
  await lookAt(
    page,
    "messenger-privacy",
    log(page).locator(".inline-button", { hasText: "Удалить аккаунт" }),
  );
  await write(page, "/coins");
  await log(page).locator(".inline-button", { hasText: /50/ }).first().click();
  await page.getByRole("button", { name: /^Pay/ }).last().press("Enter");
  await lookAt(page, "messenger-stars", page.getByRole("dialog", { name: "Confirm your purchase" }));
});

test("axe finds nothing in an admin's chat with the bot", async ({ page, market }) => {
  const name = `Жасур ${Date.now().toString(36)}`;
  const person = await Member.make(market, name);
  await openBotChat(page, market, people.admin);
  await write(page, `/find ${name}`);
  await log(page)
    .getByRole("button", { name: `👤 ${name}` })
    .last()
    .click();
  await lookAt(
    page,
    "messenger-person",
    log(page)
      .getByText(new RegExp(`Telegram ${person.id}`))
      .last(),
  );
  await write(page, "/broadcast");
  await expect(log(page).getByText("Отправьте сообщение для всех").last()).toBeVisible();
  await write(page, `Скидки ${name}`);
  await lookAt(page, "messenger-broadcast", log(page).getByText(`Для всех: Скидки ${name}`).last());
  await write(page, "/cancel");
});

test("axe finds nothing around an app, on pay pages, and outside of Telegram", async ({ page, market }) => {
  test.slow();
  const { seller, id } = await makeSeller(market, "Велосипед дорожный", "ru");
  await market.open(page, { personId: seller.id, app: "market" });
  await expect(appIn(page).getByRole("article").first()).toBeVisible();
  await lookAt(page, "messenger-app", page.getByRole("button", { name: "Close" }), true);

  const { TopUp } = await seller.call<{ TopUp: { id: number } }>("GET", "/api/telegram/available-features");
  const wish = { paymentSystem: "payme", productId: id, featureIds: [TopUp.id] };
  const { link } = await seller.call<{ link: string }>("POST", "/api/user/telegram/transactions", wish);
  await page.goto(`${link}&person=${seller.id}`);
  await lookAt(page, "pay-page", page.getByRole("button", { name: /^Pay \d/ }));
  await page.getByRole("button", { name: /^Answer lost/ }).click();
  const call = page.locator("details", { hasText: /^PerformTransaction/ }).first();
  await call.locator("summary").press("Enter");
  await lookAt(page, "pay-page-paid", call.getByRole("heading", { name: "Its answer, which never arrived" }));
  await page.goto(`${market.messengerUrl}/pay/payme/bT1vdGhlcjthYy5vcmRlcl9pZD0xO2E9NTAw`);
  await lookAt(page, "pay-page-refused", page.getByRole("heading", { name: "This payment isn't possible" }));

  await page.goto(`${market.url}/webApp?lng=ru`);
  const first = page.getByRole("main").locator('a[href*="/product/"]').first();
  await first.click();
  await lookAround(
    page,
    [{ name: "outside-listing", shows: (shown) => shown.getByRole("link", { name: "Открыть в Telegram" }) }],
    false,
  );
});
