import { beforeEach, expect, test, vi } from "vitest";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { buildUser } from "../../../tests/factories.ts";
import { sellServices } from "../../../tests/moneyFactories.ts";
import { type Moment, readyToStrike } from "../../../tests/strike.ts";
import { checkLedger } from "../ledger/checkLedger.ts";
import { readBalance } from "../ledger/readBalance.ts";
import { buyPack } from "../payments/buyPack.ts";
import { refundByHand } from "../payments/refundByHand.ts";
import { receiveStars } from "./receive.ts";
import { refundCharges } from "./refundCharges.ts";
import { takeRefund } from "./takeRefund.ts";

await sellServices();

const struckAt = await readyToStrike();

// Telegram as far as refunds go: it gives each payment back once.
const givenBack = new Map<string, number>();
beforeEach(() => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, options) => {
    const { telegram_payment_charge_id: id } = JSON.parse(String(options?.body)) as Record<string, string>;
    const times = (givenBack.get(id!) ?? 0) + 1;
    givenBack.set(id!, times);
    const refusal = { ok: false, error_code: 400, description: "Bad Request: CHARGE_ALREADY_REFUNDED" };
    return new Response(JSON.stringify(times > 1 ? refusal : { ok: true, result: true }));
  });
});

let made = 0;
/** A pack that is to be paid, and the ways to pay it and go on. */
async function begin() {
  const user = await buildUser({ botStartedAt: new Date() });
  const { id, stars, coins } = await buyPack(user.id, 1);
  made += 1;
  const charge = `charge-${made}`;
  const pay = (chargeId: string) =>
    receiveStars({
      chargeId,
      telegramId: Number(user.telegramId),
      payload: String(id),
      currency: "XTR",
      amount: Number(stars),
      paidAt: new Date(),
    });
  const look = async () => {
    const all = await ProviderPayment.findAll({ where: { transactionId: id }, order: ["id"] });
    return {
      status: (await Transaction.findByPk(id))?.status,
      payments: all.map(({ state, resolution, details }) => [state, resolution, details.refund].join(" ")),
      coins: await readBalance(user.id),
    };
  };
  return { id, coins, charge, pay, look, userId: user.id };
}
type Begun = Awaited<ReturnType<typeof begin>>;

interface Step {
  bring(begun: Begun): Promise<unknown>;
  run(begun: Begun): Promise<unknown>;
}
const steps: Record<string, Step> = {
  "a payment": { bring: async () => {}, run: ({ pay, charge }) => pay(charge) },
  "a second payment": {
    bring: ({ pay, charge }) => pay(charge),
    run: ({ pay, charge }) => pay(`${charge}-b`),
  },
  "a refund that we decide": {
    bring: ({ pay, charge }) => pay(charge),
    run: ({ id }) => refundByHand(id, null).catch(ignoreDone),
  },
  "its call to Telegram": {
    bring: async ({ id, pay, charge }) => {
      await pay(charge);
      await refundByHand(id, null);
    },
    run: () => refundCharges(),
  },
  "giving a second payment back": {
    bring: async ({ pay, charge }) => {
      await pay(charge);
      await pay(`${charge}-b`);
    },
    run: () => refundCharges(),
  },
  "a refund that Telegram tells": {
    bring: ({ pay, charge }) => pay(charge),
    run: ({ charge }) => takeRefund(charge),
  },
};

/** A second decision is told that it is refunded. */
function ignoreDone(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "payment_closed")) throw error;
}

const blows = Object.keys(steps).flatMap((name) =>
  (["before", "after"] as const).map((moment): [string, Moment] => [name, moment]),
);

test.each(blows)(
  "%s is entered whole or not at all, wherever the database goes away, %s a statement",
  async (name, moment) => {
    const { bring, run } = steps[name]!;
    const peaceful = await begin();
    await bring(peaceful);
    await run(peaceful);
    const done = await peaceful.look();

    let reached = 0;
    for (;;) {
      const begun = await begin();
      await bring(begun);
      const before = await begun.look();
      const { wasStruck } = await struckAt(reached + 1, moment, () => run(begun).catch(() => {}));
      if (!wasStruck) break;
      reached += 1;
      expect([before, done], `statement ${reached}`).toContainEqual(await begun.look());
      await run(begun);
      await run(begun);
      expect(await begun.look(), `after statement ${reached}`).toEqual(done);
      const told = await OutboxMessage.count({ where: { cause: `paid:${begun.id}` } });
      expect(told).toBe(1);
    }
    expect(reached).toBeGreaterThan(3);
    expect((await checkLedger()).faults).toEqual([]);
  },
);
