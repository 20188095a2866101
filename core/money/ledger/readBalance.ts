import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";

/** A person's coins, as the open transaction sees them; with `isHeld` nobody moves them until it ends. */
export async function readBalance(userId: number, { isHeld = false } = {}): Promise<number> {
  const [row] = await sequelize.query<{ balance: number }>(
    `select balance from ledger_accounts where user_id = $userId ${isHeld ? "for no key update" : ""}`,
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  return row?.balance ?? 0;
}
