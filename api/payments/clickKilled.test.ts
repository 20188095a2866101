import { expect, test } from "vitest";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { type ClickStep, clickFields, completing, startClick } from "../../tests/callClick.ts";
import { buildOrder, countTold, sellServices, statusOf } from "../../tests/moneyFactories.ts";
import { type Moment, readyToStrike } from "../../tests/strike.ts";

await sellServices();
const { send, codeOf } = await startClick();
const struckAt = await readyToStrike();

const CANCELLED = { error: "-5017" };
const afterwards = {
  prepare: { state: "created", status: "Pending", again: 0, running: 0 },
  complete: { state: "performed", status: "Paid", again: -4, running: 1 },
  cancel: { state: "cancelled", status: "Created", again: -9, running: 0 },
};
type Step = keyof typeof afterwards;

/** An order of which Click has told all that comes before a step, and the call of that step. */
async function bringTo(step: Step) {
  const { order, listing } = await buildOrder("click");
  const fields = clickFields(order);
  if (step === "prepare") return { order, listing, path: "prepare" as ClickStep, fields };
  const answer = await send("prepare", fields);
  const call = completing(fields, answer, step === "cancel" ? CANCELLED : {});
  return { order, listing, path: "complete" as ClickStep, fields: call };
}

const blows = (["prepare", "complete", "cancel"] as const).flatMap((step) =>
  (["before", "after"] as const).map((moment): [Step, Moment] => [step, moment]),
);

test.each(blows)(
  "%s is done whole or not at all, wherever the database goes away, %s a statement",
  async (step, moment) => {
    const { state, status, again, running } = afterwards[step];
    const done = { state, status };
    let reached = 0;
    let isUnheard = false;
    for (;;) {
      const { order, listing, path, fields } = await bringTo(step);
      const look = async () => ({
        state: (await ProviderPayment.findOne({ where: { transactionId: order.id } }))?.state,
        status: await statusOf(order.id),
      });
      const before = await look();
      const { answer, wasStruck } = await struckAt(reached + 1, moment, () => send(path, fields));
      if (!wasStruck) break;
      reached += 1;
      expect(answer, `statement ${reached}`).toMatchObject({ error: -7 });
      const now = await look();
      expect([before, done]).toContainEqual(now);
      const isDone = now.state === state;
      isUnheard ||= isDone;
      expect(await codeOf(path, fields), `after statement ${reached}`).toBe(
        isDone || step === "cancel" ? again : 0,
      );
      expect(await codeOf(path, fields)).toBe(again);
      expect(await look()).toEqual(done);
      expect(await Promotion.count({ where: { listingId: listing.id, endedAt: null } })).toBe(running);
      expect(await countTold(order.userId)).toBe(running);
    }
    // What was committed when its answer was lost.
    expect(isUnheard).toBe(moment === "after");
    expect(reached).toBeGreaterThan(step === "complete" ? 10 : 5);
    expect((await checkLedger()).faults).toEqual([]);
  },
  120_000,
);
