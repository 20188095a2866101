import { tellAdmins } from "#core/people/admins/admins.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { TelegramError } from "#core/platform/telegram/callTelegram.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { User } from "#db/models/User.ts";
import { number, type RowOf, rows } from "#db/rows.ts";
import { transact } from "#db/sequelize.ts";
import { lockTransaction } from "../payments/lockTransaction.ts";
import { starDetails } from "../payments/starPayment.ts";
import { refundStars } from "./refundStars.ts";
import { noteRefunded } from "./takeRefund.ts";

const BATCH = 100;
const LONGEST_PAUSE_MINUTES = 60;
/** About two hours of failures: then somebody should look. */
const TRIES_BEFORE_ALARM = 8;

const DUE = `
  select id, transaction_id as "transactionId" from provider_payments
  where provider = 'stars' and details->>'refund' = 'due'
    and coalesce((details->>'retryAt')::timestamptz, now()) <= now()
  order by id limit ${BATCH}`;

const dueRow = {
  id: number,
  transactionId: number,
};

type Due = RowOf<typeof dueRow>;

async function payerOf({ userId }: Transaction): Promise<number> {
  const { telegramId } = await User.findByPk(userId, { attributes: ["telegramId"], rejectOnEmpty: true });
  if (telegramId === null) throw new Error(`Person ${userId} paid in Stars and isn't on Telegram`);
  return telegramId;
}

async function tryLater(payment: ProviderPayment, error: unknown): Promise<void> {
  const details = starDetails(payment);
  const tries = details.tries + 1;
  const minutes = Math.min(2 ** (tries - 1), LONGEST_PAUSE_MINUTES);
  const retryAt = new Date(Date.now() + minutes * 60_000).toISOString();
  await payment.update({ details: { ...details, tries, retryAt } });
  const said = error instanceof TelegramError ? error.description : "";
  log.warn(
    { payment: payment.id, tries, error: describeError(error), said },
    "Stars were not given back yet",
  );
  if (tries !== TRIES_BEFORE_ALARM) return;
  await tellAdmins(`stars-stuck:${payment.id}`, {
    key: "admin-stars-stuck",
    values: { payment: String(payment.id), transaction: String(payment.transactionId), said: said || "–" },
  });
}

/**
 * Gives one payment back. Its transaction stays locked meanwhile, so that nobody decides otherwise about it; whoever dies
 * after the call hears next time that it is done.
 */
function refundCharge({ id, transactionId }: Due): Promise<boolean> {
  return transact(async () => {
    const transaction = await lockTransaction(transactionId);
    const payment = await ProviderPayment.findByPk(id, { rejectOnEmpty: true });
    const details = starDetails(payment);
    if (!transaction || details.refund !== "due") return false;
    if (payment.resolution) {
      // By hand, before that was noted in the details.
      await payment.update({ details: { ...details, refund: "settled" } });
      return false;
    }
    try {
      await refundStars(details.telegramId ?? (await payerOf(transaction)), payment.externalId);
    } catch (error) {
      await tryLater(payment, error);
      return false;
    }
    await noteRefunded(payment, transaction);
    const { externalId: charge, state } = payment;
    log.info({ provider: "stars", charge, transaction: transactionId, state }, "Stars were given back");
    return true;
  });
}

/**
 * Gives back all Stars that are due: surpluses and refunds that were decided here. What fails is tried again, ever more
 * slowly, and raised to the admins.
 * @returns how many payments went back.
 */
export async function refundCharges(): Promise<number> {
  const due = await rows(dueRow, DUE);
  let done = 0;
  for (const charge of due) {
    try {
      if (await refundCharge(charge)) done += 1;
    } catch (error) {
      // The others are not to wait for it.
      log.error({ payment: charge.id, error: describeError(error) }, "a refund of Stars failed here");
    }
  }
  return done;
}
