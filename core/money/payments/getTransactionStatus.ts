import { Op } from "sequelize";
import type { Surplus, TransactionStatus } from "#contract/payKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { PromotionOffer } from "#db/models/PromotionOffer.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { paidElsewhere } from "./paidElsewhere.ts";
import { readSurplus } from "./readSurplus.ts";
import { readUngranted } from "./readUngranted.ts";
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
