import { Transaction } from "sequelize";
import { holdLock } from "#db/locks.ts";
import { User } from "#db/models/User.ts";

/**
 * Holds a person alone until the open transaction ends: no order of theirs is placed meanwhile, and nothing else that changes
 * their account.
 */
export async function lockAccount(userId: number): Promise<User | null> {
  await holdLock("orders", userId);
  return User.findByPk(userId, { lock: Transaction.LOCK.NO_KEY_UPDATE });
}
