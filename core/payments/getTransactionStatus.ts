import { Op } from "sequelize";
import type { TransactionStatus } from "#contract/payKinds.ts";
import { PromotionOffer } from "#db/models/PromotionOffer.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { RuleError } from "../errors.ts";

interface Standing {
  id: number;
  status: TransactionStatus;
  isCoins: boolean;
  coins: number;
  gtmEventNames: string[];
}

/**
 * How one's own payment stands.
 * @throws {RuleError} not_found when it is another's or there is none.
 */
export async function getTransactionStatus(userId: number, id: number): Promise<Standing> {
  const transaction = await Transaction.findOne({ where: { id, userId } });
  if (!transaction) throw new RuleError("not_found", "No such transaction of this person");
  const { status, coins, offers } = transaction;
  const bought = await PromotionOffer.findAll({
    where: { id: { [Op.in]: offers?.map((offer) => offer.id) ?? [] } },
    order: ["id"],
  });
  const gtmEventNames = bought.map(({ gtmEventName }) => gtmEventName);
  return { id, status, isCoins: offers === null, coins, gtmEventNames };
}
