import { expect, people, test } from "./support/market.ts";

interface Card {
  link: string;
  name: string;
}

test("a listing's link in the chat shows the listing and opens it", async ({ page, market }) => {
  const { data } = (await (await fetch(`${market.url}/api/telegram/products?take=1`)).json()) as {
    data: Card[];
  };
  const [card] = data;
  if (!card) throw new Error("The demo market is empty");
  await page.goto(`${market.messengerUrl}/?person=${people.timur}&chat=bot`);
  await market.act(`people/${people.timur}/start`, { payload: `product_${card.link}` });
  const chat = page.getByRole("log");
  const button = chat.locator(".inline-button").last();
  await expect(button).toBeVisible();
  await expect(chat.locator("img").last()).toBeVisible();
  await button.click();
  const app = page.frameLocator(".app-frame").frameLocator("iframe");
  await expect(app.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a category's direct link opens its listings; Back leads home", async ({ page, market }) => {
  const tree = (await (await fetch(`${market.url}/api/telegram/category`)).json()) as {
    id: number;
    name: string;
  }[];
  const [root] = tree;
  if (!root) throw new Error("There are no categories");
  const app = await market.open(page, {
    personId: people.timur,
    app: "market",
    startapp: `category_${root.id}`,
  });
  await expect(app.getByRole("main").locator('a[href*="/product/"]').first()).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(app.getByRole("heading", { name: "Интересное рядом" })).toBeVisible();
});

test("a broken link opens the first page", async ({ page, market }) => {
  const app = await market.open(page, { personId: people.timur, app: "market", startapp: "nonsense" });
  await expect(app.getByRole("heading", { name: "Интересное рядом" })).toBeVisible();
});

test("the bot answers every kind of link, and nonsense kindly", async ({ market }) => {
  for (const payload of [
    "topOnboarding",
    "category_1",
    "transaction_5",
    "invite_abcdefghijklmn",
    "group_abcdefghij",
    "ref_1",
    "chat_1",
    "product_tea-s1",
    "who-knows_what",
    "x".repeat(64),
  ]) {
    await market.act(`people/${people.priya}/start`, { payload });
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${market.messengerUrl}/sim/people/${people.priya}/chat`);
          const { messages } = (await answer.json()) as {
            messages: { text?: string; caption?: string; from: { is_bot: boolean } }[];
          };
          return messages.at(-1)?.from.is_bot;
        },
        { message: payload },
      )
      .toBe(true);
  }
});
