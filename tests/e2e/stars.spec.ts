import type { Page } from "@playwright/test";
import { appIn, expect, type Market, people, test } from "./support/market.ts";

interface Said {
  message_id: number;
  invoice?: object;
}
const chatOf = async (market: Market, person: number): Promise<Said[]> => {
  const answer = await fetch(`${market.messengerUrl}/sim/people/${person}/chat`);
  return ((await answer.json()) as { messages: Said[] }).messages;
};

/** Asks the bot for the smallest pack; the answer is the message of its invoice. */
async function askForPack(market: Market, person: number): Promise<Said> {
  await market.act(`people/${person}/start`, {});
  const { length: before } = await chatOf(market, person);
  await market.act(`people/${person}/text`, { text: "/coins" });
  // The greeting may still be on its way: what is waited for is the message that offers packs.
  const answers = async () => JSON.stringify((await chatOf(market, person)).slice(before));
  await expect.poll(answers).toContain('"coins:1"');
  await market.act(`people/${person}/press`, { data: "coins:1" });
  const last = async () => (await chatOf(market, person)).at(-1);
  await expect.poll(async () => (await last())?.invoice !== undefined).toBe(true);
  const invoice = await last();
  if (!invoice) throw new Error("No invoice came");
  return invoice;
}

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Confirm your purchase" });

test("coins are bought in the chat by keyboard, and the bot says that they came", async ({
  page,
  market,
}) => {
  await askForPack(market, people.timur);
  await page.goto(`${market.messengerUrl}/?person=${people.timur}&chat=bot`);
  await page.getByRole("button", { name: /^Pay/ }).last().press("Enter");
  await expect(sheetOf(page)).toContainText("Монеты: 50");
  await page.getByRole("button", { name: /Confirm and pay 20 Stars/ }).press("Enter");
  await expect(sheetOf(page)).toBeHidden();
  const log = page.getByRole("log");
  await expect(log.getByText("⭐ You paid 20 Stars").last()).toBeVisible();
  await expect(log.getByText("Монеты зачислены: 50").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Receipt" }).last()).toBeVisible();
});

test("a mini-app hears once how each invoice was left", async ({ page, market }) => {
  const { message_id } = await askForPack(market, people.aziza);
  const invoiceUrl = `${market.messengerUrl}/sim/people/${people.aziza}/invoice?message=${message_id}`;
  const { slug } = (await (await fetch(invoiceUrl)).json()) as { slug: string };
  await market.open(page, { personId: people.aziza, app: "market" });
  const body = appIn(page).locator("body");
  await body.getByRole("button").first().waitFor();

  await body.evaluate(`window.addEventListener("message", ({ data }) => {
    const { eventType, eventData } = typeof data === "string" ? JSON.parse(data) : {};
    const { dataset } = document.body;
    if (eventType === "invoice_closed") dataset.closed = (dataset.closed ?? "") + " " + eventData.status;
  })`);
  const open = (name: string) => {
    const message = JSON.stringify({ eventType: "web_app_open_invoice", eventData: { slug: name } });
    return body.evaluate(`window.parent.postMessage(${JSON.stringify(message)}, "*")`);
  };

  await open("nothing");
  await expect(body).toHaveAttribute("data-closed", " failed");
  await open(slug);
  await expect(sheetOf(page)).toBeVisible();
  await open(slug);
  await page.keyboard.press("Escape");
  await expect(body).toHaveAttribute("data-closed", " failed cancelled");
  await open(slug);
  await page.getByRole("button", { name: /Confirm and pay/ }).click();
  await expect(sheetOf(page)).toBeHidden();
  await expect(body).toHaveAttribute("data-closed", " failed cancelled paid");
});
