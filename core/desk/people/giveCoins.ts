import { MANAGER_COINS_MAX, may } from "#contract/roles.ts";
import { adjustBalance } from "#core/money/ledger/adjustBalance.ts";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { type Deciding, lockAdmins } from "#core/people/admins/lockAdmins.ts";
import { tellOfStanding } from "#core/people/admins/tellOfStanding.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { transact } from "#db/sequelize.ts";

interface Giving extends Deciding {
  /** Given when above 0, taken when below. */
  coins: number;
  /** The person is told it. */
  reason: string;
  /** A UUID of the decision: a second press of it changes nothing. */
  decision: string;
}

/**
 * Gives a person coins or takes some, by an admin's decision, once.
 * @returns the balance then; undefined when this decision was carried out before.
 * @throws {RuleError} not_enough_coins, forbidden (also for more than one's role may move), not_found
 */
export function giveCoins(giving: Giving): Promise<number | undefined> {
  const { adminId, userId, coins, reason, decision } = giving;
  return transact(async () => {
    const { user, role } = await lockAdmins(giving, "money.move");
    if (Math.abs(coins) > MANAGER_COINS_MAX && !may(role, "money.moveAny")) {
      throw new RuleError("forbidden", "More than this role may move");
    }
    if (!(await adjustBalance({ userId, coins, note: reason, adminId, decision }))) return undefined;
    const balance = await readBalance(userId);
    const values = { coins: Math.abs(coins), isGiven: coins > 0 ? 1 : 0, reason, balance };
    await tellOfStanding(user, { cause: `coins-adjusted:${decision}`, key: "notice-coins-adjusted", values });
    return balance;
  });
}
