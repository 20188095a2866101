import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { startUzum } from "../../tests/callUzum.ts";
import { buildOrder, countTold, sellServices, statusOf } from "../../tests/moneyFactories.ts";
import { type Moment, readyToStrike } from "../../tests/strike.ts";

await sellServices();
const { send, codeOf } = await startUzum();
const struckAt = await readyToStrike();

const steps = ["create", "confirm", "reverse"] as const;
type Step = (typeof steps)[number];
const afterwards = {
  create: { state: "created", status: "Pending", told: "CREATED", again: 10010, running: 0, messages: 0 },
  confirm: { state: "performed", status: "Paid", told: "CONFIRMED", again: 10016, running: 1, messages: 1 },
  reverse: { state: "reversed", status: "Refunded", told: "REVERSED", again: 10018, running: 0, messages: 2 },
};

/** An order of which Uzum has told all that comes before a step, and what its calls hold. */
async function bringTo(step: Step) {
  const { order, listing, amount } = await buildOrder("uzum");
  const call = { transId: randomUUID(), params: { order_id: order.id }, amount };
  for (const earlier of steps.slice(0, steps.indexOf(step))) await send(earlier, call);
  return { order, listing, call };
}

const blows = steps.flatMap((step) =>
  (["before", "after"] as const).map((moment): [Step, Moment] => [step, moment]),
);

test.each(blows)(
  "%s is done whole or not at all, wherever the database goes away, %s a statement",
  async (step, moment) => {
    const { state, status, told, again, running, messages } = afterwards[step];
    const done = { state, status };
    let reached = 0;
    let isUnheard = false;
    for (;;) {
      const { order, listing, call } = await bringTo(step);
      const look = async () => ({
        state: (await ProviderPayment.findOne({ where: { transactionId: order.id } }))?.state,
        status: await statusOf(order.id),
      });
      const before = await look();
      const { answer, wasStruck } = await struckAt(reached + 1, moment, () => send(step, call));
      if (!wasStruck) break;
      reached += 1;
      expect(answer.errorCode, `statement ${reached}`).toBe(99999);
      const now = await look();
      expect([before, done]).toContainEqual(now);
      const isDone = now.state === state;
      isUnheard ||= isDone;
      expect(await codeOf(step, call), `after statement ${reached}`).toBe(isDone ? again : undefined);
      expect(await codeOf(step, call)).toBe(again);
      expect((await send("status", call)).status).toBe(told);
      expect(await look()).toEqual(done);
      expect(await Promotion.count({ where: { listingId: listing.id, endedAt: null } })).toBe(running);
      expect(await countTold(order.userId)).toBe(messages);
    }
    // What was committed when its answer was lost.
    expect(isUnheard).toBe(moment === "after");
    expect(reached).toBeGreaterThan(step === "create" ? 6 : 10);
    expect((await checkLedger()).faults).toEqual([]);
  },
  120_000,
);
