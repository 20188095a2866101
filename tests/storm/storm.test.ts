import { setTimeout as pause } from "node:timers/promises";
import { Op, QueryTypes } from "sequelize";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { number, rows } from "#db/rows.ts";
import { paymentMethods, providers } from "../../contract/payKinds.ts";
import { checkLedger } from "../../core/money/ledger/checkLedger.ts";
import { OutboxMessage } from "../../db/models/OutboxMessage.ts";
import { Transaction } from "../../db/models/Transaction.ts";
import { sequelize } from "../../db/sequelize.ts";
import { buildUser } from "../factories.ts";
import { sellServices } from "../moneyFactories.ts";
import { Client } from "./client.ts";
import { FragileApi } from "./fragileApi.ts";

/** `STORM_OPERATIONS=10000 npx vitest run tests/storm` for a long one; two at once need a `STORM_PORT` each. */
const OPERATIONS = Number(process.env.STORM_OPERATIONS ?? 500);
const CLIENTS = 20;
/** Several times what it takes on a machine that does nothing else. */
const TIME_MS = Math.max(600_000, OPERATIONS * 120);

const PORT = Number(process.env.STORM_PORT ?? 28_310);

const api = new FragileApi([PORT, PORT + 1]);
const storm = { isOver: false, cuts: 0, done: 0, nextKill: 0 };
/** Kills so many operations apart, about: the storm is as wild on a slow machine as on a fast one. */
const BETWEEN_KILLS = 100;

function isKillDue(): boolean {
  if (storm.done < storm.nextKill) return false;
  storm.nextKill = storm.done + BETWEEN_KILLS * (0.5 + Math.random());
  return true;
}

await sellServices();
await buildUser({ isAdmin: true, botStartedAt: new Date() });
beforeAll(() => api.start(), 60_000);
afterAll(() => api.stop());

/** Cuts a connection to the database now and then, whoever's it is. */
async function cutConnections(): Promise<void> {
  while (!storm.isOver) {
    await pause(150);
    storm.cuts += await rows(
      { count: number },
      `select count(pg_terminate_backend(pid))::integer as count from (
           select pid from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
           order by random() limit 1) unlucky`,
    )
      .then(([row]) => row?.count ?? 0)
      .catch(() => 0);
  }
}

/** Connections of the processes that were killed last may still be at work. */
async function countBusy(): Promise<number> {
  const rows = await sequelize.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    { type: QueryTypes.SELECT },
  );
  return rows.length;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const returned = (clients: readonly Client[]) => new Set(clients.flatMap((client) => [...client.returns]));
/** What is left to chance may take more operations than there are to be. */
const hasAllHappened = (clients: readonly Client[]) =>
  storm.cuts > 0 &&
  clients.some(({ removals }) => removals > 0) &&
  returned(clients).size === paymentMethods.length;

/** Coins of the house that were lost, as the admins were told. */
async function lossesTold(): Promise<number> {
  const told = await OutboxMessage.findAll();
  const losses = told.filter(({ cause }) => cause.startsWith("refund-loss:"));
  return sum(losses.map((one) => Number(/"coins":\s*(\d+)/.exec(JSON.stringify(one.get("message")))?.[1])));
}

const holdingRow = {
  userId: number,
  /** Coins, and the price of all that runs. */
  has: number,
  /** What providers took of theirs that waits to be given back. */
  waiting: number,
  lost: number,
};

const HOLDINGS = `
  select u.id as "userId",
    coalesce((select balance from ledger_accounts a where a.user_id = u.id), 0)
    + (select coalesce(sum(b.cost), 0)::integer from promotion_purchases b
       join promotions p on p.id = b.promotion_id and p.ended_at is null
       join transactions t on t.id = b.transaction_id
       where t.user_id = u.id and b.revoked_at is null) as has,
    (select coalesce(sum(e.amount), 0)::integer from ledger_entries e
     join ledger_accounts a on a.id = e.account_id and a.kind = 'surplus'
     join ledger_movements m on m.id = e.movement_id join transactions t on t.id = m.transaction_id
     where t.user_id = u.id) as waiting,
    (select coalesce(-sum(e.amount), 0)::integer from ledger_entries e
     join ledger_accounts a on a.id = e.account_id and a.kind = 'adjustment'
     join ledger_movements m on m.id = e.movement_id and m.kind = 'refunded'
     join transactions t on t.id = m.transaction_id where t.user_id = u.id) as lost
  from users u`;

/**
 * Checks that each person has no more, in coins and in promotions that run, than was paid and hasn't gone back. Losses
 * are the exception, and they are told.
 */
async function checkHoldings(clients: readonly Client[]): Promise<void> {
  const found = await rows(holdingRow, HOLDINGS);
  for (const { userId, tills, given } of clients) {
    const { has, waiting, lost } = found.find((row) => row.userId === userId)!;
    const paid = given + sum(Object.values(tills).map(({ coins }) => coins)) - waiting;
    expect(has, `of person ${userId}, who has paid ${paid}, ${lost} are lost`).toBeLessThanOrEqual(
      paid + lost,
    );
  }
}

/** Checks that the entries agree with the providers' holdings, and each loss with the words about it. */
async function checkBooks(clients: readonly Client[]): Promise<void> {
  const { faults, balances } = await checkLedger();
  expect(faults).toEqual([]);
  for (const provider of providers) {
    const tills = clients.map((client) => client.tills[provider]);
    expect(balances[provider], provider).toBe(-sum(tills.map(({ coins }) => coins)));
    expect(sum(tills.map(({ payments }) => payments)), provider).toBeGreaterThan(0);
  }
  const given = sum(clients.map((client) => client.given));
  expect(balances.adjustment).toBe(-given - (await lossesTold()));
  expect(await Transaction.count({ where: { status: "Pending" } })).toBe(0);
  const paid = await Transaction.count({ where: { status: ["Paid", "Refunded"] } });
  expect(await OutboxMessage.count({ where: { cause: { [Op.like]: "paid:%" } } }), "told").toBe(paid);
}

test(
  `${OPERATIONS} operations or more of ${CLIENTS} at once, killed and cut all the while: nothing lost, nothing doubled`,
  async () => {
    const clients = await Promise.all(Array.from({ length: CLIENTS }, () => Client.make(api)));
    const disturbing = [api.killInTurn(storm, isKillDue), cutConnections()];
    await Promise.all(
      clients.map(async (client) => {
        while (storm.done < OPERATIONS || !hasAllHappened(clients)) {
          storm.done += 1;
          await client.act();
        }
      }),
    );
    storm.isOver = true;
    await Promise.all(disturbing);
    await vi.waitFor(async () => expect(await countBusy()).toBe(0), { timeout: 30_000 });

    expect(api.kills).toBeGreaterThan(0);
    expect(storm.cuts).toBeGreaterThan(0);
    expect(sum(clients.map(({ removals }) => removals))).toBeGreaterThan(0);
    expect(paymentMethods.filter((method) => !returned(clients).has(method))).toEqual([]);
    await checkBooks(clients);
    await checkHoldings(clients);
  },
  TIME_MS,
);
