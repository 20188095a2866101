import { QueryTypes } from "sequelize";
import type { z } from "zod";
import type { listPayouts } from "#contract/referral.ts";
import { sequelize } from "#db/sequelize.ts";

type Payable = z.input<typeof listPayouts.output>;

const LIST = `
  select w.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.username,
    u.phone_number as "phoneNumber", u.banned_at is not null as "isBanned", w.balance_paise as balance,
    coalesce(d.payout_method, '') as method,
    (select max(created_at) from referral_payouts p where p.user_id = w.user_id) as "lastPaidAt"
  from wallets w join users u on u.id = w.user_id left join delivery_profiles d on d.user_id = w.user_id
  where w.balance_paise > 0 order by w.balance_paise desc, w.user_id offset $skip limit $take`;
const COUNT = "select count(*) as count from wallets where balance_paise > 0";

/** Who has something to be paid out, for an admin; the most first. */
export async function listPayable(page: { skip: number; take: number }): Promise<Payable> {
  const data = await sequelize.query<Payable["data"][number]>(LIST, {
    type: QueryTypes.SELECT,
    bind: { ...page },
  });
  const [all] = await sequelize.query<{ count: number }>(COUNT, { type: QueryTypes.SELECT });
  return { data, total: all?.count ?? 0 };
}
