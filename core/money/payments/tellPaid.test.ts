import { expect, test } from "vitest";
import type { PaymentMethod } from "#contract/payKinds.ts";
import { promoteWithCoins } from "#core/market/promotions/promoteWithCoins.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { transact } from "#db/sequelize.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { buildOrder, findOffer, giveCoins, sellServices } from "../../../tests/moneyFactories.ts";
import { buyPack } from "./buyPack.ts";
import { createTransaction } from "./createTransaction.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { refund } from "./refund.ts";
import { settle } from "./settle.ts";

await sellServices();

const languages = ["ru", "uz", "en", "hi"] as const;
const wordsOf = async (cause: string) => {
  const { message } = (await OutboxMessage.findOne({ where: { cause } }))!;
  return languages.map((language) => renderMessage(message, language).html.replace(/\s/g, " "));
};

const named: [PaymentMethod, string[]][] = [
  ["coins", ["50 монет", "50 tanga", "50 coins", "50 सिक्के"]],
  ["stars", ["20 звёзд", "20 yulduz", "20 Stars", "20 Stars"]],
  ["payme", ["5 000 сум", "5 000 soʻm", "5,000 sum", "5,000 सूम"]],
  ["click", ["5 000 сум", "5 000 soʻm", "5,000 sum", "5,000 सूम"]],
  ["uzum", ["5 000 сум", "5 000 soʻm", "5,000 sum", "5,000 सूम"]],
];

test.each(named)(
  "who paid with %s reads what they paid, and what a refund takes back",
  async (method, paid) => {
    const { order } = await buildOrder(method);
    if (method === "coins") await giveCoins(order.userId, order.coins);
    const locked = (work: typeof settle) => transact(async () => work((await lockTransaction(order.id))!));
    await locked(settle);
    await locked((one) => refund(one));
    for (const cause of [`paid:${order.id}`, `refunded:${order.id}`]) {
      expect(await wordsOf(cause)).toEqual(paid.map((words) => expect.stringContaining(words)));
    }
    expect((await wordsOf(`refunded:${order.id}`)).join()).not.toMatch(/списаны|olingan|taken back|वापस लिए/);
  },
);

test("so does whose listing couldn't have it any more", async () => {
  const { order, listing } = await buildOrder("stars");
  await listing.update({ status: "closed" });
  await transact(async () => settle((await lockTransaction(order.id))!));
  const paid = ["20 звёзд", "20 yulduz", "20 Stars", "20 Stars"];
  const told = await wordsOf(`paid:${order.id}`);
  expect(told).toEqual(paid.map((words) => expect.stringContaining(words)));
  // Nothing of it, so no words of a part.
  expect(told.map((words) => /50 \S+/.exec(words)?.[0])).toEqual([
    "50 монет",
    "50 tangalik",
    "50 coins",
    "50 सिक्कों",
  ]);
  expect(told.join()).not.toMatch(/часть|bir qismi|some|कुछ सेवाएँ/);
});

test("a refund tells the coins that it takes, as far as they are there", async () => {
  const { order, listing } = await buildOrder("stars");
  await listing.update({ status: "closed" });
  const locked = (work: typeof settle) => transact(async () => work((await lockTransaction(order.id))!));
  await locked(settle);
  await giveCoins(order.userId, -20);
  await locked((one) => refund(one, { isDone: true }));
  const taken = ["Монеты списаны: 30", "tangalar: 30", "Coins taken back: 30", "सिक्के: 30"];
  expect(await wordsOf(`refunded:${order.id}`)).toEqual(taken.map((words) => expect.stringContaining(words)));
});

test("a pack that was given back by Telegram tells no more coins than were there", async () => {
  const { id: userId } = await buildUser({ botStartedAt: new Date() });
  const { id, coins } = await buyPack(userId, 1);
  const locked = (work: typeof settle) => transact(async () => work((await lockTransaction(id))!));
  await locked(settle);
  await giveCoins(userId, -20);
  await locked((one) => refund(one, { isDone: true }));
  const [words] = await wordsOf(`refunded:${id}`);
  expect(words).toContain(`Монеты списаны: ${coins - 20}.`);
});

test("of an order that was paid in part elsewhere the rest is told as what begins, the part as what came back", async () => {
  const { id: userId } = await buildUser({ botStartedAt: new Date() });
  const { id: listingId } = await buildListing({ ownerId: userId });
  const [topUp, premium] = [await findOffer("TopUp"), await findOffer("Premium")];
  const featureIds = [topUp.id, premium.id];
  const { id, coins } = await createTransaction({ userId, method: "payme", listingId, featureIds });
  await giveCoins(userId, topUp.cost);
  await promoteWithCoins({ userId, listingId, featureIds: [topUp.id] });
  await transact(async () => settle((await lockTransaction(id))!));
  const words = await wordsOf(`paid:${id}`);
  const begins = [
    /Остальное начнёт работать[^•]*• Premium на 7 дней/,
    /ishlay boshlaydi[^•]*• Premium, 7 kun/,
  ];
  for (const [at, of] of words.entries()) {
    // All that was paid, what of it came back, and what it was not for.
    expect(of.replace(/[ ,]/g, "")).toContain(String(coins * 100));
    expect(of).toContain(String(topUp.cost));
    expect(of).not.toContain("×");
    expect(of).toContain("• Premium");
    if (begins[at]) expect(of).toMatch(begins[at]);
  }
});

test("where nothing could be given nothing is said to begin", async () => {
  const { order, listing } = await buildOrder();
  await listing.update({ status: "closed" });
  await transact(async () => settle((await lockTransaction(order.id))!));
  for (const of of await wordsOf(`paid:${order.id}`)) expect(of).not.toContain("•");
});

test("a refund in Stars, which Telegram is yet to make, isn't told as made", async () => {
  const { order } = await buildOrder("stars");
  const locked = (work: typeof settle) => transact(async () => work((await lockTransaction(order.id))!));
  await locked(settle);
  await locked((one) => refund(one));
  const [ru, uz] = await wordsOf(`refunded:${order.id}`);
  expect(ru).toMatch(/20 звёзд, они возвращаются на ваш счёт/);
  expect(ru).not.toMatch(/возвращён/);
  expect(uz).toMatch(/20 yulduz, ular Telegram hisobingizga qaytmoqda/);
});
