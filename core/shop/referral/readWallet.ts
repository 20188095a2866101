import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** What somebody has of their rewards, in paise. */
export async function readWallet(userId: number): Promise<number> {
  const [row] = await sequelize.query<{ paise: number }>(
    "select balance_paise as paise from wallets where user_id = $userId",
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  return row?.paise ?? 0;
}
