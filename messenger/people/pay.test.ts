import { Bot, GrammyError } from "grammy";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTestMessenger, type TestMessenger } from "../../tests/kits/messenger/startTestMessenger.ts";

const AZIZA = 5_000_001;
const TIMUR = 5_000_002;

let tg: TestMessenger;
let bot: Bot;

async function begin(checkoutMs?: number) {
  tg = await startTestMessenger(checkoutMs === undefined ? {} : { checkoutMs });
  bot = new Bot(tg.token, { client: { apiRoot: tg.root } });
}
beforeEach(() => begin());
afterEach(async () => {
  await bot.stop();
  await tg.stop();
});

const run = () =>
  new Promise<void>((resolve) => void bot.start({ onStart: () => resolve(), allowed_updates: [] }));

const invoice = {
  title: "Coins: 50",
  description: "For promotion",
  payload: "1017",
  currency: "XTR",
  prices: [{ label: "Coins", amount: 20 }],
};
const link = async (changes: object = {}) => {
  const { title, description, payload, currency, prices } = { ...invoice, ...changes };
  const url = await bot.api.createInvoiceLink(title, description, payload, "", currency, prices);
  return url.replace("https://t.me/$", "");
};
const starsOf = async (id: number) =>
  (await tg.sim("GET", "/people")).find((person: { id: number }) => person.id === id).stars;
const pay = (person: number, body: object) => tg.sim("POST", `/people/${person}/pay`, body);
const words = (call: Promise<unknown>) =>
  call.then(
    () => "nothing",
    (error: unknown) => (error instanceof GrammyError ? error.description : String(error)),
  );

test.each([
  [{ prices: [] }, "STARS_INVOICE_INVALID"],
  [{ prices: [...invoice.prices, ...invoice.prices] }, "STARS_INVOICE_INVALID"],
  [{ prices: [{ label: "x", amount: 0 }] }, "CURRENCY_TOTAL_AMOUNT_INVALID"],
  [{ prices: [{ label: "x", amount: 1.5 }] }, "must be of type Number"],
  [{ payload: "я".repeat(65) }, "INVOICE_PAYLOAD_INVALID"],
  [{ payload: "" }, "INVOICE_PAYLOAD_INVALID"],
  [{ title: "x".repeat(33) }, "INVOICE_TITLE_INVALID"],
  [{ description: "" }, "INVOICE_DESCRIPTION_INVALID"],
  [{ currency: "UZS" }, "CURRENCY_INVALID"],
])("an invoice like %j is refused", async (changes, refusal) => {
  expect(await words(link(changes))).toContain(`Bad Request`);
  expect(await words(link(changes))).toContain(refusal);
});

test("a slug may end in signs that only a careful reader takes for a part of it", async () => {
  expect(await link()).toMatch(/^[\w-]{22}==$/);
});

test("a provider's token and a stray pay button are refused", async () => {
  const withToken = await tg.call("createInvoiceLink", { ...invoice, provider_token: "1:TEST" });
  expect(withToken.body.description).toBe("Bad Request: PAYMENT_PROVIDER_INVALID");
  const stray = {
    inline_keyboard: [
      [
        { text: "a", callback_data: "a" },
        { text: "Pay", pay: true },
      ],
    ],
  };
  expect((await tg.call("sendInvoice", { ...invoice, chat_id: AZIZA, reply_markup: stray })).status).toBe(
    400,
  );
  const inText = {
    chat_id: AZIZA,
    text: "x",
    reply_markup: { inline_keyboard: [[{ text: "Pay", pay: true }]] },
  };
  expect((await tg.call("sendMessage", inText)).status).toBe(400);
});

test("a link is paid several times and by anyone, each time with an id of its own", async () => {
  const heard: string[] = [];
  bot.on("pre_checkout_query", (ctx) => ctx.answerPreCheckoutQuery(true));
  bot.on("message:successful_payment", (ctx) => {
    heard.push(ctx.msg.successful_payment.telegram_payment_charge_id);
    expect(ctx.msg.successful_payment).toMatchObject({
      currency: "XTR",
      total_amount: 20,
      invoice_payload: "1017",
    });
  });
  await run();
  const slug = await link();
  const paid = [await pay(AZIZA, { slug }), await pay(AZIZA, { slug }), await pay(TIMUR, { slug })];
  expect(paid.map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
  await vi.waitFor(() => expect(heard).toEqual(paid.map(({ chargeId }) => chargeId)), { timeout: 10_000 });
  expect(new Set(heard).size).toBe(3);
  expect([await starsOf(AZIZA), await starsOf(TIMUR)]).toEqual([2460, 2480]);
  expect(await bot.api.getMyStarBalance()).toEqual({ amount: 60 });
  const { transactions } = await bot.api.getStarTransactions({ offset: 1, limit: 1 });
  expect(transactions).toMatchObject([{ id: heard[1], amount: 20, source: { invoice_payload: "1017" } }]);
});

test("an invoice in the chat is paid once, and shows so", async () => {
  bot.on("pre_checkout_query", (ctx) => ctx.answerPreCheckoutQuery(true));
  await run();
  const { title, description, payload, currency, prices } = invoice;
  const sent = await bot.api.sendInvoice(AZIZA, title, description, payload, currency, prices);
  expect(sent.invoice).toMatchObject({ title, total_amount: 20, currency: "XTR" });
  const message = sent.message_id;
  expect(await pay(AZIZA, { message })).toMatchObject({ status: "paid" });
  await expect(pay(AZIZA, { message })).rejects.toThrow("has been paid");
  const { messages } = await tg.sim("GET", `/people/${AZIZA}/chat`);
  expect(messages[0]).toMatchObject({ isPaid: true });
  expect(messages[1]).toMatchObject({ successful_payment: { total_amount: 20 } });
});

test("a refusal of the bot is told and costs nothing", async () => {
  bot.on("pre_checkout_query", (ctx) => ctx.answerPreCheckoutQuery(false, "Too late"));
  await run();
  expect(await pay(AZIZA, { slug: await link() })).toMatchObject({ status: "failed", error: "Too late" });
  expect(await starsOf(AZIZA)).toBe(2500);
});

test("without an answer in its time it fails, and the answer comes too late", async () => {
  await tg.stop();
  await begin(100);
  let id = "";
  bot.on("pre_checkout_query", (ctx) => {
    id = ctx.preCheckoutQuery.id;
  });
  await run();
  expect(await pay(AZIZA, { slug: await link() })).toMatchObject({ status: "failed" });
  expect(await words(bot.api.answerPreCheckoutQuery(id, true))).toBe(
    "Bad Request: query is too old and response timeout expired or query ID is invalid",
  );
  expect(await starsOf(AZIZA)).toBe(2500);
});

test("Stars can be added, and must suffice", async () => {
  const slug = await link({ prices: [{ label: "x", amount: 3000 }] });
  await expect(pay(AZIZA, { slug })).rejects.toThrow("Not enough Stars");
  await tg.sim("POST", `/people/${AZIZA}/stars`, { amount: 500 });
  expect(await starsOf(AZIZA)).toBe(3000);
  await expect(tg.sim("POST", `/people/${AZIZA}/stars`, { amount: -3001 })).rejects.toThrow("400");
  await expect(pay(AZIZA, { slug: "nothing" })).rejects.toThrow("404");
});

test("a payment is given back once, which the chat and the bot hear", async () => {
  const refunds: unknown[] = [];
  bot.on("pre_checkout_query", (ctx) => ctx.answerPreCheckoutQuery(true));
  bot.on("message:refunded_payment", (ctx) => {
    refunds.push(ctx.msg.refunded_payment.telegram_payment_charge_id);
  });
  await run();
  const { chargeId } = await pay(AZIZA, { slug: await link() });
  expect(await words(bot.api.refundStarPayment(TIMUR, chargeId))).toContain("CHARGE_NOT_FOUND");
  expect(await words(bot.api.refundStarPayment(1, chargeId))).toContain("USER_ID_INVALID");
  expect(await words(bot.api.refundStarPayment(AZIZA, ""))).toContain("CHARGE_ID_EMPTY");
  expect(await bot.api.refundStarPayment(AZIZA, chargeId)).toBe(true);
  expect(await words(bot.api.refundStarPayment(AZIZA, chargeId))).toContain("CHARGE_ALREADY_REFUNDED");
  await vi.waitFor(() => expect(refunds).toEqual([chargeId]), { timeout: 10_000 });
  expect([await starsOf(AZIZA), (await bot.api.getMyStarBalance()).amount]).toEqual([2500, 0]);
  const { transactions } = await bot.api.getStarTransactions();
  expect(transactions.map(({ id }) => id)).toEqual([chargeId, chargeId]);
  expect(transactions[1]).toMatchObject({ receiver: { type: "user", user: { id: AZIZA } } });
});
