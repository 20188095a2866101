import { z } from "zod";
import {
  type getReferral,
  type getRewardTotals,
  RewardLine,
  type RewardState,
  rewardStates,
} from "#contract/referral.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import { date, maybe, number, rows } from "#db/rows.ts";

interface Page {
  take: number;
  /** The last line seen. */
  after?: number | undefined;
}
type Referral = z.input<typeof getReferral.output>;
type Totals = z.input<typeof getRewardTotals.output>;

const TOTALS = `
  select state, sum(amount_paise)::bigint as paise from referral_rewards where referer_id = $userId group by state`;
const INVITED = "select count(*) as count from users where referer_id = $userId and absorbed_by_id is null";
const BALANCE = `
  select coalesce((select balance_paise from wallets where user_id = $userId), 0) as balance,
    (select count(*) from referral_rewards where referer_id = $userId) as total`;

/** A line about another person's order tells nothing that leads to them. */
const LINES = `
  select r.id, repeat('•', length(o.number) - 4) || right(o.number, 4) as "orderNumber",
    p.title_en as title, p.title_hi, u.first_name as "firstName", initial_of(u.last_name) as initial,
    r.amount_paise as amount, r.rate, r.state, r.reason, r.release_at as "releaseAt", r.created_at as "createdAt"
  from referral_rewards r join orders o on o.id = r.order_id join products p on p.id = o.product_id
  join users u on u.id = o.user_id
  where r.referer_id = $userId and ($after::integer is null or r.id < $after)
  order by r.id desc limit $take`;

const lineRow = { ...RewardLine.shape, releaseAt: maybe(date), createdAt: date };

/** Reads the sums of a person's rewards, in paise. */
export async function readRewardTotals(userId: number): Promise<Totals> {
  const totals = await rows({ state: z.enum(rewardStates), paise: number }, TOTALS, { userId });
  const of = (state: RewardState) => totals.find((row) => row.state === state)?.paise ?? 0;
  const [approved, paid] = [of("Approved"), of("Paid")];
  return { Pending: of("Pending"), Approved: approved, Paid: paid, Earned: approved + paid };
}

/** How many people somebody has brought. */
export async function countReferrals(userId: number): Promise<number> {
  const [row] = await rows({ count: number }, INVITED, { userId });
  return row?.count ?? 0;
}

/** Reads a person's referral page: the sums of their rewards, and a page of lines. */
export async function readReferral(userId: number, { take, after }: Page): Promise<Referral> {
  const { Pending, Approved, Paid, Earned } = await readRewardTotals(userId);
  const [wallet] = await rows({ balance: number, total: number }, BALANCE, { userId });
  const profile = await DeliveryProfile.findByPk(userId, { attributes: ["payoutMethod"] });
  return {
    balance: wallet?.balance ?? 0,
    pending: Pending,
    approved: Approved,
    paid: Paid,
    earned: Earned,
    invited: await countReferrals(userId),
    payoutMethod: profile?.payoutMethod ?? "",
    lines: await rows(lineRow, LINES, { userId, take, after: after ?? null }),
    total: wallet?.total ?? 0,
  };
}
