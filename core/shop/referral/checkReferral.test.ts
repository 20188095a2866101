import { beforeAll, expect, test } from "vitest";
import { checkNightly } from "#core/desk/figures/checkNightly.ts";
import type { Order } from "#db/models/Order.ts";
import type { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { bring, buy, earn, letPass } from "../../../tests/referralFactories.ts";
import { checkReferral } from "./checkReferral.ts";
import { payOut } from "./payOut.ts";

let user: User;
let order: Order;
let due: Order;
beforeAll(async () => {
  user = await buildUser();
  await earn(user);
  order = await buy(user, { balance: 5 });
  const paid = await buildUser();
  await earn(paid);
  const admin = await buildUser({ isAdmin: true });
  await payOut(admin.id, { userId: paid.id, amount: 825 });
  due = await buy(await buildUser({ refererId: user.id }));
  await bring(due.id, "delivered");
  await letPass(due.id);
  await bring((await buy(user, { balance: 3 })).id, "cancelled");
});

const FORGE = "set session_replication_role = replica;";
/** Changes that somebody with the whole database in their hands may make, and the check's words about each. */
const forgeries: [string, () => string, RegExp][] = [
  ["a balance", () => "update wallets set balance_paise = balance_paise + 1", /^wallet of person/],
  [
    "an entry",
    () => "update wallet_entries set amount_paise = 826 where kind = 'reward'",
    /is Approved with 825/,
  ],
  ["an entry that is gone", () => "delete from wallet_entries where kind = 'payout'", /payout \d+ of 825/],
  [
    "an entry's person",
    () => "update wallet_entries set user_id = (select max(id) from users) where kind = 'spent'",
    /is for order/,
  ],
  [
    "a cause",
    () => "update wallet_entries set cause = 'reward:0' where id = (select min(id) from wallet_entries)",
    /has a cause of something else/,
  ],
  [
    "what an order says it used",
    () => `update orders set balance_used = 6 where id = ${order.id}`,
    /paid 6 rupees by balance/,
  ],
  [
    "a reward's amount",
    () => "update referral_rewards set amount_paise = 900 where state = 'Pending'",
    /isn't 150 basis points/,
  ],
  [
    "a reward's state",
    () => "update referral_rewards set state = 'Approved', decided_at = now() where state = 'Pending'",
    /is Approved with 825 paise, entries say 0/,
  ],
  [
    "an order's end",
    () => `update orders set status = 'returned' where id = ${due.id}`,
    /is Pending, its order/,
  ],
  [
    "an order's total",
    () => `update orders set total = total + 100 where id = ${due.id}`,
    /isn't 150 basis points/,
  ],
  [
    "who gets it",
    () =>
      `update referral_rewards set referer_id = (select user_id from orders where id = ${due.id}) where order_id = ${due.id}`,
    /goes to its buyer/,
  ],
  [
    "what is overdue",
    () => "update referral_rewards set release_at = now() - interval '2 hours' where state = 'Pending'",
    /was delivered long enough ago.*Pending/,
  ],
  [
    "what was never noted",
    () =>
      `delete from referral_rewards where order_id = ${due.id}; update order_moves set created_at = now() - interval '8 days' where order_id = ${due.id}`,
    /was delivered long enough ago.*missing/,
  ],
  [
    "money that came from nowhere",
    () =>
      `insert into wallet_entries (user_id, amount_paise, kind, cause) values (${user.id}, 500, 'carried', 'carried-of:7')`,
    /is carried to nobody/,
  ],
];

test.each(forgeries)("the check finds %s that was changed", async (_, forge, fault) => {
  const rollback = new Error("enough seen");
  await expect(
    sequelize.transaction(async () => {
      await sequelize.query(`${FORGE} ${forge()}`);
      const { faults } = await checkReferral();
      expect(faults.join("\n")).toMatch(fault);
      throw rollback;
    }),
  ).rejects.toBe(rollback);
});

test("with nothing forged it finds nothing, tells what people have, and is part of the nightly check", async () => {
  expect(await checkReferral()).toEqual({ faults: [], balance: 325 });
  expect(await checkNightly()).toBe(0);
  await sequelize.query(
    "update referral_rewards set release_at = now() - interval '2 hours' where state = 'Pending'",
  );
  expect(await checkNightly()).toBe(1);
  await letPass(due.id);
});
