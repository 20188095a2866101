import { expect, test } from "vitest";
import { starsPrice } from "#contract/starsPrice.ts";
import { listCoinPacks } from "#core/money/payments/listCoinPacks.ts";
import { CoinPack } from "#db/models/CoinPack.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { buildListing, buildUser } from "../../tests/factories.ts";
import { findOffer, giveCoins, sellServices } from "../../tests/moneyFactories.ts";
import { startTestApi } from "../../tests/testApi.ts";

await sellServices();
const api = await startTestApi();
const [topUp, longer, premium, vip] = await Promise.all([
  findOffer("TopUp"),
  findOffer("TopUp", 1),
  findOffer("Premium"),
  findOffer("Vip"),
]);

interface OpenPayment {
  id: number;
  paymentSystem: string;
  isUnderWay: boolean;
  createdAt: string;
}
interface Answer {
  id: number;
  openPayment: OpenPayment | null;
  code: string;
  fields: Record<string, string>;
  listing: { id: number; status: string; isOwner: boolean; viewsCount: number };
}

const PROMOTE = "/api/user/telegram/available-features/promote";
const promote = (as: number, telegramProductId: number, id: number) =>
  api.ask<Answer>(PROMOTE, { as, body: { telegramProductId, featureIds: [id] } });

async function begin(as: number, productId: number, paymentSystem: string, id: number) {
  const body = { paymentSystem, productId, featureIds: [id] };
  return (await api.ask<Answer>("/api/user/telegram/transactions", { as, body })).body;
}
const readOwn = (as: number, id: number) =>
  api.ask<Answer>(`/api/user/telegram/products/by-id/${id}`, { as });

test("who begins another payment for the same is told of the one that is open", async () => {
  const { id, ownerId } = await buildListing();
  const first = await begin(ownerId, id, "payme", topUp.id);
  expect(first.openPayment).toBeNull();
  expect((await begin(ownerId, id, "uzum", premium.id)).openPayment).toBeNull();
  // Another strength of the same service.
  const second = await begin(ownerId, id, "click", longer.id);
  expect(second.openPayment).toEqual({
    id: first.id,
    paymentSystem: "payme",
    isUnderWay: false,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await Transaction.update({ status: "Pending" }, { where: { id: first.id } });
  // What is under way counts more than what is younger.
  const third = await begin(ownerId, id, "uzum", topUp.id);
  expect(third.openPayment).toMatchObject({ id: first.id, isUnderWay: true });
  expect((await readOwn(ownerId, id)).body.openPayment).toMatchObject({ id: first.id, isUnderWay: true });
});

test("a payment is open no more once it has expired or the same was paid in another way", async () => {
  const { id, ownerId } = await buildListing();
  const first = await begin(ownerId, id, "payme", topUp.id);
  await Transaction.update({ expiresAt: new Date() }, { where: { id: first.id } });
  expect((await begin(ownerId, id, "click", topUp.id)).openPayment).toBeNull();
  await giveCoins(ownerId, topUp.cost);
  await promote(ownerId, id, topUp.id);
  expect((await readOwn(ownerId, id)).body.openPayment).toBeNull();
  expect((await begin(ownerId, id, "uzum", topUp.id)).openPayment).toBeNull();
});

test("one's own listing is read by its id in whatever tab, another's isn't", async () => {
  const { id: ownerId } = await buildUser();
  for (const status of ["active", "pending", "closed"] as const) {
    const { id } = await buildListing({ ownerId, status });
    const { body } = await readOwn(ownerId, id);
    expect(body).toMatchObject({ listing: { id, status, isOwner: true, viewsCount: 0 }, openPayment: null });
  }
  const draft = await buildListing({ ownerId, status: "draft" });
  expect((await readOwn(ownerId, draft.id)).status).toBe(404);
  const other = await buildListing();
  expect((await readOwn(ownerId, other.id)).body.code).toBe("not_found");
  expect((await readOwn(ownerId, 99_999_999)).status).toBe(404);
  expect((await api.ask(`/api/user/telegram/products/by-id/x`, { as: ownerId })).status).toBe(400);
  expect((await api.ask(`/api/user/telegram/products/by-id/${other.id}`)).status).toBe(401);
});

test("a refusal names the service that a listing has, and when it ends", async () => {
  const { id, ownerId } = await buildListing();
  await giveCoins(ownerId, premium.cost + vip.cost);
  await promote(ownerId, id, premium.id);
  await promote(ownerId, id, vip.id);
  const { body: again } = await promote(ownerId, id, premium.id);
  expect(again).toMatchObject({ code: "already_promoted", fields: { service: "Premium" } });
  expect(new Date(again.fields.endsAt!).getTime()).toBeCloseTo(Date.now() + 7 * 86_400_000, -5);
  const { body: first } = await promote(ownerId, id, vip.id);
  expect(first).toMatchObject({ code: "already_promoted" });
  expect(first.fields).toEqual({ service: "Vip" });
});

interface Priced {
  cost: number;
  stars: number | null;
  values: Priced[];
}

test("a service tells its price in Stars before its invoice opens", async () => {
  const packs = await listCoinPacks();
  const read = async () =>
    (await api.ask<Record<string, Priced>>("/api/telegram/available-features?lang=ru")).body;
  const offers = await read();
  expect(offers.TopUp!.values.map(({ stars }) => stars)).toEqual([20, 48, 114]);
  expect([offers.TopUp!.stars, offers.Vip!.stars, offers.Premium!.stars]).toEqual([20, 59, 32]);
  const { id, ownerId } = await buildListing();
  const { body } = await api.ask<{ stars: number }>("/api/user/telegram/transactions", {
    as: ownerId,
    body: { paymentSystem: "payme", productId: id, featureIds: [longer.id, vip.id] },
  });
  expect(body.stars).toBeNull();
  // Together they are dearer than any pack but one, whose rate is better.
  expect(starsPrice(longer.cost + vip.cost, packs)).toBe(103);
});

test("no price in Stars where no packs are sold", async () => {
  await CoinPack.update({ isOffered: false }, { where: {} });
  const { body } = await api.ask<Record<string, Priced>>("/api/telegram/available-features?lang=uz");
  expect(body.Vip!.stars).toBeNull();
  expect(body.TopUp!.values.map(({ stars }) => stars)).toEqual([null, null, null]);
});
