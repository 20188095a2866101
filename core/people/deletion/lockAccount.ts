import { QueryTypes, Transaction } from "sequelize";
import { locks } from "#db/locks.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";

/**
 * Holds a person alone until the open transaction ends: no order of theirs is placed meanwhile, and nothing else that changes
 * their account.
 */
export async function lockAccount(userId: number): Promise<User | null> {
  await sequelize.query("select pg_advisory_xact_lock($lock, $userId)", {
    type: QueryTypes.SELECT,
    bind: { lock: locks.orders, userId },
  });
  return User.findByPk(userId, { lock: Transaction.LOCK.NO_KEY_UPDATE });
}
