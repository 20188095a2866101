import { expect, test } from "vitest";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { buyPack } from "#core/money/payments/buyPack.ts";
import { createTransaction } from "#core/money/payments/createTransaction.ts";
import { refundByHand } from "#core/money/payments/refundByHand.ts";
import { abandonInvoice } from "#core/money/stars/abandonInvoice.ts";
import { receiveStars } from "#core/money/stars/receive.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { CoinPack } from "#db/models/CoinPack.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { buildCodeLink } from "../../../tests/codeLinks.ts";
import { buildListing } from "../../../tests/factories.ts";
import { BROKEN, buttonsOf, fakePerson, fakeTelegram } from "../../../tests/fakeTelegram.ts";
import { buildOrder, findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";

await sellServices();
const telegram = fakeTelegram();

async function meet({ isAdmin = false, language_code = "ru" } = {}) {
  const person = fakePerson({ language_code });
  await telegram.say(person, "/start");
  const user = (await User.findOne({ where: { telegramId: person.id } }))!;
  await user.update({ isAdmin });
  return { person, user };
}
const statusOf = async (id: number) => (await Transaction.findByPk(id))?.status;

let charges = 0;
async function buyPaid({ person, user }: Awaited<ReturnType<typeof meet>>) {
  const { id, stars } = await buyPack(user.id, 1);
  charges += 1;
  await receiveStars({
    chargeId: `charge-${charges}`,
    telegramId: person.id,
    payload: String(id),
    currency: "XTR",
    amount: stars!,
    paidAt: new Date(),
  });
  return id;
}

const ask = (from: object, invoice_payload: string, total_amount: number, currency = "XTR", id = "q") =>
  telegram.send({ pre_checkout_query: { id, from, currency, total_amount, invoice_payload } } as never);

test("coins are shown, chosen and invoiced at their price", async () => {
  const { person, user } = await meet();
  await giveCoins(user.id, 70);
  const [balance] = await telegram.say(person, "/balance");
  expect(balance?.text).toContain("70");
  expect(buttonsOf(balance)[0]).toMatchObject({ callback_data: "coins" });

  const packs = await CoinPack.findAll({ where: { isOffered: true }, order: ["coins"] });
  for (const shown of [await telegram.say(person, "/coins"), await telegram.press(person, "coins")]) {
    const said = shown.find(({ method }) => method === "sendMessage");
    expect(buttonsOf(said)).toEqual(
      packs.map(({ id, coins, priceStars }) => ({
        text: translate("ru", "button-coin-pack", { coins, stars: priceStars }),
        callback_data: `coins:${id}`,
      })),
    );
  }
  const pressed = await telegram.press(person, `coins:${packs[1]!.id}`);
  const invoice = pressed.find(({ method }) => method === "sendInvoice");
  const transaction = (await Transaction.findOne({ where: { userId: user.id } }))!;
  expect(invoice).toMatchObject({
    chat_id: person.id,
    currency: "XTR",
    payload: String(transaction.id),
    prices: [{ amount: packs[1]!.priceStars }],
  });
  const [refused] = await telegram.press(person, "coins:999");
  expect(refused).toMatchObject({ method: "answerCallbackQuery", show_alert: true });
});

test("an invoice is checked once more, and refused in the payer's language", async () => {
  const { person, user } = await meet({ language_code: "uz" });
  const stranger = fakePerson({ language_code: "en" });
  const { id, stars } = await buyPack(user.id, 1);
  const agreed = [{ method: "answerPreCheckoutQuery", pre_checkout_query_id: "q", ok: true }];
  expect(await ask(person, String(id), stars!)).toEqual(agreed);
  expect(await ask(person, String(id), stars!)).toEqual(agreed);
  expect(await statusOf(id)).toBe("Created");
  const refusals = [
    [await ask(stranger, String(id), stars!), "someone else"],
    [await ask(person, String(id), stars! + 1), "Narx"],
    [await ask(person, String(id), stars!, "UZS"), "Narx"],
    [await ask(person, "0", stars!), "Bunday hisob"],
    [await ask(person, "1; drop", stars!), "Bunday hisob"],
    [await ask(person, "999999999", stars!), "Bunday hisob"],
  ] as const;
  for (const [calls, words] of refusals) {
    expect(calls).toMatchObject([{ ok: false, error_message: expect.stringContaining(words) }]);
  }
  await user.update({ bannedAt: new Date() });
  expect(await ask(person, String(id), stars!)).toMatchObject([{ ok: false }]);
  await user.update({ bannedAt: null });
  await Transaction.update({ expiresAt: new Date() }, { where: { id } });
  expect(await ask(person, String(id), stars!)).toMatchObject([{ ok: false }]);
});

test("what is sold no more isn't paid", async () => {
  const { person, user } = await meet();
  const listing = await buildListing({ ownerId: user.id });
  const { id: offerId } = await findOffer("Vip");
  const { id, stars } = await createTransaction({
    userId: user.id,
    method: "stars",
    listingId: listing.id,
    featureIds: [offerId],
  });
  expect(await ask(person, String(id), stars!)).toMatchObject([{ ok: true }]);
  await listing.update({ status: "closed" });
  expect(await ask(person, String(id), stars!)).toMatchObject([
    { ok: false, error_message: expect.stringContaining("не в продаже") },
  ]);
});

test("an answer that comes too late does no harm, one that can't be given is tried again", async () => {
  const { person } = await meet();
  const old = "Bad Request: query is too old and response timeout expired or query ID is invalid";
  telegram.refuse("answerPreCheckoutQuery", { error_code: 400, description: old });
  expect(await ask(person, "1", 1)).toHaveLength(1);
  telegram.refuse("answerPreCheckoutQuery", { error_code: 502, description: "Bad Gateway" });
  await expect(ask(person, "1", 1)).rejects.toThrow("502");
});

test("an invoice that is being paid isn't paid a second time, nor bought anew, until it is known what came of it", async () => {
  const { person, user } = await meet();
  const { id, stars } = await buyPack(user.id, 1);
  const question = (name: string) => ask(person, String(id), stars!, "XTR", name);
  const old = "Bad Request: query is too old and response timeout expired or query ID is invalid";
  telegram.refuse("answerPreCheckoutQuery", { error_code: 400, description: old });
  await question("too late");
  expect(await question("first")).toMatchObject([{ ok: true }]);
  expect(await question("second")).toMatchObject([
    { ok: false, error_message: "За это уже идёт оплата. Завершите её или попробуйте позже." },
  ]);
  const [refused] = await telegram.press(person, "coins:1");
  expect(refused).toMatchObject({
    method: "answerCallbackQuery",
    show_alert: true,
    text: translate("ru", "error-payment-under-way"),
  });
});

test("a yes whose answer was lost may have been heard: the second answer that comes too late takes nothing back", async () => {
  const { person, user } = await meet();
  const { id, stars } = await buyPack(user.id, 1);
  const question = (name: string) => ask(person, String(id), stars!, "XTR", name);
  telegram.refuse("answerPreCheckoutQuery", { error_code: 502, description: "Bad Gateway" });
  await expect(question("lost")).rejects.toThrow("502");
  const description = "Bad Request: query is too old and response timeout expired or query ID is invalid";
  telegram.refuse("answerPreCheckoutQuery", { error_code: 400, description });
  await question("lost");
  expect(await abandonInvoice(user.id, id)).toMatchObject({ status: "Created", isUnderWay: true });
});

test("money is taken in once, from a banned person and in the middle of a scene too", async () => {
  const { person, user } = await meet();
  const { id, stars, coins } = await buyPack(user.id, 1);
  await telegram.say(person, `/start ${await buildCodeLink()}`);
  await user.update({ bannedAt: new Date() });
  const successful_payment = {
    currency: "XTR",
    total_amount: stars,
    invoice_payload: String(id),
    telegram_payment_charge_id: "in-a-scene",
    provider_payment_charge_id: "p",
  };
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await telegram.message(person, { successful_payment })).toEqual([]);
  }
  expect([await readBalance(user.id), await statusOf(id)]).toEqual([coins, "Paid"]);
  const told = await telegram.deliver();
  expect(told.filter(({ text }) => String(text).includes("зачислены"))).toHaveLength(1);
});

test("Telegram's own refund takes the coins back, once", async () => {
  const who = await meet();
  const id = await buyPaid(who);
  const refunded_payment = {
    currency: "XTR",
    total_amount: 1,
    invoice_payload: String(id),
    telegram_payment_charge_id: `charge-${charges}`,
  };
  for (let turn = 0; turn < 2; turn += 1) await telegram.message(who.person, { refunded_payment });
  expect([await readBalance(who.user.id), await statusOf(id)]).toEqual([0, "Refunded"]);
  const unknown = { ...refunded_payment, telegram_payment_charge_id: "unknown" };
  expect(await telegram.message(who.person, { refunded_payment: unknown })).toEqual([]);
});

test("an admin refunds Stars after being told what will happen, and it is written down", async () => {
  const admin = await meet({ isAdmin: true });
  const payer = await meet();
  const id = await buyPaid(payer);
  const [asked] = await telegram.say(admin.person, `/refund ${id}`);
  expect(asked?.text).toMatch(/Спишем 50 монет/);
  expect(buttonsOf(asked).map((button) => "callback_data" in button && button.callback_data)).toEqual([
    `refund:do:${id}`,
    "refund:leave",
  ]);
  await telegram.press(admin.person, "refund:leave");
  expect(await statusOf(id)).toBe("Paid");

  // A person who isn't an admin can't refund, whatever they send.
  await telegram.press(payer.person, `refund:do:${id}`);
  const [said] = await telegram.say(payer.person, `/refund ${id}`);
  expect(buttonsOf(said).some((button) => "callback_data" in button)).toBe(false);
  expect(await statusOf(id)).toBe("Paid");

  telegram.refuse("answerCallbackQuery", BROKEN);
  await expect(telegram.press(admin.person, `refund:do:${id}`)).rejects.toThrow();
  const done = await telegram.again();
  expect(done.at(-1)).toMatchObject({ method: "editMessageText", text: expect.stringContaining("✅") });
  expect([await statusOf(id), await readBalance(payer.user.id)]).toEqual(["Refunded", 0]);
  const payment = await ProviderPayment.findOne({ where: { transactionId: id } });
  expect(payment).toMatchObject({ state: "reversed", details: { refund: "due" } });
  const noted = await AuditEntry.findAll({ where: { subjectType: "transaction", subjectId: String(id) } });
  expect(noted.map(({ actorId, action }) => [actorId, action])).toEqual([
    [admin.user.id, "transaction.refund"],
  ]);
  const other = await meet({ isAdmin: true });
  const again = await telegram.press(other.person, `refund:do:${id}`);
  expect(again.at(-1)?.text).toContain("уже возвращена");
});

test("a refund of coins is done at once, of money it is begun in the provider's merchant dashboard, of nothing it is refused", async () => {
  const { person } = await meet({ isAdmin: true });
  const { user } = await meet();
  await giveCoins(user.id, 500);
  const { id: listingId } = await buildListing({ ownerId: user.id });
  const { id: offerId } = await findOffer("TopUp");
  const wish = { userId: user.id, listingId, featureIds: [offerId] };
  await promoteWithCoins(wish);
  const bought = (await Transaction.findOne({ where: { userId: user.id, method: "coins" } }))!;
  const [asked] = await telegram.say(person, `/refund ${bought.id}`);
  expect(asked?.text).toContain("вернём монеты");
  await telegram.press(person, `refund:do:${bought.id}`);
  expect([await statusOf(bought.id), await readBalance(user.id)]).toEqual(["Refunded", 500]);

  const unpaid = await createTransaction({ ...wish, method: "payme" });
  const said = async (text: string) => (await telegram.say(person, text))[0]?.text;
  expect(await said(`/refund ${unpaid.id}`)).toContain("не оплачена");
  expect(await said("/refund 999999")).toContain("999999 нет");
  expect(await said("/refund")).toContain("/refund 1017");
  expect((await checkLedger()).faults).toEqual([]);
});

test("a pack whose coins are spent isn't refunded", async () => {
  const admin = await meet({ isAdmin: true });
  const payer = await meet();
  const id = await buyPaid(payer);
  const { id: listingId } = await buildListing({ ownerId: payer.user.id });
  const { id: offerId } = await findOffer("TopUp");
  await promoteWithCoins({ userId: payer.user.id, listingId, featureIds: [offerId] });
  const refused = await telegram.press(admin.person, `refund:do:${id}`);
  expect(refused.at(-1)?.text).toContain("уже потрачены");
  expect(await statusOf(id)).toBe("Paid");
});

test("one's own payment is for another admin to refund, and who lost the role since the press refunds nothing", async () => {
  const payer = await meet({ isAdmin: true });
  const id = await buyPaid(payer);
  const refused = await telegram.press(payer.person, `refund:do:${id}`);
  expect(refused.at(-1)?.text).toContain("вернёт другой админ");
  const gone = await meet({ isAdmin: true });
  await gone.user.update({ isAdmin: false });
  await expect(refundByHand(id, gone.user.id)).rejects.toMatchObject({ code: "forbidden" });
  expect(await statusOf(id)).toBe("Paid");
});

test("of Click's money an admin is told the command that notes its return, and so is an operator", async () => {
  const { person } = await meet({ isAdmin: true });
  const { order } = await buildOrder("click");
  await Transaction.update({ status: "Paid", paidAt: new Date() }, { where: { id: order.id } });
  const command = `npm run ledger -- returned ${order.id} "`;
  const [said] = await telegram.say(person, `/refund ${order.id}`);
  expect(said?.text).toContain(command);
  expect(buttonsOf(said)).toEqual([]);
  await expect(refundByHand(order.id, null)).rejects.toThrow(command);
});
