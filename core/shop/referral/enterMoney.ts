import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

interface Entry {
  userId: number;
  /** Paise, above 0 where the person gains. */
  amount: number;
  kind: "reward" | "reward-reversed" | "spent" | "spent-returned" | "payout" | "carried";
  /** What it is for, such as `reward:17`; each cause moves money once, ever. */
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
 * wallet by `holdWallet` and has looked that they are there.
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
export async function holdWallet(userId: number): Promise<number> {
  const [row] = await sequelize.query<{ balance: number }>(
    "select balance_paise as balance from wallets where user_id = $userId for no key update",
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  return row?.balance ?? 0;
}
