import { z } from "zod";
import { callTelegram, TelegramError } from "#core/platform/telegram/callTelegram.ts";
import { boolean, date, number, type RowOf, rows, text } from "#db/rows.ts";
import { readStarTransactions, type StarTransaction } from "./readStarTransactions.ts";

/** Movements younger than this may still be on their way to us, or from us. */
const YOUNG_MS = 10 * 60_000;

const paymentRow = {
  id: number,
  externalId: text,
  amount: number,
  state: text,
  createdAt: date,
  /** It has gone back, as far as we know. */
  isBack: boolean,
  /** It is to go back. */
  isDue: boolean,
  /** It was settled by hand, in another way than by Telegram. */
  isSettled: boolean,
};

type Payment = RowOf<typeof paymentRow>;

interface StarsReport {
  /** The differences between Telegram and us, a line each. */
  faults: string[];
  /** Whole Stars: payments of people, refunds to them, everything else such as withdrawals, and what the bot has. */
  received: number;
  refunded: number;
  other: number;
  balance: number;
}

const readPayments = () =>
  rows(
    paymentRow,
    `select id, external_id as "externalId", amount::integer as amount, state, created_at as "createdAt",
       state = 'reversed' or resolution is not distinct from 'returned'
         or details->>'refund' is not distinct from 'done' as "isBack",
       details->>'refund' is not distinct from 'due' as "isDue",
       details->>'refund' is not distinct from 'settled' as "isSettled"
     from provider_payments where provider = 'stars' order by id`,
  );

const isYoung = (moment: Date | number) => Date.now() - Number(moment) < YOUNG_MS;

/** Reads what people paid and got back, by the id of the payment; the rest is only counted. */
async function readMoved() {
  const came = new Map<string, StarTransaction>();
  const went = new Map<string, StarTransaction>();
  let other = 0;
  for await (const moved of readStarTransactions()) {
    if (moved.source?.type === "user") came.set(moved.id, moved);
    else if (moved.receiver?.type === "user") went.set(moved.id, moved);
    else other += moved.receiver ? -moved.amount : moved.amount;
  }
  return { came, went, other };
}

function compare(
  payment: Payment,
  came: StarTransaction | undefined,
  went: StarTransaction | undefined,
): string | undefined {
  const { externalId, amount, state, isBack, isDue, isSettled, createdAt } = payment;
  const name = `Stars: payment ${payment.id} (${externalId})`;
  // It may come from another bot's token. There is nothing left to do for it.
  if (!came) return isSettled || isYoung(createdAt) ? undefined : `${name} isn't known to Telegram`;
  if (came.amount !== amount) return `${name} is of ${amount}, Telegram says ${came.amount}`;
  if (went && (!isBack || isSettled) && !isYoung(went.date * 1000)) {
    return `${name} is ${isSettled ? "settled by hand" : state}, Telegram has given it back`;
  }
  if (!went && isBack && !isDue && !isSettled) return `${name} is ${state}, Telegram hasn't given it back`;
  return undefined;
}

const sum = (moved: Map<string, StarTransaction>) =>
  [...moved.values()].reduce((all, { amount }) => all + amount, 0);

/**
 * Compares what Telegram says of the bot's Stars with our payments, each by its id and direction.
 * @returns undefined when Telegram doesn't answer.
 */
export async function reconcileStars(): Promise<StarsReport | undefined> {
  try {
    const { came, went, other } = await readMoved();
    const { amount: balance } = await callTelegram("getMyStarBalance", {}, z.object({ amount: z.int() }));
    const payments = await readPayments();
    const known = new Set(payments.map(({ externalId }) => externalId));
    const faults = payments.flatMap((payment) => {
      const { externalId: id } = payment;
      return compare(payment, came.get(id), went.get(id)) ?? [];
    });
    for (const { id, amount, date } of came.values()) {
      // One that was for nothing of ours has gone back at once.
      if (known.has(id) || went.has(id) || isYoung(date * 1000)) continue;
      faults.push(`Stars: Telegram took ${amount} in ${id}, which we don't know`);
    }
    return { faults, received: sum(came), refunded: sum(went), other, balance };
  } catch (error) {
    if (error instanceof TelegramError) return undefined;
    throw error;
  }
}
