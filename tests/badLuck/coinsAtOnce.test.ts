import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkLedger } from "../../core/money/ledger/checkLedger.ts";
import { readBalance } from "../../core/money/ledger/readBalance.ts";
import { Promotion } from "../../db/models/Promotion.ts";
import { Transaction } from "../../db/models/Transaction.ts";
import { buildListing, buildUser } from "../factories.ts";
import { findOffer, giveCoins, sellServices } from "../moneyFactories.ts";
import { startTestApi } from "../testApi.ts";

await sellServices();
const api = await startTestApi();
const { id: offerId, cost } = await findOffer("TopUp");
const FIFTY = Array.from({ length: 50 });

interface Answer {
  transactionId: number;
  balance: number;
  code: string;
}

function pay(userId: number, telegramProductId: number, key: string = randomUUID()) {
  return api.ask<Answer>("/api/user/telegram/available-features/promote", {
    as: userId,
    headers: { "Idempotency-Key": key },
    body: { telegramProductId, featureIds: [offerId] },
  });
}

test("fifty spend one balance at once: it pays for as many as it holds, and each is told what is left", async () => {
  const { id: userId } = await buildUser();
  const listings = await Promise.all(FIFTY.map(() => buildListing({ ownerId: userId })));
  const affordable = 17;
  const rest = cost - 1;
  await giveCoins(userId, cost * affordable + rest);
  const answers = await Promise.all(listings.map(({ id }) => pay(userId, id)));
  const paid = answers.filter(({ status }) => status === 200);
  const left = paid.map(({ body }) => body.balance).sort((one, other) => one - other);
  expect(left).toEqual(Array.from({ length: affordable }, (_, turn) => cost * turn + rest));
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect([refused.length, ...new Set(refused)]).toEqual([50 - affordable, "not_enough_coins"]);
  expect(await readBalance(userId)).toBe(rest);
  expect(await Promotion.count({ where: { listingId: listings.map(({ id }) => id) } })).toBe(affordable);
  expect(await Transaction.count({ where: { userId } })).toBe(affordable);
});

test("one tap that is sent fifty times pays once, and all hear the same", async () => {
  const { id, ownerId } = await buildListing();
  await giveCoins(ownerId, cost * 3);
  const key = randomUUID();
  const answers = await Promise.all(FIFTY.map(() => pay(ownerId, id, key)));
  expect(answers[0]).toMatchObject({ status: 200, body: { balance: cost * 2 } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await readBalance(ownerId)).toBe(cost * 2);
});

test("two tabs with coins for one promotion: one has it, the other is told that coins are missing", async () => {
  const { id, ownerId } = await buildListing();
  await giveCoins(ownerId, cost);
  const answers = await Promise.all([pay(ownerId, id), pay(ownerId, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.map(({ body }) => body.code)).toContain("not_enough_coins");
  expect(await readBalance(ownerId)).toBe(0);
});

test("after all this the ledger is clean", async () => {
  expect((await checkLedger()).faults).toEqual([]);
});
