import type { Update } from "grammy/types";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { processUpdates } from "../../bot/updates/processUpdates.ts";
import { checkLedger } from "../../core/money/ledger/checkLedger.ts";
import { readBalance } from "../../core/money/ledger/readBalance.ts";
import { buyPack } from "../../core/money/payments/buyPack.ts";
import { webhookSecret } from "../../core/platform/updates/webhookSecret.ts";
import { Promotion } from "../../db/models/Promotion.ts";
import { ProviderPayment } from "../../db/models/ProviderPayment.ts";
import type { Transaction } from "../../db/models/Transaction.ts";
import { sequelize, transactionClient } from "../../db/sequelize.ts";
import { clickFields, completing, startClick } from "../callClick.ts";
import { paymeId, startPayme } from "../callPayme.ts";
import { startUzum } from "../callUzum.ts";
import { buildUser } from "../factories.ts";
import { fakePerson, fakeTelegram } from "../fakeTelegram.ts";
import { buildOrder, countTold, sellServices, statusOf } from "../moneyFactories.ts";
import { startOwnServer } from "./ownServer.ts";

const server = await startOwnServer();
await sellServices();
const { api, ...payme } = await startPayme();
const click = await startClick();
const uzum = await startUzum();
const telegram = fakeTelegram();
vi.spyOn(console, "warn").mockImplementation(() => {});

/** A provider is to have its answer, a refusal too, before anybody has waited for a connection (20 s) in vain. */
const SOON_MS = 15_000;

const query = sequelize.query.bind(sequelize) as (...args: unknown[]) => Promise<unknown>;
const textOf = (sql: unknown) => (typeof sql === "string" ? sql : (sql as { query: string }).query);
let crashesAt: "before" | "after" | undefined;
let writer: ReturnType<typeof transactionClient>;
/** The server crashes as a payment is to be kept: `before` it is, or `after`, when nobody hears of that. */
vi.spyOn(sequelize, "query").mockImplementation((async (...args: unknown[]) => {
  const text = textOf(args[0]);
  if (/^(INSERT INTO|UPDATE) "provider_payments"/.test(text)) writer = transactionClient();
  if (!crashesAt || text !== "COMMIT;" || transactionClient() !== writer) return query(...args);
  const moment = crashesAt;
  crashesAt = undefined;
  if (moment === "before") {
    await server.crash();
    return query(...args);
  }
  await query(...args);
  await server.crash();
  throw new Error("The database is gone");
}) as never);

interface Step {
  call(): Promise<number>;
  /** The codes of the answers: to the first call, and to every later one. */
  codes: [first: number, later: number];
  status: Transaction["status"];
  state: ProviderPayment["state"];
  /** How many promotions run, and how many messages were queued for the payer. */
  running: number;
  told: number;
}
interface Protocol {
  order: Transaction;
  listingId: number;
  /** The answer to the provider while the database is away. */
  broken: number;
  steps: Step[];
}

const begun = { status: "Pending", state: "created", running: 0, told: 0 } as const;
const made = { status: "Paid", state: "performed", running: 1, told: 1 } as const;
const undone = { status: "Refunded", state: "reversed", running: 0, told: 2 } as const;

async function ofPayme(): Promise<Protocol> {
  const { order, listing, amount, account } = await buildOrder("payme");
  const params = { id: paymeId(), time: Date.now(), amount, account, reason: 5 };
  const step = (method: string) => async () => (await payme.codeOf(method, params)) ?? 0;
  const steps: Step[] = [
    { call: step("CreateTransaction"), codes: [0, 0], ...begun },
    { call: step("PerformTransaction"), codes: [0, 0], ...made },
    { call: step("CancelTransaction"), codes: [0, 0], ...undone },
  ];
  return { order, listingId: listing.id, broken: -32400, steps };
}

async function ofClick(): Promise<Protocol> {
  const { order, listing } = await buildOrder("click");
  const fields = clickFields(order);
  let merchant_prepare_id: number | null | undefined;
  const steps: Step[] = [
    {
      async call() {
        const answer = await click.send("prepare", fields);
        merchant_prepare_id = answer.merchant_prepare_id;
        return answer.error;
      },
      codes: [0, 0],
      ...begun,
    },
    {
      call: () => click.codeOf("complete", completing(fields, { merchant_prepare_id: merchant_prepare_id! })),
      codes: [0, -4],
      ...made,
    },
  ];
  return { order, listingId: listing.id, broken: -7, steps };
}

async function ofUzum(): Promise<Protocol> {
  const { order, listing, amount } = await buildOrder("uzum");
  const body = { transId: paymeId(), params: { order_id: order.id }, amount };
  const step = (hook: "create" | "confirm" | "reverse") => async () => (await uzum.codeOf(hook, body)) ?? 0;
  const steps: Step[] = [
    { call: step("create"), codes: [0, 10010], ...begun },
    { call: step("confirm"), codes: [0, 10016], ...made },
    { call: step("reverse"), codes: [0, 10018], ...undone },
  ];
  return { order, listingId: listing.id, broken: 99999, steps };
}

const look = async ({ order, listingId }: Protocol) => ({
  status: await statusOf(order.id),
  state: (await ProviderPayment.findOne({ where: { transactionId: order.id } }))?.state,
  running: await Promotion.count({ where: { listingId, endedAt: null } }),
  told: await countTold(order.userId),
});

async function soon<T>(work: Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work;
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
  return result;
}

/** How the payer's app is told that the order stands. */
const askedByPayer = ({ id, userId }: Transaction) =>
  api.call(`/api/user/telegram/transactions/get-status?id=${id}`, { as: userId });

test.each([
  ["Payme", ofPayme],
  ["Click", ofClick],
  ["Uzum", ofUzum],
])(
  "%s: the database crashes in every step and stops between them, and each is done once",
  async (_, begin) => {
    const protocol = await begin();
    const { order, broken, steps } = protocol;
    let before: object = { status: "Created", state: undefined, running: 0, told: 0 };
    for (const { call, codes, ...after } of steps) {
      crashesAt = "before";
      expect(await soon(call())).toBe(broken);
      expect(await soon(call())).toBe(broken);
      expect((await soon(askedByPayer(order))).status).toBe(503);
      await server.start();
      expect(await look(protocol)).toEqual(before);

      const isPayment = after.status === "Paid";
      if (isPayment) {
        crashesAt = "after";
        expect(await soon(call())).toBe(broken);
        await server.start();
        expect(await look(protocol)).toEqual(after);
      } else expect(await soon(call())).toBe(codes[0]);
      expect(JSON.parse((await askedByPayer(order)).text)).toMatchObject({ status: after.status });
      for (const __ of [1, 2]) expect(await soon(call())).toBe(codes[1]);
      expect(await look(protocol)).toEqual(after);
      before = after;

      if (!isPayment) continue;
      await server.stop();
      expect(await soon(call())).toBe(broken);
      await server.start();
      expect(await soon(call())).toBe(codes[1]);
      expect(await look(protocol)).toEqual(after);
    }
    expect((await checkLedger()).faults).toEqual([]);
  },
);

const stopping = new AbortController();
let processing: Promise<void>;
/** Told of each update that the bot has tried, in vain too. */
let noteTried = () => {};
/** No update is tried before this. */
let mayTry = Promise.resolve();
beforeAll(() => {
  const nobodyHeldUp = { pausedMs: async () => 0 };
  const handle = async (update: Update) => {
    await mayTry;
    await telegram.bot.handleUpdate(update).finally(() => noteTried());
  };
  processing = processUpdates(handle, nobodyHeldUp, stopping.signal);
});
afterAll(async () => {
  stopping.abort();
  await processing;
});

test("Stars: an update is brought until it is stored, and worked on until its money is entered, once", async () => {
  const from = fakePerson();
  const payer = await buildUser({ telegramId: from.id, botStartedAt: new Date() });
  const { id, stars, coins } = await buyPack(payer.id, 1);
  const successful_payment = {
    currency: "XTR",
    total_amount: stars,
    invoice_payload: String(id),
    telegram_payment_charge_id: "in-a-crash",
    provider_payment_charge_id: "p",
  };
  const message = { message_id: 1, date: 1_795_000_000, chat: { id: from.id, type: "private" }, from };
  const body = { update_id: 77, message: { ...message, successful_payment } };
  const headers = { "X-Telegram-Bot-Api-Secret-Token": webhookSecret };
  const bring = async () => (await soon(api.call("/api/telegram/webhook", { headers, body }))).status;
  const waiting = async () =>
    (await sequelize.query("select 1 from bot_updates where done_at is null"))[0].length;
  const standing = async () => [await statusOf(id), await readBalance(payer.id)];

  let release = () => {};
  await server.stop();
  expect(await bring()).toBe(503);
  await server.start();
  for (const [moment, expected] of [
    ["before", ["Created", 0]],
    ["after", ["Paid", coins]],
  ] as const) {
    const isTried = new Promise<void>((resolve) => {
      noteTried = resolve;
    });
    crashesAt = moment;
    expect(await bring()).toBe(200);
    release();
    await isTried;
    // Its owner gives it back as soon as the database is there again.
    mayTry = new Promise((resolve) => {
      release = resolve;
    });
    await server.start();
    expect(await standing()).toEqual(expected);
    expect(await waiting()).toBe(1);
  }
  release();
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 15_000 });
  expect(await bring()).toBe(200);
  expect(await standing()).toEqual(["Paid", coins]);
  expect(await ProviderPayment.count({ where: { transactionId: id } })).toBe(1);
  expect(await countTold(payer.id)).toBe(1);
  expect((await checkLedger()).faults).toEqual([]);
});
