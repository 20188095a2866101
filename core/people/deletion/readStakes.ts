import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** What somebody would lose, or what goes on without their account. */
export interface Stakes {
  /** On sale or before the moderators. */
  listings: number;
  /** Placed and not delivered or over. */
  orders: number;
  coins: number;
  /** Of referral rewards. */
  paise: number;
}

const STAKES = `
  select
    (select count(*) from listings where owner_id = $userId and status in ('pending', 'active', 'rejected')) as listings,
    (select count(*) from orders where user_id = $userId
      and status in ('placed', 'confirmed', 'packed', 'shipped')) as orders,
    coalesce((select balance from ledger_accounts where user_id = $userId), 0) as coins,
    coalesce((select balance_paise from wallets where user_id = $userId), 0) as paise`;

/** What is told before an account is deleted. */
export async function readStakes(userId: number): Promise<Stakes> {
  const [stakes] = await sequelize.query<Stakes>(STAKES, { type: QueryTypes.SELECT, bind: { userId } });
  if (!stakes) throw new Error("The stakes of a person could not be read");
  return stakes;
}
