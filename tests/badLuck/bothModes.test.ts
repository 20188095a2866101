import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Api } from "grammy";
import Koa from "koa";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { number, rows } from "#db/rows.ts";
import { errors } from "../../api/middleware/errors.ts";
import { telegramWebhook } from "../../api/routes/telegramWebhook.ts";
import { startBot } from "../../bot/main.ts";
import { config } from "../../config/env.ts";
import { readBalance } from "../../core/money/ledger/readBalance.ts";
import { buyCoins } from "../../core/money/payments/beginPurchase.ts";
import { createSendLimiter } from "../../core/platform/outbox/sendLimiter.ts";
import { Transaction } from "../../db/models/Transaction.ts";
import { sendOutbox } from "../../worker/outbox.ts";
import { buildCodeLink } from "../codeLinks.ts";
import { buildListing, buildUser } from "../factories.ts";
import { startTestMessenger, type TestMessenger } from "../kits/messenger/startTestMessenger.ts";
import { sellServices } from "../moneyFactories.ts";

interface Said {
  message_id: number;
  text?: string;
  from: { is_bot: boolean };
  reply_markup?: { inline_keyboard: { text: string }[][] };
}

let tg: TestMessenger;
let balancer: Server;
/** How many updates each of the two API processes was brought. */
const brought = [0, 0];
const usual = { ...config };

beforeAll(async () => {
  tg = await startTestMessenger({ botToken: config.BOT_TOKEN });
  await sellServices();
  const apis = [0, 1].map(() => {
    const app = new Koa().use(errors as never).use(telegramWebhook.routes() as never);
    return app.callback();
  });
  let turn = 0;
  balancer = createServer((request, response) => {
    turn = 1 - turn;
    brought[turn]! += 1;
    void apis[turn]!(request, response);
  });
  await new Promise<void>((resolve) => balancer.listen(0, "127.0.0.1", resolve));
  const { port } = balancer.address() as AddressInfo;
  Object.assign(config, { BOT_API_ROOT: tg.root, PUBLIC_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await tg.stop();
  balancer.closeAllConnections();
  balancer.close();
  Object.assign(config, usual);
});

const waitingSql = `
  select (select count(*) from bot_updates where done_at is null)::int
    + (select count(*) from outbox where status = 'queued')::int as count`;

/** Until nothing is on its way, at Telegram, in the database or to a chat. */
async function settle(): Promise<void> {
  let quiet = 0;
  await vi.waitFor(
    async () => {
      const { pendingUpdates } = await tg.sim("GET", "/bot");
      const [row] = await rows({ count: number }, waitingSql);
      quiet = pendingUpdates + row!.count === 0 ? quiet + 1 : 0;
      expect(quiet).toBeGreaterThan(3);
    },
    { timeout: 60_000, interval: 60 },
  );
}

const messagesOf = async (id: number): Promise<Said[]> =>
  (await tg.sim("GET", `/people/${id}/chat`)).messages;

/** Returns the bot's words to a person, in their order. */
async function read(id: number) {
  const messages = (await messagesOf(id)).filter(({ from }) => from.is_bot);
  return messages.map(({ text, reply_markup }) => ({
    // Receipts are numbered through.
    text: text?.replace(/(Receipt no\. )\d+/, "$1…"),
    buttons: reply_markup?.inline_keyboard.flat().map((button) => button.text) ?? [],
  }));
}

async function makePerson(firstName: string, language: string) {
  const person = await tg.sim("POST", "/people", { firstName, language });
  const act = (path: string, body: object = {}) => tg.sim("POST", `/people/${person.id}/${path}`, body);
  const user = await buildUser({
    telegramId: person.id,
    firstName,
    lastName: null,
    username: null,
    language: "ru",
  });
  return { id: person.id as number, act, user };
}

/** Buys a pack of coins for Stars, while each update of it comes twice; the bot agrees first, and is told then. */
async function payInStars({ id, act, user }: Awaited<ReturnType<typeof makePerson>>) {
  const { id: transactionId, link, coins } = await buyCoins(user.id, 1);
  await tg.sim("POST", "/faults", { delivery: "duplicate", times: 2 });
  const paid = await act("pay", { slug: link.replace("https://t.me/$", "") });
  await settle();
  const { status } = await Transaction.findByPk(transactionId, { rejectOnEmpty: true });
  const { stars } = (await tg.sim("GET", "/people")).find((person: { id: number }) => person.id === id);
  return { outcome: paid.status, status, isGiven: (await readBalance(user.id)) === coins, stars };
}

/** Two people, one listing, and a Telegram that repeats, loses and hurries. */
async function playStory() {
  const buyer = await makePerson("Nodir", "ru");
  const seller = await makePerson("Malika", "ru");
  const listing = await buildListing({ ownerId: seller.user.id, name: "Самовар" });
  await seller.act("start");
  await buyer.act("start", { payload: `product_${listing.link}` });
  await settle();

  await tg.sim("POST", "/faults", { delivery: "duplicate", times: 2 });
  await buyer.act("start", { payload: `chat_${listing.id}` });
  await settle();
  await tg.sim("POST", "/faults", { delivery: "drop", times: 2 });
  for (const text of ["один", "два", "три"]) await buyer.act("text", { text });
  await settle();

  const last = (await messagesOf(seller.id)).findLast(({ from }) => from.is_bot)!;
  await seller.act("text", { text: "да", replyTo: last.message_id });
  await settle();
  // A press and words of one chat come by different ways, and mean different things in another order.
  await buyer.act("text", { text: "/language" });
  await settle();
  await tg.sim("POST", "/faults", { delivery: "duplicate", times: 3 });
  await buyer.act("press", { data: "language:en" });
  await buyer.act("text", { text: "/help" });
  await buyer.act("start", { payload: await buildCodeLink() });
  await buyer.act("text", { text: "not a contact" });
  await buyer.act("contact");
  await settle();
  await seller.act("block");
  await buyer.act("text", { text: "четыре" });
  await settle();
  await tg.sim("DELETE", "/faults");
  const payment = await payInStars(buyer);
  return { payment, buyer: await read(buyer.id), seller: await read(seller.id) };
}

/** Two bots and a worker, for as long as the story lasts. */
async function play(usesWebhook: boolean) {
  Object.assign(config, { usesWebhook });
  const bots = [await startBot(), await startBot()];
  const stopping = new AbortController();
  const sending = sendOutbox(
    new Api(config.BOT_TOKEN, { apiRoot: tg.root }),
    createSendLimiter(),
    stopping.signal,
  );
  await vi.waitFor(async () => expect((await tg.sim("GET", "/bot")).webhook !== null).toBe(usesWebhook), {
    timeout: 10_000,
  });
  try {
    return await playStory();
  } finally {
    stopping.abort();
    await Promise.all([sending, ...bots.map((bot) => bot.stop())]);
  }
}

const updates = () =>
  rows(
    { count: number, errors: number },
    "select count(*)::int as count, count(error)::int as errors from bot_updates",
  );

test("by polling and by webhook the same story leaves the same chats, each update worked off once", async () => {
  const polled = await play(false);
  expect(brought).toEqual([0, 0]);
  const [afterPolling] = await updates();
  const hooked = await play(true);
  const [afterBoth] = await updates();

  expect(hooked).toEqual(polled);
  expect(polled.payment).toMatchObject({ outcome: "paid", status: "Paid", isGiven: true });
  expect(Math.min(...brought)).toBeGreaterThan(0);
  expect(afterBoth).toEqual({ count: afterPolling!.count * 2, errors: 0 });

  const heard = polled.seller.map(({ text }) => text ?? "");
  const words = heard.flatMap((text) => /один|два|три|четыре/.exec(text)?.[0] ?? []);
  expect(words).toEqual(["один", "два", "три"]);
  const answers = polled.buyer.map(({ text }) => text ?? "");
  expect(answers.filter((text) => text.includes("да")).length).toBeGreaterThan(0);
  expect(new Set(answers).size).toBeGreaterThan(6);
}, 120_000);

test("a stranger's update is refused at either API process", async () => {
  for (const headers of [{}, { "X-Telegram-Bot-Api-Secret-Token": "guess" }]) {
    const answer = await fetch(`${config.PUBLIC_URL}/api/telegram/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ update_id: 1, message: { chat: { id: 1 }, text: "x" } }),
    });
    expect(answer.status).toBe(401);
  }
});
