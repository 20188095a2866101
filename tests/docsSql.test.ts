import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { date, maybe, number, rows, text } from "#db/rows.ts";
import { beginPayment } from "../core/money/payments/beginPayment.ts";
import { lockTransaction } from "../core/money/payments/lockTransaction.ts";
import { noteReturned } from "../core/money/payments/noteReturned.ts";
import { performPayment } from "../core/money/payments/performPayment.ts";
import { sequelize, transact } from "../db/sequelize.ts";
import { buildOrder, sellServices } from "./moneyFactories.ts";

await sellServices();

const page = (name: string) => readFileSync(join(import.meta.dirname, "../docs", name), "utf8");

/** The SQL of a page: marked, or set in by four blanks. */
function sqlOf(name: string): string[] {
  const marked = [...page(name).matchAll(/^ *```sql\n([\s\S]*?)```/gm)];
  const setIn = [...page(name).matchAll(/\n\n((?: {4}.*\n)+)/g)].filter(([, text]) =>
    /^ {4}select/.test(text!),
  );
  return [...marked, ...setIn].map(([, text]) => text!.trim());
}
const statements = ["payments.md", "operating.md"].flatMap(sqlOf);

test("there is SQL to try", () => expect(statements.length).toBeGreaterThan(6));

test.each(statements)("what the pages tell operators to run can be run: %s", async (statement) => {
  const trying = transact(async () => {
    await sequelize.query(statement);
    throw new Error("undone");
  });
  await expect(trying).rejects.toThrow("undone");
});

/** A payment that came so many days before the day of the page. */
async function pay(daysBefore: number) {
  const { order, amount } = await buildOrder("click");
  const externalId = String(order.id);
  await transact(async () => {
    const transaction = (await lockTransaction(order.id))!;
    const begun = { provider: "click" as const, externalId, amount, providerTime: new Date() };
    await performPayment(await beginPayment(transaction, begun), transaction);
  });
  const bind = { externalId, at: new Date(Date.UTC(2026, 10, 22 - daysBefore, 12)) };
  const sql = "update provider_payments set performed_at = $at where external_id = $externalId";
  await sequelize.query(sql, { bind });
  return { ...order.get(), externalId, bind };
}

test("a day's list has what came on it, and what went back on it of any day", async () => {
  const old = await pay(9);
  const older = await pay(10);
  const today = await pay(0);
  for (const { id } of [old, older]) await noteReturned({ transactionId: id, adminId: null, note: "test" });
  const back = "update provider_payments set cancelled_at = $at where external_id = $externalId";
  await sequelize.query(back, { bind: { ...today.bind, externalId: old.externalId } });
  await sequelize.query(back, { bind: { ...old.bind, externalId: older.externalId } });
  const list = statements.find((statement) => statement.includes("'click' and performed_at"))!;
  const found = await rows(
    { external_id: text, paydoc: maybe(text), transaction_id: number, sum: number, state: text, at: date },
    list,
  );
  expect(found.map((row) => [row.external_id, row.sum])).toEqual([
    [old.externalId, -100 * old.coins],
    [today.externalId, 100 * today.coins],
  ]);
});
