import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { lockTransaction } from "#core/money/payments/lockTransaction.ts";
import { refund } from "#core/money/payments/refund.ts";
import { sweepTransactions } from "#core/money/payments/sweepTransactions.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { transact } from "#db/sequelize.ts";
import { clickFields, completing, startClick } from "../../tests/callClick.ts";
import { buildUser } from "../../tests/factories.ts";
import { sellServices, statusOf } from "../../tests/moneyFactories.ts";

await sellServices();
await buildUser({ isAdmin: true, botStartedAt: new Date() });
const { send, codeOf, prepared } = await startClick();

type Prepared = Awaited<ReturnType<typeof prepared>>;
const CANCELLED = { error: "-5017", error_note: "Cancelled" };
const LONG_AGO = new Date(Date.now() - 13 * 3_600_000);

const idOf = ({ answer }: Prepared) => answer.merchant_prepare_id!;
const stateOf = async (one: Prepared) => (await ProviderPayment.findByPk(idOf(one)))!.state;
const overdue = ({ order }: Prepared) =>
  Transaction.update({ expiresAt: LONG_AGO }, { where: { id: order.id } });
const close = ({ order }: Prepared, status: "Cancelled" | "Expired") =>
  Transaction.update({ status, closedAt: new Date() }, { where: { id: order.id } });

async function sweep(one: Prepared) {
  await ProviderPayment.update({ createdAt: LONG_AGO }, { where: { id: idOf(one) } });
  await sweepTransactions();
  expect(await stateOf(one)).toBe("cancelled");
}

async function prepareAnother({ order }: Prepared) {
  const fields = clickFields(order);
  const answer = await send("prepare", fields);
  expect(answer.error).toBe(0);
  return (overrides = {}) => codeOf("complete", completing(fields, answer, overrides));
}

async function giveBack({ order }: Prepared) {
  await transact(async () => refund((await lockTransaction(order.id))!));
}

test.each<[string, (one: Prepared) => Promise<unknown>, number, string, string]>([
  ["under way", async () => {}, 0, "performed", "Paid"],
  ["under way, its order out of time", overdue, 0, "performed", "Paid"],
  ["given up, its order open", sweep, 0, "performed", "Paid"],
  [
    "given up, its order open and out of time",
    async (one) => {
      await sweep(one);
      await overdue(one);
    },
    ...([0, "performed", "Paid"] as const),
  ],
  [
    "given up, its order expired",
    async (one) => {
      await overdue(one);
      await sweep(one);
    },
    ...([0, "surplus", "Expired"] as const),
  ],
  [
    "given up, its order cancelled",
    async (one) => {
      await sweep(one);
      await close(one, "Cancelled");
    },
    ...([0, "surplus", "Cancelled"] as const),
  ],
  [
    "given up, its order waiting for another",
    async (one) => {
      await sweep(one);
      await prepareAnother(one);
    },
    ...([0, "performed", "Paid"] as const),
  ],
  [
    "given up, its order waiting for another and out of time",
    async (one) => {
      await sweep(one);
      await prepareAnother(one);
      await overdue(one);
    },
    ...([0, "performed", "Paid"] as const),
  ],
  [
    "given up, its order paid by another",
    async (one) => {
      await sweep(one);
      expect(await (await prepareAnother(one))()).toBe(0);
    },
    ...([0, "surplus", "Paid"] as const),
  ],
  [
    "given up, its order paid by another and refunded",
    async (one) => {
      await sweep(one);
      await (await prepareAnother(one))();
      await giveBack(one);
    },
    ...([0, "surplus", "Refunded"] as const),
  ],
  [
    "given up and then called off",
    async (one) => {
      await sweep(one);
      expect(await one.complete(CANCELLED)).toBe(-9);
    },
    ...([-9, "cancelled", "Created"] as const),
  ],
  ["called off", (one) => one.complete(CANCELLED), -9, "cancelled", "Created"],
  [
    "called off, with a code beyond 16 bits",
    (one) => one.complete({ error: "-987654321" }),
    ...([-9, "cancelled", "Created"] as const),
  ],
  [
    "called off, its order waiting for another",
    async (one) => {
      await one.complete(CANCELLED);
      await prepareAnother(one);
    },
    ...([-9, "cancelled", "Pending"] as const),
  ],
  ["made", (one) => one.complete(), -4, "performed", "Paid"],
  [
    "made and refunded",
    async (one) => {
      await one.complete();
      await giveBack(one);
    },
    ...([-9, "reversed", "Refunded"] as const),
  ],
  [
    "kept as a surplus",
    async (one) => {
      await overdue(one);
      await sweep(one);
      await one.complete();
    },
    ...([-4, "surplus", "Expired"] as const),
  ],
])("money comes for a payment that was %s", async (_, meet, code, state, status) => {
  const one = await prepared();
  await meet(one);
  expect(await one.complete()).toBe(code);
  expect([await stateOf(one), await statusOf(one.order.id)]).toEqual([state, status]);
  expect(await one.complete()).toBe(code === 0 ? -4 : code);
  expect([await stateOf(one), await statusOf(one.order.id)]).toEqual([state, status]);
  expect((await checkLedger()).faults).toEqual([]);
});

test("money that comes at the moment its payment is given up, and its order perhaps with it, is taken in once", async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const one = await prepared();
    await ProviderPayment.update({ createdAt: LONG_AGO }, { where: { id: idOf(one) } });
    if (turn % 2) await overdue(one);
    const calls = Array.from({ length: 5 }, () => one.complete());
    const [, codes] = await Promise.all([sweepTransactions(), Promise.all(calls)]);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code === -4)).toHaveLength(4);
    const how = [await stateOf(one), await statusOf(one.order.id)];
    expect([
      ["performed", "Paid"],
      ["surplus", "Expired"],
    ]).toContainEqual(how);
    if (turn % 2 === 0) expect(how).toEqual(["performed", "Paid"]);
  }
});

test("of two payments that are both made, the one that came late is kept, and admins hear of it", async () => {
  const one = await prepared();
  await sweep(one);
  const completeAnother = await prepareAnother(one);
  expect(await one.complete()).toBe(0);
  expect(await completeAnother()).toBe(0);
  expect(await completeAnother()).toBe(-4);
  const states = await ProviderPayment.findAll({ where: { transactionId: one.order.id }, order: ["id"] });
  expect(states.map(({ state }) => state)).toEqual(["performed", "surplus"]);
  expect(await OutboxMessage.count({ where: { cause: `surplus:${states[1]!.id}:to:1` } })).toBe(1);
});

test("what was made stays when it is called off, and admins hear of that once", async () => {
  const one = await prepared();
  await one.complete();
  for (const _ of [1, 2, 3]) expect(await one.complete(CANCELLED)).toBe(-9);
  expect([await stateOf(one), await statusOf(one.order.id)]).toEqual(["performed", "Paid"]);
  expect(await OutboxMessage.count({ where: { cause: `click-cancelled:${idOf(one)}:to:1` } })).toBe(1);
});

test("the money counts though the listing left meanwhile: it comes back in coins", async () => {
  const one = await prepared();
  await one.listing.update({ status: "closed" });
  expect(await one.complete()).toBe(0);
  expect(await readBalance(one.order.userId)).toBe(one.order.coins);
  expect((await checkLedger()).faults).toEqual([]);
});
