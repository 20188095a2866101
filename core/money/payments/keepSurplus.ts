import { Op } from "sequelize";
import { COIN_SUM } from "#contract/limits.ts";
import type { Provider } from "#contract/payKinds.ts";
import { tellAdmins } from "#core/people/admins/admins.ts";
import { log } from "#core/platform/log/log.ts";
import { Priority } from "#core/platform/outbox/message.ts";
import { queueToUser } from "#core/platform/outbox/queueMessage.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";
import { move } from "../ledger/move.ts";
import { coinsOf } from "./coinsOf.ts";

/** Tells the payer that money of theirs came which nobody waits for, and the admins, who decide what becomes of it. */
async function tellSurplus(payment: ProviderPayment, transaction: Transaction): Promise<void> {
  const { id, provider } = payment;
  const { id: transactionId, userId } = transaction;
  const coins = coinsOf(payment, transaction);
  await tellAdmins(`surplus:${id}`, {
    key: "admin-surplus",
    values: { payment: String(id), transaction: String(transactionId), provider, coins },
  });
  await queueToUser(userId, {
    rule: "evenIfBanned",
    cause: `surplus-payer:${id}`,
    priority: Priority.answer,
    message: {
      text: { key: "notice-surplus", values: { transaction: String(transactionId), sum: coins * COIN_SUM } },
    },
  });
}

interface Arrived {
  provider: Provider;
  externalId: string;
  /** Tiyin; of Stars, Stars. */
  amount: number;
  providerTime: Date;
  /** The person it goes back to, and what else the provider told. */
  details?: Record<string, unknown>;
}

/**
 * Keeps money that came for a transaction which can take none, in the account of surpluses, and tells its payer and the
 * admins; Stars go back by themselves, which is told apart. The caller has locked the transaction. A payment that was known becomes the surplus.
 */
export async function keepSurplus(transaction: Transaction, arrived: Arrived): Promise<ProviderPayment> {
  const { provider, externalId } = arrived;
  const known = await ProviderPayment.findOne({ where: { provider, externalId } });
  const state = { state: "surplus", performedAt: new Date(), transactionId: transaction.id } as const;
  // A surplus that names a time of cancellation has been given back by its provider.
  const payment = known
    ? await known.update({ ...state, cancelledAt: null })
    : await ProviderPayment.create({ ...arrived, ...state });
  const coins = coinsOf(payment, transaction);
  await move({
    cause: `surplus:${payment.id}`,
    kind: "surplus",
    transactionId: transaction.id,
    entries: [
      [provider, -coins],
      ["surplus", coins],
    ],
  });
  log.error(
    { provider, payment: payment.id, transaction: transaction.id },
    "money came that nobody waits for",
  );
  if (provider !== "stars") await tellSurplus(payment, transaction);
  return payment;
}

/**
 * Money that nobody waited for and of which nothing has become yet, and refunded Stars that Telegram hasn't given back yet;
 * the oldest first.
 */
export function listSurplus(): Promise<ProviderPayment[]> {
  return ProviderPayment.findAll({
    where: {
      [Op.or]: [
        { state: "surplus", resolvedAt: null },
        { provider: "stars", state: "reversed", details: { refund: "due" } },
      ],
    },
    order: ["createdAt", "id"],
  });
}
