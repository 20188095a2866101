import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import type { ErrorBody } from "#contract/errors.ts";
import type { listBalance, listPayouts, payOut, Referral } from "#contract/referral.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../tests/factories.ts";
import { bring, buy, earn, nextAddress, walletOf } from "../../tests/referralFactories.ts";
import { buildProduct, purchaseOf } from "../../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const MINE = "/api/user/referral";
const PAYOUTS = "/api/admin/payouts";
type Payable = z.infer<typeof listPayouts.output>;
type Payout = z.infer<typeof payOut.output>;

test("the stated paths tell the sums by state and how many were brought; who has brought nobody has 0", async () => {
  const user = await buildUser();
  const ask = async (path: string) => (await api.ask(`/api/referral-payouts/${path}`, { as: user.id })).body;
  expect(await ask("total-amounts")).toEqual({ Pending: 0, Approved: 0, Paid: 0, Earned: 0 });
  expect(await ask("referrals-count")).toBe(0);
  await earn(user);
  await buy(await buildUser({ refererId: user.id }));
  const absorbed = await buildUser({ refererId: user.id, absorbedById: user.id });
  expect(absorbed.refererId).toBe(user.id);
  expect(await ask("total-amounts")).toEqual({ Pending: 825, Approved: 825, Paid: 0, Earned: 825 });
  expect(await ask("referrals-count")).toBe(2);
});

test("every line says its order, rate, state, day and reason, and of whose it is no more than a name and an initial", async () => {
  const user = await buildUser();
  const friend = await buildUser({ refererId: user.id, firstName: "Asha", lastName: "Kulkarni" });
  const [first, second] = [await buy(friend), await buy(friend)];
  await bring(first.id, "delivered");
  await bring(second.id, "cancelled");
  const { body } = await api.ask<Referral>(MINE, { as: user.id });
  expect(body).toMatchObject({ balance: 0, pending: 825, earned: 0, invited: 1, payoutMethod: "", total: 2 });
  expect(body.lines).toEqual([
    {
      id: expect.any(Number),
      orderNumber: `••••••${second.number.slice(-4)}`,
      title: expect.stringMatching(/^Product/),
      title_hi: expect.stringMatching(/^उत्पाद/),
      firstName: "Asha",
      initial: "K",
      amount: 825,
      rate: 150,
      state: "Rejected",
      reason: "cancelled",
      releaseAt: null,
      createdAt: expect.any(String),
    },
    expect.objectContaining({ state: "Pending", reason: null, releaseAt: expect.any(String) }),
  ]);
  const text = JSON.stringify(body);
  for (const secret of [friend.phoneNumber!, "Kulkarni", "Lane", first.number, String(friend.telegramId)]) {
    expect(text).not.toContain(secret);
  }
});

test("every line of the balance is told: what came in, what was used, came back, was taken back and paid out", async () => {
  const user = await buildUser();
  const [first, second] = [await earn(user), await earn(user)];
  const own = await buy(user, { balance: 8 });
  await bring(own.id, "cancelled");
  await bring(first.id, "returned");
  await api.ask("/api/user/profile", { method: "PATCH", as: user.id, body: { payoutMethod: "asha@upi" } });
  const admin = await buildUser({ isAdmin: true });
  const { status } = await api.ask(PAYOUTS, {
    as: admin.id,
    body: { userId: user.id, amount: 825 },
    headers: { "Idempotency-Key": "balance-lines" },
  });
  expect(status).toBe(200);
  type Lines = z.infer<typeof listBalance.output>;
  const { body } = await api.ask<Lines>("/api/user/balance", { as: user.id });
  const theirs = ({ number }: { number: string }) => `••••••${number.slice(-4)}`;
  const none = { orderId: null, method: null };
  const mine = { orderNumber: own.number, orderId: own.id, method: null };
  expect(body.lines.map(({ id: _, createdAt: __, ...line }) => line)).toEqual([
    { kind: "payout", amount: -825, orderNumber: null, orderId: null, method: "asha@upi" },
    { kind: "reward-reversed", amount: -825, orderNumber: theirs(first), ...none },
    { kind: "spent-returned", amount: 800, ...mine },
    { kind: "spent", amount: -800, ...mine },
    { kind: "reward", amount: 825, orderNumber: theirs(second), ...none },
    { kind: "reward", amount: 825, orderNumber: theirs(first), ...none },
  ]);
  expect(body.total).toBe(6);
  const page = await api.ask<Lines>(`/api/user/balance?take=2&after=${body.lines[1]?.id}`, { as: user.id });
  expect(page.body.lines).toEqual(body.lines.slice(2, 4));
  expect((await api.ask<Lines>("/api/user/balance", { as: admin.id })).body).toEqual({ lines: [], total: 0 });
});

test("lines come in pages, none of them twice, and nobody sees another's", async () => {
  const user = await buildUser();
  const friend = await buildUser({ refererId: user.id });
  for (let count = 0; count < 5; count += 1) await buy(friend);
  const seen: number[] = [];
  for (let after = ""; ; ) {
    const { body } = await api.ask<Referral>(`${MINE}?take=2${after}`, { as: user.id });
    expect(body.total).toBe(5);
    if (body.lines.length === 0) break;
    seen.push(...body.lines.map(({ id }) => id));
    after = `&after=${seen.at(-1)}`;
    await buy(friend, { isGroupPurchase: false });
  }
  expect(seen).toHaveLength(5);
  expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
  expect((await api.ask<Referral>(MINE, { as: friend.id })).body.lines).toEqual([]);
});

test("who isn't signed in sees none of it, and only an admin sees and makes payouts", async () => {
  const { id } = await buildUser();
  for (const path of [MINE, "/api/referral-payouts/total-amounts", "/api/referral-payouts/referrals-count"]) {
    expect((await api.call(path)).status).toBe(401);
  }
  expect((await api.call(PAYOUTS, { as: id })).status).toBe(403);
  expect((await api.call(PAYOUTS, { as: id, body: { userId: id, amount: 1 } })).status).toBe(403);
});

test("an admin sees who has what to be paid and pays it; the same call again pays nothing", async () => {
  const admin = await buildUser({ isAdmin: true });
  const user = await buildUser({ firstName: "Ravi", lastName: "Rao", username: "ravi" });
  await earn(user);
  await earn(user);
  await api.ask("/api/user/profile", { method: "PATCH", as: user.id, body: { payoutMethod: "ravi@upi" } });
  const list = async () => (await api.ask<Payable>(PAYOUTS, { as: admin.id })).body;
  const { data, total } = await list();
  expect(total).toBe(data.length);
  expect(data[0]).toEqual({
    userId: user.id,
    firstName: "Ravi",
    lastName: "Rao",
    username: "ravi",
    phoneNumber: user.phoneNumber,
    isBanned: false,
    balance: 1650,
    method: "ravi@upi",
    lastPaidAt: null,
  });
  const pay = (amount: number, key: string) =>
    api.ask<Payout & ErrorBody>(PAYOUTS, {
      as: admin.id,
      body: { userId: user.id, amount, note: "UPI 1" },
      headers: { "Idempotency-Key": key },
    });
  expect(await pay(1649, "wrong")).toMatchObject({ status: 409, body: { code: "conflict" } });
  const paid = await Promise.all([1, 2, 3].map(() => pay(1650, "once")));
  for (const { status, body } of paid) expect([status, body]).toEqual([200, paid[0]?.body]);
  expect(paid[0]?.body).toMatchObject({ amount: 1650, method: "ravi@upi" });
  expect(await walletOf(user.id)).toBe(0);
  expect((await list()).data.map(({ userId }) => userId)).not.toContain(user.id);
  expect(
    await sequelize.query("select from referral_payouts where user_id = $id", { bind: { id: user.id } }),
  ).toMatchObject([expect.anything(), { rowCount: 1 }]);
});

test("a payout without a key of its own is refused, as a repeat couldn't be told from another", async () => {
  const [user, admin] = await Promise.all([buildUser(), buildUser({ isAdmin: true })]);
  await earn(user);
  const pay = (headers = {}) =>
    api.ask<ErrorBody>(PAYOUTS, { as: admin.id, body: { userId: user.id, amount: 825 }, headers });
  expect(await pay()).toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { "Idempotency-Key": "required" } },
  });
  expect(await walletOf(user.id)).toBe(825);
  expect((await pay({ "Idempotency-Key": "first" })).status).toBe(200);
  await earn(user);
  expect((await pay({ "Idempotency-Key": "first" })).status).toBe(200);
  expect(await walletOf(user.id)).toBe(825);
});

test("an order by balance: what is used elsewhere meanwhile is told in the buyer's words", async () => {
  const user = await buildUser({ language: "en" });
  await earn(user);
  const product = await buildProduct();
  const order = (balance: unknown) =>
    api.ask<ErrorBody>("/api/user/group-purchases/join-or-create", {
      as: user.id,
      headers: { "Accept-Language": "en" },
      body: { ...purchaseOf(product.id, { address: nextAddress(), isGroupPurchase: false }), balance },
    });
  expect((await order(8)).status).toBe(200);
  expect(await order(8)).toMatchObject({
    status: 409,
    body: {
      code: "balance_changed",
      message: "Your balance has changed. Check the order and place it again",
    },
  });
  for (const wrong of [-1, 0.5, "8", 1e15]) expect((await order(wrong)).status).toBe(400);
  expect(await walletOf(user.id)).toBe(25);
});
