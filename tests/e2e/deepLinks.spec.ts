import { keepPicture } from "./support/keepPicture.ts";
import { expect, type Market, people, test } from "./support/market.ts";

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
  // A new person has no chat yet, so no other button is taken for theirs.
  const { id } = await market.act<{ id: number }>("people", { firstName: "Davron", language: "uz" });
  await page.goto(`${market.messengerUrl}/?person=${id}&chat=bot`);
  await market.act(`people/${id}/start`, { payload: `product_${card.link}` });
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

interface Said {
  message_id: number;
  text?: string;
  caption?: string;
  from: { is_bot: boolean };
  reply_markup?: { inline_keyboard: { text: string; web_app?: { url: string } }[][] };
}

/** Follows a link in the chat; the answer is what the bot says to it. */
async function follow(market: Market, personId: number, payload: string): Promise<Said> {
  const { message_id: asked } = await market.act<Said>(`people/${personId}/start`, { payload });
  const find = async () => {
    const answer = await fetch(`${market.messengerUrl}/sim/people/${personId}/chat`);
    const { messages } = (await answer.json()) as { messages: Said[] };
    return messages.findLast(({ message_id, from }) => message_id > asked && from.is_bot);
  };
  await expect.poll(find, { message: payload }).toBeDefined();
  return (await find())!;
}

test("every kind of link is answered with a picture and a way on, and nonsense kindly", async ({
  page,
  market,
}) => {
  const { id } = await market.act<{ id: number }>("people", { firstName: "Malika", language: "hi" });
  await market.act(`people/${id}/start`, {});
  await page.goto(`${market.messengerUrl}/?person=${id}&chat=bot`);
  const ask = async <T>(path: string) => (await (await fetch(market.url + path)).json()) as T;
  const [category] = await ask<{ id: number }[]>("/api/telegram/category");
  const { data } = await ask<{ data: Card[] }>("/api/telegram/products?take=1");
  const [product] = await ask<{ link: string }[]>("/api/products?take=1");
  const pictured = [
    "topOnboarding",
    `category_${category?.id}`,
    "category_hot_deals",
    "ref_1",
    `product_${data[0]?.link}`,
    `product_${product?.link}`,
  ];
  for (const payload of [...pictured, "who-knows_what"]) {
    const { text, caption, reply_markup } = await follow(market, id, payload);
    expect((text ?? caption ?? "").length, payload).toBeGreaterThan(10);
    if (payload.startsWith("product_")) expect(caption).toMatch(/[₹₽\d]/);
    expect(reply_markup?.inline_keyboard.flat().length, payload).toBeGreaterThan(0);
  }
  const pictures = page.getByRole("log").locator("img");
  await expect(pictures).toHaveCount(pictured.length);
  for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await keepPicture(page, "links-cards");
});
