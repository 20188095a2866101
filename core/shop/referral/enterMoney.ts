import { QueryTypes } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize } from "#db/sequelize.ts";

interface Entry {
  userId: number;
  /** Paise, above 0 where the person gains. */
  amount: number;
  kind: "reward" | "reward-reversed" | "spent" | "spent-returned" | "payout" | "carried";
  /** The cause of the entry, such as `reward:17`; each cause moves money once, ever. */
  cause: string;
  rewardId?: number;
  orderId?: number;
  payoutId?: number;
}

const OPEN = "insert into wallets (user_id) values ($userId) on conflict do nothing";
const ENTER = `
  insert into wallet_entries (user_id, amount_paise, kind, cause, reward_id, order_id, payout_id)
  values ($userId, $amount, $kind, $cause, $rewardId, $orderId, $payoutId) on conflict (cause) do nothing returning id`;

/**
 * Moves a person's rupees, in the caller's transaction: the only way their balance changes. Whoever takes some holds the
 * wallet by `lockWallet` and has looked that they are there.
 * @returns false when this cause has moved its money already; nothing moves then.
 */
export async function enterMoney({ rewardId, orderId, payoutId, ...entry }: Entry): Promise<boolean> {
  await sequelize.query(OPEN, { bind: { userId: entry.userId } });
  const rows = await sequelize.query(ENTER, {
    type: QueryTypes.SELECT,
    bind: {
      ...entry,
      rewardId: rewardId ?? null,
      orderId: orderId ?? null,
      payoutId: payoutId ?? null,
    },
  });
  return rows.length > 0;
}

/** A person's paise; nobody moves them until the open transaction ends. */
export async function lockWallet(userId: number): Promise<number> {
  const [row] = await rows(
    { balance: number },
    "select balance_paise as balance from wallets where user_id = $userId for no key update",
    { userId },
  );
  return row?.balance ?? 0;
}

interface Spending {
  userId: number;
  orderId: number;
  rupees: number;
}

/**
 * Pays a part of an order by its buyer's balance, in the transaction of the order.
 * @throws {RuleError} balance_changed when there is less than they were shown.
 */
export async function spendBalance({ userId, orderId, rupees }: Spending): Promise<void> {
  if (rupees === 0) return;
  const amount = rupees * 100;
  const balance = await lockWallet(userId);
  if (balance < amount) throw new RuleError("balance_changed", `There are ${balance} paise, not ${amount}`);
  await enterMoney({ userId, amount: -amount, kind: "spent", cause: `spent:${orderId}`, orderId });
}
