import { Bot } from "grammy";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { startBot } from "../bot/main.ts";
import { config } from "../config/env.ts";
import { checkNightly } from "../core/desk/figures/checkNightly.ts";
import { promoteWithCoins } from "../core/market/promotions/promoteWithCoins.ts";
import { checkLedger } from "../core/money/ledger/checkLedger.ts";
import { readBalance } from "../core/money/ledger/readBalance.ts";
import { buyCoins, buyPromotion } from "../core/money/payments/beginPurchase.ts";
import { refundByHand } from "../core/money/payments/refundByHand.ts";
import { resolveSurplus } from "../core/money/payments/resolveSurplus.ts";
import { receiveStars } from "../core/money/stars/receive.ts";
import { reconcileStars } from "../core/money/stars/reconcileStars.ts";
import { refundCharges } from "../core/money/stars/refundCharges.ts";
import { claimUpdates } from "../core/platform/updates/claimUpdates.ts";
import { storeUpdate } from "../core/platform/updates/storeUpdate.ts";
import { OutboxMessage } from "../db/models/OutboxMessage.ts";
import { ProviderPayment } from "../db/models/ProviderPayment.ts";
import { Transaction } from "../db/models/Transaction.ts";
import { User } from "../db/models/User.ts";
import { sequelize } from "../db/sequelize.ts";
import { startSchedule } from "../worker/schedule.ts";
import { buildListing } from "./factories.ts";
import { startTestMessenger } from "./kits/messenger/startTestMessenger.ts";
import { findOffer, sellServices } from "./moneyFactories.ts";

// The market's bot, worker and rules beside the stand-in for Telegram, over HTTP.
const tg = await startTestMessenger();
Object.assign(config, { BOT_API_ROOT: tg.root, BOT_TOKEN: tg.token, usesWebhook: false });
await sellServices();
let bot = await startBot();
const worker = startSchedule();

afterAll(async () => {
  await bot.stop();
  await worker.stop();
  await tg.stop();
});

interface Person {
  telegramId: number;
  id: number;
}
let person: Person;
/** A person of Telegram who has met the bot, with 2,500 Stars. */
async function meet(): Promise<Person> {
  const { id: telegramId } = await tg.sim("POST", "/people", { firstName: "Лола", language: "ru" });
  await tg.sim("POST", `/people/${telegramId}/start`);
  const user = await vi.waitFor(
    async () => User.findOne({ where: { telegramId }, rejectOnEmpty: true }),
    5000,
  );
  return { telegramId, id: user.id };
}
beforeEach(async () => {
  person = await meet();
});

const starsOf = async ({ telegramId }: Person): Promise<number> =>
  (await tg.sim("GET", "/people")).find(({ id }: { id: number }) => id === telegramId).stars;
const pay = (
  { telegramId }: Person,
  body: object,
): Promise<{ status: string; error: string; chargeId: string }> =>
  tg.sim("POST", `/people/${telegramId}/pay`, body);
const slugOf = (link: string) => link.replace("https://t.me/$", "");
const eventually = <Result>(check: () => Promise<Result>) =>
  vi.waitFor(check, { timeout: 10_000, interval: 20 });
const statusOf = async (id: number) => (await Transaction.findByPk(id))?.status;

/** A pack of 50 coins for 20 Stars or whatever it costs, with the slug of its invoice. */
async function begin(who: Person = person) {
  const { id, link, coins, stars } = await buyCoins(who.id, 1);
  return { id, slug: slugOf(link), coins, stars: stars ?? 0 };
}
async function beginAndPay() {
  const begun = await begin();
  const { chargeId } = await pay(person, { slug: begun.slug });
  await eventually(async () => expect(await statusOf(begun.id)).toBe("Paid"));
  return { ...begun, chargeId };
}
const isClean = async () => {
  expect((await checkLedger()).faults).toEqual([]);
  expect((await reconcileStars())?.faults).toEqual([]);
};

test("a pack is bought by a link from the app", async () => {
  const { slug, coins, stars, id } = await begin();
  expect(await pay(person, { slug })).toMatchObject({ status: "paid" });
  await eventually(async () => expect(await readBalance(person.id)).toBe(coins));
  expect(await statusOf(id)).toBe("Paid");
  expect(await starsOf(person)).toBe(2500 - stars);
  expect(await OutboxMessage.count({ where: { cause: `paid:${id}` } })).toBe(1);
  await isClean();
});

test("a pack is chosen and bought in the chat", async () => {
  const at = `/people/${person.telegramId}`;
  const chat = () => tg.sim("GET", `${at}/chat`);
  const last = async () => (await chat()).messages.at(-1);
  await tg.sim("POST", `${at}/text`, { text: "/balance" });
  await eventually(async () => expect((await last()).text).toContain("0"));
  await tg.sim("POST", `${at}/press`, { data: "coins" });
  await eventually(async () => expect((await last()).reply_markup.inline_keyboard.length).toBeGreaterThan(4));
  await tg.sim("POST", `${at}/press`, { data: "coins:1" });
  await eventually(async () => expect((await last()).invoice).toMatchObject({ currency: "XTR" }));
  const { message_id: message } = await last();
  expect(await pay(person, { message })).toMatchObject({ status: "paid" });
  await eventually(async () => expect(await readBalance(person.id)).toBe(50));
  await isClean();
});

test("whoever isn't asked to pay, or too late, is refused before Stars are taken", async () => {
  const other = await meet();
  const { slug, id } = await begin(other);
  expect(await pay(person, { slug })).toEqual({
    status: "failed",
    slug,
    error: "Этот счёт выставлен другому человеку.",
  });
  await Transaction.update({ status: "Expired", closedAt: new Date() }, { where: { id } });
  expect(await pay(other, { slug })).toMatchObject({
    status: "failed",
    error: expect.stringContaining("счёт закрыт"),
  });
  expect([await starsOf(person), await starsOf(other)]).toEqual([2500, 2500]);
});

test("what can't be had any more isn't paid", async () => {
  const listing = await buildListing({ ownerId: person.id });
  const offer = await findOffer("TopUp");
  const { link, id } = await buyPromotion(person.id, {
    paymentSystem: "stars",
    productId: listing.id,
    featureIds: [offer.id],
  });
  await listing.update({ status: "closed" });
  expect(await pay(person, { slug: slugOf(link) })).toMatchObject({ status: "failed" });
  await listing.update({ status: "active" });
  expect(await pay(person, { slug: slugOf(link) })).toMatchObject({ status: "paid" });
  await eventually(async () => expect(await statusOf(id)).toBe("Paid"));
  await isClean();
});

/** Pays while our bot is away and another process of it agrees to everything; the updates of the money are left to ours. */
async function payMeanwhile(...slugs: string[]): Promise<string[]> {
  await bot.stop();
  const plain = new Bot(tg.token, { client: { apiRoot: tg.root } });
  const paying = Promise.all(slugs.map((slug) => pay(person, { slug })));
  const queries = await eventually(async () => {
    const updates = await plain.api.getUpdates();
    expect(updates.filter((update) => update.pre_checkout_query)).toHaveLength(slugs.length);
    return updates;
  });
  await plain.api.getUpdates({ offset: queries.at(-1)!.update_id + 1 });
  for (const { pre_checkout_query: query } of queries) {
    if (query) await plain.api.answerPreCheckoutQuery(query.id, true);
  }
  return (await paying).map(({ chargeId }) => chargeId);
}

test("paid twice: one payment is credited, the other is given back by itself", async () => {
  const { slug, id, coins, stars } = await begin();
  const charges = await payMeanwhile(slug, slug);
  expect(new Set(charges).size).toBe(2);
  expect(await starsOf(person)).toBe(2500 - 2 * stars);
  bot = await startBot();
  await eventually(async () => expect(await starsOf(person)).toBe(2500 - stars));
  const states = async () =>
    (await ProviderPayment.findAll({ where: { transactionId: id }, order: ["state"] })).map(
      ({ state, resolution }) => [state, resolution],
    );
  await eventually(async () =>
    expect(await states()).toEqual([
      ["performed", null],
      ["surplus", "returned"],
    ]),
  );
  expect(await readBalance(person.id)).toBe(coins);
  expect(await OutboxMessage.count({ where: { userId: person.id, status: "queued" } })).toBeGreaterThan(0);
  await isClean();
});

test("a surplus is either given back or credited, however close together both are decided", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    person = await meet();
    const { slug, id, coins, stars } = await begin();
    await payMeanwhile(slug, slug);
    bot = await startBot();
    const where = { transactionId: id, state: "surplus" as const };
    const surplus = await eventually(() => ProviderPayment.findOne({ where, rejectOnEmpty: true }));
    const resolving = {
      paymentId: surplus.id,
      resolution: "credited" as const,
      adminId: null,
      note: "asked for",
    };
    await Promise.allSettled([resolveSurplus(resolving), refundCharges(), refundCharges()]);
    await eventually(async () => expect((await surplus.reload()).resolution).not.toBeNull());
    await refundCharges();
    const isCredited = surplus.resolution === "credited";
    expect(await readBalance(person.id)).toBe(isCredited ? 2 * coins : coins);
    expect(await starsOf(person)).toBe(2500 - (isCredited ? 2 : 1) * stars);
    await isClean();
  }
});

test("Stars that came for nothing of ours go back", async () => {
  const plain = new Bot(tg.token, { client: { apiRoot: tg.root } });
  const prices = [{ label: "x", amount: 5 }];
  const slug = slugOf(await plain.api.createInvoiceLink("x", "x", "nothing", "", "XTR", prices));
  expect(await pay(person, { slug })).toMatchObject({ status: "failed" });
  await payMeanwhile(slug);
  expect(await starsOf(person)).toBe(2495);
  bot = await startBot();
  await eventually(async () => expect(await starsOf(person)).toBe(2500));
  await isClean();
});

test("a process that died between the money stored and worked off credits it once", async () => {
  const { slug, id, coins } = await begin();
  const [chargeId = ""] = await payMeanwhile(slug);
  const plain = new Bot(tg.token, { client: { apiRoot: tg.root } });
  const updates = await plain.api.getUpdates();
  const [money] = updates.filter(({ message }) => message?.successful_payment);
  for (const again of [money!, { ...money!, update_id: money!.update_id + 1_000_000 }]) {
    await storeUpdate({ ...again });
    // Claimed once, done or not, and never finished.
    await claimUpdates(1, { isPayment: true });
    await sequelize.query("update bot_updates set claimed_until = now() - interval '1 second'");
  }
  const { invoice_payload: payload, currency, total_amount: amount } = money!.message!.successful_payment!;
  const { telegramId } = person;
  await receiveStars({ chargeId, telegramId, payload, currency, amount, paidAt: new Date() });
  bot = await startBot();
  const waiting = async () => {
    const [rows] = await sequelize.query("select 1 from bot_updates where done_at is null");
    return rows.length;
  };
  await eventually(async () => expect(await waiting()).toBe(0));
  expect(await readBalance(person.id)).toBe(coins);
  expect(await ProviderPayment.count({ where: { transactionId: id } })).toBe(1);
  await isClean();
});

test("an admin's refund takes the coins and gives the Stars back; Telegram's word on it changes nothing more", async () => {
  const { id, chargeId } = await beginAndPay();
  await refundByHand(id, null);
  expect([await readBalance(person.id), await statusOf(id)]).toEqual([0, "Refunded"]);
  await eventually(async () => expect(await starsOf(person)).toBe(2500));
  const payment = (await ProviderPayment.findOne({ where: { externalId: chargeId } }))!;
  await eventually(async () => expect((await payment.reload()).details).toMatchObject({ refund: "done" }));
  await expect(refundByHand(id, null)).rejects.toMatchObject({ code: "payment_closed" });
  await isClean();
});

test("a refund whose answer was lost is done, and one that fails is tried again", async () => {
  const { id, chargeId } = await beginAndPay();
  await tg.sim("POST", "/faults", { method: "refundStarPayment", status: 500, times: 1 });
  await refundByHand(id, null);
  const payment = (await ProviderPayment.findOne({ where: { externalId: chargeId } }))!;
  await eventually(async () => expect((await payment.reload()).details).toMatchObject({ tries: 1 }));
  expect(await refundCharges()).toBe(0);
  expect(payment.details).toMatchObject({ refund: "due", retryAt: expect.any(String) });
  // Meanwhile it was done, and the answer got lost.
  await tg.call("refundStarPayment", { user_id: person.telegramId, telegram_payment_charge_id: chargeId });
  await payment.update({ details: { telegramId: person.telegramId, refund: "due" } });
  await refundCharges();
  expect((await payment.reload()).details).toMatchObject({ refund: "done" });
  expect(await starsOf(person)).toBe(2500);
  await isClean();
});

test("Telegram gives back what is spent already: the balance stays at 0 and the admins hear of the loss", async () => {
  const { id, chargeId, coins } = await beginAndPay();
  const { id: listingId } = await buildListing({ ownerId: person.id });
  const offer = await findOffer("TopUp");
  await promoteWithCoins({ userId: person.id, listingId, featureIds: [offer.id] });
  const admin = await meet();
  await User.update({ isAdmin: true }, { where: { id: admin.id } });
  await expect(refundByHand(id, null)).rejects.toMatchObject({ code: "not_enough_coins" });
  await tg.call("refundStarPayment", { user_id: person.telegramId, telegram_payment_charge_id: chargeId });
  await eventually(async () => expect(await statusOf(id)).toBe("Refunded"));
  expect(await readBalance(person.id)).toBe(0);
  const told = await OutboxMessage.findOne({ where: { cause: `refund-loss:${id}:to:${admin.id}` } });
  expect(told?.message).toMatchObject({ text: { values: { coins: Math.min(offer.cost, coins) } } });
  await User.update({ isAdmin: false }, { where: { id: admin.id } });
  await isClean();
});

test("reconciling finds money that we don't know and money that Telegram doesn't know", async () => {
  const { id, chargeId } = await beginAndPay();
  await sequelize.query(
    "update provider_payments set external_id = 'lost', created_at = now() - interval '1 hour' where external_id = $chargeId",
    { bind: { chargeId } },
  );
  const hourLater = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);
  const report = await reconcileStars();
  hourLater.mockRestore();
  expect(report?.faults).toEqual([
    expect.stringContaining("(lost) isn't known to Telegram"),
    expect.stringContaining(`in ${chargeId}, which we don't know`),
  ]);
  const admin = await meet();
  await User.update({ isAdmin: true }, { where: { id: admin.id } });
  expect(await checkNightly()).toBe(1);
  const told = await OutboxMessage.findOne({ where: { userId: admin.id } });
  expect(told?.message).toMatchObject({ text: { key: "admin-ledger-faults", values: { count: 1 } } });
  await ProviderPayment.update({ externalId: chargeId }, { where: { transactionId: id } });
  await isClean();
});

test("while Telegram is away nothing is reconciled", async () => {
  await tg.sim("POST", "/faults", { method: "getStarTransactions", status: 502, times: 1 });
  expect(await reconcileStars()).toBeUndefined();
});
