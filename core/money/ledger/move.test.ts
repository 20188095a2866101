import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { giveCoins } from "../../../tests/moneyFactories.ts";
import { checkLedger } from "./checkLedger.ts";
import { type Movement, move } from "./move.ts";
import { readBalance } from "./readBalance.ts";

const { id: anna } = await buildUser();

const take = (id: string, coins: number): Promise<boolean> =>
  move({
    cause: `adjusted:${id}`,
    kind: "adjusted",
    entries: [
      [anna, -coins],
      ["adjustment", coins],
    ],
  });

test("coins move once for a cause, however often and however many at once ask", async () => {
  await giveCoins(anna, 100);
  const once = randomUUID();
  const moved = await Promise.all(Array.from({ length: 20 }, () => take(once, 30)));
  expect(moved.filter(Boolean)).toHaveLength(1);
  expect(await readBalance(anna)).toBe(70);
});

test("parallel spending never takes a balance below 0", async () => {
  const before = await readBalance(anna);
  const spent = await Promise.allSettled(Array.from({ length: 20 }, () => take(randomUUID(), 20)));
  const refused = spent.filter((one) => one.status === "rejected");
  expect(await readBalance(anna)).toBe(before % 20);
  expect(refused).toHaveLength(20 - Math.floor(before / 20));
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "not_enough_coins" });
});

test("what doesn't sum up to 0 is refused, by the rule and by the database", async () => {
  const crooked: Movement = { cause: "crooked", kind: "adjusted", entries: [[anna, 5]] };
  expect(() => move(crooked)).toThrow("sum up to 5");
  const past = transact(async () => {
    const [row] = await rows(
      { id: number },
      "insert into ledger_movements (cause, kind) values ('crooked', 'adjusted') returning id",
    );
    await sequelize.query(
      "insert into ledger_entries select $id, id, 5 from ledger_accounts where kind = 'promotion'",
      { bind: { id: row!.id } },
    );
  });
  await expect(past).rejects.toThrow("sums up to 5");
});

test.each([
  "update ledger_entries set amount = amount + 1",
  "delete from ledger_entries",
  "update ledger_movements set cause = cause || '!'",
  "truncate ledger_entries",
  "update ledger_accounts set balance = balance + 1 where user_id is not null",
  "insert into ledger_accounts (kind, user_id, balance) select 'user', max(id) + 1, 5 from users",
])("nobody can do this to the ledger: %s", async (statement) => {
  await expect(sequelize.query(statement)).rejects.toThrow(/append-only|by ledger entries/);
});

test("the check finds nothing, and tells what accounts hold", async () => {
  const { faults, balances } = await checkLedger();
  expect(faults).toEqual([]);
  expect(Object.values(balances).reduce((sum, coins) => sum + coins, 0)).toBe(0);
  expect(balances.user).toBe(await readBalance(anna));
});
