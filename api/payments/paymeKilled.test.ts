import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { paymeId, startPayme } from "../../tests/callPayme.ts";
import { buildOrder, countTold, sellServices, statusOf } from "../../tests/moneyFactories.ts";
import { type Moment, readyToStrike } from "../../tests/strike.ts";

await sellServices();
const { call } = await startPayme();

const struckAt = await readyToStrike();

const steps = ["CreateTransaction", "PerformTransaction", "CancelTransaction"] as const;
type Step = (typeof steps)[number];
/** It has begun; it has ended and been given back. */
const messagesAfter = { CreateTransaction: 0, PerformTransaction: 1, CancelTransaction: 2 };
const stateAfter = {
  CreateTransaction: "created",
  PerformTransaction: "performed",
  CancelTransaction: "reversed",
};
const statusAfter = {
  CreateTransaction: "Pending",
  PerformTransaction: "Paid",
  CancelTransaction: "Refunded",
};

/** An order with the steps of its payment before one. */
async function bringTo(step: Step) {
  const { order, listing, amount, account } = await buildOrder();
  const params = { id: paymeId(), time: Date.now(), amount, account, reason: 5 };
  for (const earlier of steps.slice(0, steps.indexOf(step))) await call(earlier, params);
  return { order, listing, params };
}

const stateOf = async (externalId: string) =>
  (await ProviderPayment.findOne({ where: { externalId } }))?.state;

const blows = steps.flatMap((step) =>
  (["before", "after"] as const).map((moment): [Step, Moment] => [step, moment]),
);

test.each(blows)(
  "%s is done whole or not at all, wherever the database goes away, %s a statement",
  async (step, moment) => {
    let reached = 0;
    let isUnheard = false;
    for (;;) {
      const { order, listing, params } = await bringTo(step);
      const before = { state: await stateOf(params.id), status: await statusOf(order.id) };
      const { answer, wasStruck } = await struckAt(reached + 1, moment, () => call(step, params));
      if (!wasStruck) break;
      reached += 1;
      expect(answer.error?.code, `statement ${reached}`).toBe(-32400);
      const now = { state: await stateOf(params.id), status: await statusOf(order.id) };
      const done = { state: stateAfter[step], status: statusAfter[step] };
      expect([before, done]).toContainEqual(now);
      isUnheard ||= now.state === done.state;

      const again = await call(step, params);
      expect(again.result, `after statement ${reached}`).toBeDefined();
      expect((await call(step, params)).result).toEqual(again.result);
      expect(await stateOf(params.id)).toBe(stateAfter[step]);
      expect(await statusOf(order.id)).toBe(statusAfter[step]);
      const running = await Promotion.count({ where: { listingId: listing.id, endedAt: null } });
      expect(running).toBe(step === "PerformTransaction" ? 1 : 0);
      expect(await countTold(order.userId)).toBe(messagesAfter[step]);
    }
    // What was committed when its answer was lost.
    if (moment === "after") expect(isUnheard).toBe(true);
    expect(reached).toBeGreaterThan(step === "CreateTransaction" ? 6 : 10);
    expect((await checkLedger()).faults).toEqual([]);
  },
  120_000,
);
