import { expect, test } from "vitest";
import type { Provider } from "#contract/payKinds.ts";
import { renderMessage } from "#core/platform/outbox/renderMessage.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { transact } from "#db/sequelize.ts";
import { buildOrder, sellServices } from "../../../tests/moneyFactories.ts";
import { takeRefund } from "../stars/takeRefund.ts";
import { keepSurplus } from "./keepSurplus.ts";
import { lockTransaction } from "./lockTransaction.ts";
import { resolveSurplus } from "./resolveSurplus.ts";
import { returnSurplus } from "./returnSurplus.ts";

await sellServices();

/** Money that came for an order which was closed. */
async function surplus(provider: Provider) {
  const { order, amount } = await buildOrder(provider);
  const arrived = { externalId: `late-${order.id}`, amount: order.stars ?? amount, providerTime: new Date() };
  const payment = await transact(async () => {
    const transaction = (await lockTransaction(order.id))!;
    await transaction.update({ status: "Expired", closedAt: new Date() });
    return keepSurplus(transaction, { provider, ...arrived });
  });
  const told = () =>
    OutboxMessage.findAll({ where: { userId: order.userId, cause: `surplus-resolved:${payment.id}` } });
  return { order, payment, told };
}
const resolve = (paymentId: number, resolution: "returned" | "credited") =>
  resolveSurplus({ paymentId, resolution, adminId: null, note: "for a test" });

const languages = ["ru", "uz", "en", "hi"] as const;
const wordsOf = ({ message }: OutboxMessage) =>
  languages.map((language) => renderMessage(message, language).html.replace(/\s/g, " "));

test.each(["payme", "click", "uzum"] as const)(
  "whose money of %s was sent back by hand is told so, once",
  async (provider) => {
    const { order, payment, told } = await surplus(provider);
    expect(await told()).toEqual([]);
    await resolve(payment.id, "returned");
    await resolve(payment.id, "returned").catch(() => {});
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    for (const words of wordsOf(message!)) {
      expect(words).toMatch(/5[ ,]000/);
      expect(words).toContain(String(order.id));
    }
  },
);

test.each(["payme", "uzum"] as const)("so is whom %s gives it back by itself", async (provider) => {
  const { order, payment, told } = await surplus(provider);
  await transact(async () => {
    await lockTransaction(order.id);
    await returnSurplus(payment);
  });
  expect((await told()).map(({ message }) => message)).toMatchObject([
    { text: { key: "notice-surplus-returned" } },
  ]);
});

test.each(["payme", "click", "uzum"] as const)(
  "who has it of %s in coins instead is told how many",
  async (provider) => {
    const { payment, told } = await surplus(provider);
    await resolve(payment.id, "credited");
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    for (const words of wordsOf(message!)) expect(words).toContain(": 50</b>");
  },
);

test("of Stars that go back only Telegram tells, whoever had them go", async () => {
  const [byItself, byHand] = [await surplus("stars"), await surplus("stars")];
  await takeRefund(byItself.payment.externalId);
  await resolve(byHand.payment.id, "returned");
  expect([...(await byItself.told()), ...(await byHand.told())]).toEqual([]);
});

test.each([
  [3, /Вернуть их Telegram не смог/, /qaytara olmadi/],
  [0, /^(?!.*не смог)/, /^(?!.*qaytara olmadi)/],
])(
  "who has Stars in coins instead reads of the Stars, not of a payment too much; tried %i times",
  async (tries, ru, uz) => {
    const { payment, told } = await surplus("stars");
    await payment.update({ details: { refund: "due", tries } });
    await resolve(payment.id, "credited");
    const [message, ...others] = await told();
    expect(others).toEqual([]);
    const words = wordsOf(message!);
    const stars = ["20 звёзд", "20 yulduz", "20 Stars", "20 Stars"];
    for (const [at, of] of words.entries()) {
      expect(of).toContain(stars[at]);
      expect(of).toContain(": 50</b>");
      expect(of).toContain(String(payment.transactionId));
      expect(of).not.toMatch(/[Лл]ишн|[Oo]rtiqcha|too much|अतिरिक्त/);
    }
    expect(words[0]).toMatch(ru);
    expect(words[1]).toMatch(uz);
  },
);
