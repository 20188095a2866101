import { expect, test } from "vitest";
import { CoinPack } from "#db/models/CoinPack.ts";
import { Flag } from "#db/models/Flag.ts";
import { PromotionOffer } from "#db/models/PromotionOffer.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { buildListing, buildUser } from "../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../tests/moneyFactories.ts";
import { startTestApi } from "../../tests/testApi.ts";

const api = await startTestApi();

/** The fields of these routes' answers, as far as they are looked at here. */
interface Answer {
  code: string;
  id: number;
  coins: number;
  link: string;
  balance: number;
  status: string;
  transactionId: number;
  isPremium: boolean;
  data: unknown[];
}
const ask = <T = Answer>(path: string, options?: Parameters<typeof api.ask>[1]) => api.ask<T>(path, options);
const call = (path: string, options: { as: number; body: object }) => ask(path, options);

interface Offers {
  TopUp: { values: { daysAmountText: string }[] };
  Vip: object;
  Premium: object;
}
await sellServices();

const PROMOTE = "/api/user/telegram/available-features/promote";
const TRANSACTIONS = "/api/user/telegram/transactions";

const statusOf = (as: number, id: number) => ask(`${TRANSACTIONS}/get-status?id=${id}`, { as });

test("offers are told by type in the asked language, with their discount", async () => {
  const { body } = await ask<Offers>("/api/telegram/available-features?lang=uz");
  expect(Object.keys(body)).toEqual(["TopUp", "Vip", "Premium"]);
  expect(body.TopUp.values).toHaveLength(3);
  expect(body.TopUp.values[1]).toMatchObject({
    cost: 120,
    fakeCost: 200,
    discount: 40,
    daysAmountText: "7 kun",
  });
  expect(body.Vip).toMatchObject({ cost: 150, values: [], daysAmount: null });
  const russian = await ask<Offers>("/api/telegram/available-features?lang=ru");
  expect(russian.body.TopUp.values[0]!.daysAmountText).toBe("3 дня");
});

test("packs are told the smallest first, and methods are those that are set up", async () => {
  const packs = await ask<Answer[]>("/api/telegram/coin-packs");
  expect(packs.body.map(({ coins }) => coins)).toEqual([50, 100, 250, 500, 1000]);
  expect((await ask("/api/telegram/payment-methods")).body).toContain("stars");
});

test("coins promote one's own listing at once; too few leave everything as it was", async () => {
  const { id: productId, ownerId, link } = await buildListing();
  const { id } = await findOffer("Premium");
  const wish = { telegramProductId: productId, featureIds: [id] };
  const poor = await call(PROMOTE, { as: ownerId, body: wish });
  expect([poor.status, poor.body.code]).toEqual([409, "not_enough_coins"]);
  expect(await Transaction.count({ where: { userId: ownerId } })).toBe(0);

  await giveCoins(ownerId, 100);
  const rich = await call(PROMOTE, { as: ownerId, body: wish });
  expect(rich.body).toMatchObject({ balance: 20 });
  expect((await ask(`/api/telegram/products/${link}`)).body.isPremium).toBe(true);
  const receipts = await ask(`/api/user/telegram/products/${link}/promotions`, { as: ownerId });
  expect(receipts.body.data).toMatchObject([{ type: "Premium", cost: 80, isRunning: true, daysLeft: 7 }]);
  expect((await statusOf(ownerId, rich.body.transactionId)).body).toMatchObject({
    status: "Paid",
    isCoins: false,
    gtmEventNames: ["promote_premium"],
  });
});

test("a payment keeps its price, shows a link, and tells its status to its payer alone", async () => {
  const { id: productId, ownerId } = await buildListing();
  const { id } = await findOffer("TopUp", 1);
  const body = { paymentSystem: "payme", productId, featureIds: [id] };
  const made = await call(TRANSACTIONS, { as: ownerId, body });
  expect(made.status).toBe(201);
  expect(made.body.coins).toBe(120);
  const [, text = ""] = /\/([^/]+)$/.exec(made.body.link)!;
  expect(Buffer.from(text, "base64").toString()).toContain(`ac.order_id=${made.body.id};a=1200000;`);
  await PromotionOffer.update({ cost: 1 }, { where: { id } });
  expect((await Transaction.findByPk(made.body.id))!.coins).toBe(120);
  await PromotionOffer.update({ cost: 120 }, { where: { id } });
  expect((await statusOf(ownerId, made.body.id)).body.status).toBe("Created");
  expect((await statusOf((await buildUser()).id, made.body.id)).status).toBe(404);

  const claim = { telegramProductId: productId, featureIds: [id], transactionId: made.body.id };
  expect((await call(PROMOTE, { as: ownerId, body: claim })).body.code).toBe("payment_closed");
});

test.each([
  ["another's listing", async () => ({ productId: (await buildListing()).id }), 404],
  [
    "a listing off sale",
    async (as: number) => ({ productId: (await buildListing({ ownerId: as, status: "closed" })).id }),
    409,
  ],
  ["an unknown offer", async () => ({ featureIds: [9999] }), 400],
  ["two of a type", async () => ({ featureIds: [1, 2] }), 400],
  ["none", async () => ({ featureIds: [] }), 400],
  ["an unknown provider", async () => ({ paymentSystem: "visa" }), 400],
])("nothing is begun for %s", async (_, change, status) => {
  const { id: productId, ownerId } = await buildListing();
  const { id } = await findOffer("TopUp");
  const body = { paymentSystem: "payme", productId, featureIds: [id], ...(await change(ownerId)) };
  expect((await call(TRANSACTIONS, { as: ownerId, body })).status).toBe(status);
  expect(await Transaction.count({ where: { userId: ownerId } })).toBe(0);
});

test("while paid features are off nothing is sold, whatever the app shows", async () => {
  const { id: productId, ownerId } = await buildListing();
  await giveCoins(ownerId, 100);
  await Flag.update({ data: false }, { where: { key: "PAID_FEATURES_ENABLED" } });
  const wish = { telegramProductId: productId, featureIds: [(await findOffer("TopUp")).id] };
  const refused = await call(PROMOTE, { as: ownerId, body: wish });
  expect(refused.body.code).toBe("method_unavailable");
  await sellServices();
  expect((await call(PROMOTE, { as: ownerId, body: wish })).status).toBe(200);
});

test("a pack that isn't sold can't be bought", async () => {
  const { id: as } = await buildUser();
  const pack = (await CoinPack.findOne({ where: { coins: 50 } }))!;
  await pack.update({ isOffered: false });
  expect((await call("/api/user/telegram/coin-packs/buy", { as, body: { packId: pack.id } })).status).toBe(
    404,
  );
});
