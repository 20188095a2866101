import { Op } from "sequelize";
import { log } from "#core/platform/log/log.ts";
import { TelegramError } from "#core/platform/telegram/callTelegram.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { readStarTransactions, type StarTransaction } from "./readStarTransactions.ts";
import { receiveStars } from "./receive.ts";

/** This many minutes after the bot has agreed, Telegram has taken the Stars or never will. */
const SURE_MINUTES = 10;

/** Reads the Stars that Telegram took for these orders and hasn't given back, by the invoice's payload. */
async function readTaken(payloads: ReadonlySet<string>): Promise<Map<string, StarTransaction>> {
  const taken = new Map<string, StarTransaction>();
  for await (const moved of readStarTransactions()) {
    const payload = moved.source?.invoice_payload ?? moved.receiver?.invoice_payload;
    if (payload === undefined || !payloads.has(payload)) continue;
    if (moved.source) taken.set(payload, moved);
    else if (taken.get(payload)?.id === moved.id) taken.delete(payload);
  }
  return taken;
}

/** The order's answer to Telegram is forgotten, unless it was asked again meanwhile. */
const forgetAgreement = ({ id, checkoutId }: Transaction) =>
  Transaction.update({ checkoutId: null, checkedAt: null }, { where: { id, checkoutId, status: "Created" } });

function receive({ id: payload }: Transaction, { id: chargeId, amount, date, source }: StarTransaction) {
  const telegramId = source?.user?.id;
  if (telegramId === undefined) return undefined;
  const paidAt = new Date(date * 1000);
  return receiveStars({ chargeId, telegramId, payload: String(payload), currency: "XTR", amount, paidAt });
}

/**
 * Asks Telegram what came of orders in Stars that the bot has agreed to and that it has told nothing of: what it took is
 * settled, as if it had told; what it didn't take may be sold again. While it doesn't answer they stay as they are.
 */
export async function askUnsure(): Promise<{ settled: number; unpaid: number }> {
  const checkedAt = { [Op.lt]: new Date(Date.now() - SURE_MINUTES * 60_000) };
  const unsure = await Transaction.findAll({ where: { method: "stars", status: "Created", checkedAt } });
  if (unsure.length === 0) return { settled: 0, unpaid: 0 };
  try {
    const taken = await readTaken(new Set(unsure.map(({ id }) => String(id))));
    let settled = 0;
    for (const order of unsure) {
      const moved = taken.get(String(order.id));
      if (!moved) await forgetAgreement(order);
      else if (await receive(order, moved)) settled += 1;
    }
    return { settled, unpaid: unsure.length - settled };
  } catch (error) {
    if (!(error instanceof TelegramError)) throw error;
    log.warn({ orders: unsure.length }, "Telegram doesn't say what came of orders in Stars");
    return { settled: 0, unpaid: 0 };
  }
}
