import { QueryTypes } from "sequelize";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readNumber } from "#core/platform/flags/readNumber.ts";
import { sequelize } from "#db/sequelize.ts";

const USUAL_ORDERS_PER_DAY = 30;

/**
 * Nothing is paid beforehand, so that a person alone could make a product the best sold. In the caller's transaction,
 * which lets one order of a person at a time in.
 * @throws {RuleError} daily_limit when they have ordered enough in 24 hours, cancelled or not.
 */
export async function assertMayOrder(userId: number): Promise<void> {
  const limit = await readNumber("ORDERS_PER_DAY", USUAL_ORDERS_PER_DAY);
  const [made] = await sequelize.query<{ count: number; wait: number | null }>(
    `select count(*) as count, ceil(extract(epoch from min(created_at) + interval '1 day' - now()))::integer as wait
     from orders where user_id = $userId and created_at > now() - interval '1 day'`,
    { type: QueryTypes.SELECT, bind: { userId } },
  );
  if (made && made.count >= limit) {
    throw new RuleError("daily_limit", "Enough orders for a day", { retryAfter: made.wait ?? 1 });
  }
}
