import { DatabaseError } from "sequelize";
import type { Provider } from "#contract/payKinds.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";

/** Accounts of the house. Those of providers are for clearing: they fall by what a provider owes us. */
type HouseAccount = Provider | "promotion" | "adjustment" | "surplus";

/** Coins, positive where an account gains. A number names a person. */
type Entry = readonly [account: HouseAccount | number, coins: number];

export interface Movement {
  /** The cause of the movement, such as `paid:1017`; each cause moves coins once, ever. */
  cause: string;
  kind:
    | "paid"
    | "ungranted"
    | "refunded"
    | "unused"
    | "surplus"
    | "surplus-returned"
    | "surplus-credited"
    | "adjusted";
  transactionId?: number;
  /** Why, in the operator's words. */
  note?: string;
  /** Each account once; they sum up to 0. What is 0 is left out. */
  entries: readonly Entry[];
}

const OPEN_ACCOUNT = `
  insert into ledger_accounts (kind, user_id, balance) values ('user', $userId, 0) on conflict do nothing`;
const BEGIN = `
  insert into ledger_movements (cause, kind, transaction_id, note) values ($cause, $kind, $transactionId, $note)
  on conflict (cause) do nothing returning id`;
const ENTER = `
  insert into ledger_entries (movement_id, account_id, amount)
  select $movementId, a.id, e.amount
  from jsonb_to_recordset($entries::jsonb) as e (kind text, user_id integer, amount integer)
  join ledger_accounts a on a.kind = e.kind and a.user_id is not distinct from e.user_id`;

const isBelowZero = (error: unknown) =>
  error instanceof DatabaseError &&
  "constraint" in error.parent &&
  error.parent.constraint === "ledger_accounts_balance_check";

/**
 * Moves coins between accounts, in the open transaction if there is one: the only way a balance changes. Double entry:
 * the entries sum up to 0, which the database checks at commit. A movement that failed spoils its transaction.
 * @returns false when this cause has moved its coins already; nothing moves then.
 * @throws {RuleError} not_enough_coins when somebody's balance would fall below 0.
 */
export function move({ cause, kind, transactionId, note, entries }: Movement): Promise<boolean> {
  const total = entries.reduce((sum, [, coins]) => sum + coins, 0);
  if (total !== 0) throw new Error(`The entries of ${cause} sum up to ${total}`);
  return transact(async () => {
    const found = await rows({ id: number }, BEGIN, {
      cause,
      kind,
      transactionId: transactionId ?? null,
      note: note ?? null,
    });
    const [movement] = found;
    if (!movement) return false;
    const parts = entries
      .filter(([, amount]) => amount !== 0)
      .map(([account, amount]) =>
        typeof account === "number"
          ? { kind: "user", user_id: account, amount }
          : { kind: account, user_id: null, amount },
      );
    for (const { user_id: userId } of parts) {
      if (userId !== null) await sequelize.query(OPEN_ACCOUNT, { bind: { userId } });
    }
    try {
      await sequelize.query(ENTER, { bind: { movementId: movement.id, entries: JSON.stringify(parts) } });
    } catch (error) {
      if (!isBelowZero(error)) throw error;
      throw new RuleError("not_enough_coins", `${cause} needs more coins than there are`);
    }
    return true;
  });
}
