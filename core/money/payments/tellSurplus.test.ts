import { expect, test } from "vitest";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { buildOrder, sellServices } from "../../../tests/moneyFactories.ts";
import { receiveStars } from "../stars/receive.ts";
import { keepSurplus } from "./keepSurplus.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { settle } from "./settle.ts";

await sellServices();
const languages = ["ru", "uz", "en", "hi"] as const;
const wordsOf = async (cause: string) => {
  const { message } = (await OutboxMessage.findOne({ where: { cause } }))!;
  return languages.map((language) => renderMessage(message, language).html.replace(/\s/g, " "));
};
/** Words that claim another payment of the same. */
const claimsTwice =
  /[Лл]ишн|[Вв]торую|[Вв]торой|ikkinchi|[Oo]rtiqcha|twice|second|too much|दूसरा|दोबारा|अतिरिक्त/;

const expire = (transaction: Transaction) => transaction.update({ status: "Expired", closedAt: new Date() });

test.each([
  ["whose time was over", expire],
  ["that is paid", settle],
] as const)("money for an order %s is told without claiming that it came twice", async (_, end) => {
  const { order, amount } = await buildOrder("click");
  const { id } = await transact(async () => {
    const transaction = (await lockTransaction(order.id))!;
    await end(transaction);
    const arrived = { externalId: `click-${order.id}`, amount, providerTime: new Date() };
    return keepSurplus(transaction, { provider: "click", ...arrived });
  });
  for (const words of await wordsOf(`surplus-payer:${id}`)) {
    expect(words).not.toMatch(claimsTwice);
    expect(words).toContain(String(order.id));
    expect(words).toContain("/paysupport");
  }
});

test("Stars for an invoice whose time was over aren't told as a second payment either", async () => {
  const { order } = await buildOrder("stars");
  await order.update({ status: "Expired", closedAt: new Date() });
  const telegramId = 77_000_001;
  await receiveStars({
    telegramId,
    payload: String(order.id),
    currency: "XTR",
    amount: order.stars!,
    chargeId: "late-stars",
    paidAt: new Date(),
  });
  const { cause } = (await OutboxMessage.findOne({ where: { chatId: telegramId } }))!;
  for (const words of await wordsOf(cause)) {
    expect(words).not.toMatch(claimsTwice);
    expect(words).toContain(String(order.stars));
  }
});
