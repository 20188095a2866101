import { number, rows } from "#db/rows.ts";
import { enterMoney } from "./enterMoney.ts";

/** The debt of rewards that were rejected after they had been spent. */
const OWED = `
  select r.id, r.amount_paise + coalesce(sum(back.amount_paise), 0)::bigint as amount
  from referral_rewards r
  join wallet_entries got on got.reward_id = r.id and got.kind = 'reward'
  left join wallet_entries back on back.reward_id = r.id and back.kind = 'reward-reversed'
  where r.referer_id = $userId and r.state = 'Rejected'
  group by r.id having r.amount_paise + coalesce(sum(back.amount_paise), 0) > 0 order by r.id`;

interface Returned {
  userId: number;
  /** The order whose balance has just come back; the wallet is held since. */
  orderId: number;
  paise: number;
}

/**
 * Takes from what comes back of an order by balance what its buyer had spent of rewards that were rejected meanwhile, in
 * the caller's transaction: nobody keeps a reward by having it in an order until it is asked for.
 */
export async function takeBackOwed({ userId, orderId, paise }: Returned): Promise<void> {
  let left = paise;
  const owed = await rows({ id: number, amount: number }, OWED, { userId });
  for (const { id, amount } of owed) {
    const back = Math.min(amount, left);
    if (back === 0) return;
    const cause = `reward-reversed:${id}:${orderId}`;
    await enterMoney({ userId, amount: -back, kind: "reward-reversed", cause, rewardId: id });
    left -= back;
  }
}
