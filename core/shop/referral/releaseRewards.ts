import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { number, type RowOf, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { enterMoney } from "./enterMoney.ts";
import { findFraud, judgedOrderRow, judgedSql } from "./findFraud.ts";
import { rejectReward } from "./rejectReward.ts";
import { tellPerson } from "./tellPerson.ts";

const BATCH = 50;

const dueRow = {
  ...judgedOrderRow,
  rewardId: number,
  refererId: number,
  amount: number,
};

type Due = RowOf<typeof dueRow>;

/**
 * Claims the rewards of one referrer together. All workers keep the same order, as each holds the wallets it has
 * filled.
 */
const CLAIM = `
  select ${judgedSql}, r.id as "rewardId", r.referer_id as "refererId", r.amount_paise as amount
  from referral_rewards r join orders o on o.id = r.order_id and o.status = 'delivered'
  where r.state = 'Pending' and r.release_at <= now()
  order by r.referer_id, r.id limit ${BATCH} for update of r skip locked`;
const APPROVE = "update referral_rewards set state = 'Approved', decided_at = now() where id = $rewardId";

/** @returns whether it is theirs now. */
async function release(due: Due): Promise<boolean> {
  const { rewardId, refererId, amount } = due;
  // They may have moved, or ordered by another phone, since.
  const fraud = await findFraud(due, refererId);
  if (fraud) {
    await rejectReward(due.id, fraud);
    return false;
  }
  await sequelize.query(APPROVE, { bind: { rewardId } });
  await enterMoney({ userId: refererId, amount, kind: "reward", cause: `reward:${rewardId}`, rewardId });
  return true;
}

async function releaseBatch(): Promise<number> {
  const due = await rows(dueRow, CLAIM);
  const got = new Map<number, { amount: number; lastId: number }>();
  for (const reward of due) {
    if (!(await release(reward))) continue;
    const amount = (got.get(reward.refererId)?.amount ?? 0) + reward.amount;
    got.set(reward.refererId, { amount, lastId: reward.rewardId });
  }
  for (const [userId, { amount, lastId }] of got) {
    await tellPerson(userId, `referral-approved:${lastId}`, {
      key: "referral-approved",
      values: { amount: paiseText(amount) },
    });
  }
  return due.length;
}

/**
 * Gives what is due for orders that were delivered long enough ago to who has brought their buyers; fraud found meanwhile
 * is rejected. It may run at several places at once.
 * @returns how many were decided.
 */
export async function releaseRewards(): Promise<number> {
  let count = 0;
  for (;;) {
    const decided = await transact(releaseBatch);
    count += decided;
    if (decided < BATCH) return count;
  }
}
