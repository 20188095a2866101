import { sequelize } from "../../sequelize.ts";
import { people } from "./market/people.ts";
import type { PaidPromotion } from "./writePromotions.ts";

/**
 * Gives people the coins they are to have, and those that they have spent, as movements of the ledger against its
 * adjustments; on the day they joined. `person` finds ours by a Telegram id.
 */
export async function writeBalances(
  person: (telegramId: number) => number,
  paid: readonly Pick<PaidPromotion, "userId" | "cost">[],
): Promise<void> {
  const given = new Map(people.map(({ telegramId, balance }) => [person(telegramId), balance]));
  for (const { userId, cost } of paid) given.set(userId, (given.get(userId) ?? 0) + cost);
  const rich = [...given].filter(([, coins]) => coins > 0);
  const bind = { users: rich.map(([userId]) => userId), coins: rich.map(([, coins]) => coins) };
  await sequelize.query(
    `insert into ledger_accounts (kind, user_id, balance) select 'user', unnest($users::integer[]), 0
     on conflict do nothing`,
    { bind: { users: bind.users } },
  );
  await sequelize.query(
    `with given as (select * from unnest($users::integer[], $coins::integer[]) as g (user_id, coins)),
     opened as (
       insert into ledger_movements (cause, kind, created_at)
       select 'opening:' || g.user_id, 'opening', u.created_at from given g join users u on u.id = g.user_id
       on conflict do nothing returning id, cause)
     insert into ledger_entries (movement_id, account_id, amount)
     select o.id, a.id, case a.kind when 'user' then g.coins else -g.coins end
     from given g
     join opened o on o.cause = 'opening:' || g.user_id
     join ledger_accounts a on a.user_id = g.user_id or a.kind = 'adjustment'`,
    { bind },
  );
}
