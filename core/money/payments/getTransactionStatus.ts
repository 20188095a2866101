import { Op } from "sequelize";
import { z } from "zod";
import { type Surplus, surpluses, type TransactionStatus } from "#contract/payKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { PromotionOffer } from "#db/models/PromotionOffer.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { number, rows } from "#db/rows.ts";
import { paidElsewhere } from "./paidElsewhere.ts";
import { TIMED_OUT } from "./sweepTransactions.ts";
import { isTaking } from "./taking.ts";

export interface Standing {
  id: number;
  status: TransactionStatus;
  isUnderWay: boolean;
  isDeclined: boolean;
  isPaidElsewhere: boolean;
  isPaidInPart: boolean;
  surplus: Surplus | null;
  isStarted: boolean;
  isCoins: boolean;
  coins: number;
  returned: number;
  gtmEventNames: string[];
}

/** Whether a provider called the last try off: one that was given up for its age may still bring money. */
async function isDeclined({ id, status }: Transaction): Promise<boolean> {
  if (status !== "Created") return false;
  const last = await ProviderPayment.findOne({ where: { transactionId: id }, order: [["id", "desc"]] });
  return last?.state === "cancelled" && last.reason !== TIMED_OUT;
}

/** In which paid services are said to begin. */
const START_MS = 15 * 60_000;

/** Whether its listing has got what it was for, or a part of it, through other payments meanwhile. */
async function readElsewhere(transaction: Transaction) {
  const { status, offers } = transaction;
  const isUnpaid = status === "Created" || status === "Cancelled" || status === "Expired";
  const given = isUnpaid ? await paidElsewhere(transaction) : [];
  const isWhole = offers?.every(({ type }) => given.includes(type)) ?? false;
  return { isPaidElsewhere: given.length > 0 && isWhole, isPaidInPart: given.length > 0 && !isWhole };
}

/**
 * How one's own payment stands.
 * @throws {RuleError} not_found when it is another's or there is none.
 */
export async function getTransactionStatus(userId: number, id: number): Promise<Standing> {
  const transaction = await Transaction.findOne({ where: { id, userId } });
  if (!transaction) throw new RuleError("not_found", "No such transaction of this person");
  const { status, coins, offers, paidAt } = transaction;
  const bought = await PromotionOffer.findAll({
    where: { id: { [Op.in]: offers?.map((offer) => offer.id) ?? [] } },
    order: ["id"],
  });
  const gtmEventNames = bought.map(({ gtmEventName }) => gtmEventName);
  return {
    id,
    status,
    isUnderWay: status === "Pending" || isTaking(transaction),
    isDeclined: await isDeclined(transaction),
    ...(await readElsewhere(transaction)),
    surplus: await readSurplus(id),
    isStarted: paidAt !== null && paidAt.getTime() + START_MS <= Date.now(),
    isCoins: offers === null,
    coins,
    returned: await readUngranted(id),
    gtmEventNames,
  };
}

/**
 * Reads the state of money that came for a transaction which could take none; null where none did. Of several payments, the
 * one that still waits counts, or else the latest. Stars that somebody else paid don't concern its payer.
 */
async function readSurplus(id: number): Promise<Surplus | null> {
  const [row] = await rows(
    { surplus: z.enum(surpluses) },
    `select coalesce(p.resolution, 'kept') as surplus
     from provider_payments p join transactions t on t.id = p.transaction_id join users u on u.id = t.user_id
     where t.id = $id and p.state = 'surplus'
       and (p.details->>'telegramId' is null or (p.details->>'telegramId')::bigint = u.telegram_id)
     order by p.resolution is null desc, p.id desc limit 1`,
    { id },
  );
  return row?.surplus ?? null;
}

/** Coins of a paid transaction that came back at once, as what they were for couldn't be given. */
async function readUngranted(id: number): Promise<number> {
  const [row] = await rows(
    { coins: number },
    `select e.amount as coins
     from ledger_movements m
     join ledger_entries e on e.movement_id = m.id
     join ledger_accounts a on a.id = e.account_id and a.kind = 'user'
     where m.cause = $cause`,
    { cause: `ungranted:${id}` },
  );
  return row?.coins ?? 0;
}
