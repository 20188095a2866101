import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { checkLedger } from "#core/ledger/checkLedger.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { sequelize, transactionClient } from "#db/sequelize.ts";
import { paymeId, startPayme } from "../../tests/callPayme.ts";
import { buildOrder, sellServices, statusOf } from "../../tests/factories.ts";

await sellServices();
const { call } = await startPayme();

const killer = new pg.Client(process.env.DATABASE_URL);
await killer.connect();
afterAll(() => killer.end());
vi.spyOn(console, "warn").mockImplementation(() => {});

type Moment = "before" | "after";
/** Which statement of a call, from 1, meets the end of its connection, and when; 0 is none. */
let struck = { statement: 0, moment: "before" as Moment };
let statements = 0;

/** Ends the connection of the open transaction, as a database that is restarted would. */
async function strike(): Promise<void> {
  const client = transactionClient() as (pg.Client & { processID: number }) | undefined;
  if (client) await killer.query("select pg_terminate_backend($1, 5000)", [client.processID]);
}

const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
vi.spyOn(sequelize, "query").mockImplementation((async (...args: unknown[]) => {
  statements += 1;
  if (statements !== struck.statement) return query(...args);
  if (struck.moment === "after") await query(...args);
  await strike();
  throw new Error("The database is gone");
}) as never);

/** Calls and breaks the connection at one statement. */
async function callStruck(statement: number, moment: Moment, method: string, params: object) {
  struck = { statement, moment };
  statements = 0;
  try {
    return await call(method, params);
  } finally {
    struck = { statement: 0, moment };
  }
}

const steps = ["CreateTransaction", "PerformTransaction", "CancelTransaction"] as const;
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
async function bringTo(step: (typeof steps)[number]) {
  const { order, listing, amount, account } = await buildOrder();
  const params = { id: paymeId(), time: Date.now(), amount, account, reason: 5 };
  for (const earlier of steps.slice(0, steps.indexOf(step))) await call(earlier, params);
  return { order, listing, params };
}

const stateOf = async (externalId: string) =>
  (await ProviderPayment.findOne({ where: { externalId } }))?.state;

const blows = steps.flatMap((step) =>
  (["before", "after"] as const).map((moment) => [step, moment] as const),
);

test.each(blows)(
  "%s is done whole or not at all, wherever the database goes away, %s a statement",
  async (step, moment) => {
    let reached = 0;
    let isUnheard = false;
    for (let statement = 1; ; statement += 1) {
      const { order, listing, params } = await bringTo(step);
      const before = { state: await stateOf(params.id), status: await statusOf(order.id) };
      const { error } = await callStruck(statement, moment, step, params);
      if (statements < statement) break;
      reached = statement;
      expect(error?.code, `statement ${statement}`).toBe(-32400);
      const now = { state: await stateOf(params.id), status: await statusOf(order.id) };
      const done = { state: stateAfter[step], status: statusAfter[step] };
      expect([before, done]).toContainEqual(now);
      isUnheard ||= now.state === done.state;

      const again = await call(step, params);
      expect(again.result, `after statement ${statement}`).toBeDefined();
      expect((await call(step, params)).result).toEqual(again.result);
      expect(await stateOf(params.id)).toBe(stateAfter[step]);
      expect(await statusOf(order.id)).toBe(statusAfter[step]);
      const running = await Promotion.count({ where: { listingId: listing.id, endedAt: null } });
      expect(running).toBe(step === "PerformTransaction" ? 1 : 0);
      expect(await OutboxMessage.count({ where: { userId: order.userId } })).toBe(steps.indexOf(step));
    }
    // What was committed when its answer was lost.
    if (moment === "after") expect(isUnheard).toBe(true);
    expect(reached).toBeGreaterThan(step === "CreateTransaction" ? 6 : 10);
    expect((await checkLedger()).faults).toEqual([]);
  },
  120_000,
);
