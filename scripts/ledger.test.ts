import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBalance } from "#core/ledger/readBalance.ts";
import { buyPack } from "#core/payments/buyPack.ts";
import { receiveStars } from "#core/payments/stars/receive.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser, sellServices } from "../tests/factories.ts";

const root = join(import.meta.dirname, "..");

/** Runs the command on this test's database, with no Telegram at hand. */
async function ledger(...args: string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/ledger.ts", ...args], {
    cwd: root,
    env: { ...process.env, BOT_API_ROOT: "http://127.0.0.1:9" },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code: Number(code), said };
}

await sellServices();
const user = await buildUser();
const telegramId = String(user.telegramId);
const { id: transactionId, stars } = await buyPack(user.id, 1);
const pay = (chargeId: string) =>
  receiveStars({
    ...{ chargeId, telegramId: Number(telegramId), payload: String(transactionId), currency: "XTR" },
    ...{ amount: stars!, paidAt: new Date() },
  });

test("coins are given and taken with a reason, which the statement and the audit tell", async () => {
  expect(await ledger("adjust", telegramId, "40", "  goodwill ")).toMatchObject({
    code: 0,
    said: "40 coins\n",
  });
  expect(await ledger("adjust", telegramId, "-15", "a slip")).toMatchObject({ code: 0, said: "25 coins\n" });
  expect((await ledger("adjust", telegramId, "-26", "too much")).code).toBe(1);
  const { said } = await ledger("balance", telegramId);
  expect(said).toMatch(/^25 coins\n.*adjusted {2}-15 {2}a slip\n.*adjusted {2}\+40 {2}goodwill\n$/);
  expect(await AuditEntry.count({ where: { action: "balance.adjust" } })).toBe(2);
});

test("a surplus is listed and resolved once, a transaction refunded once", async () => {
  await pay("first");
  await pay("second");
  const { id } = (await ProviderPayment.findOne({ where: { externalId: "second" } }))!;
  expect((await ledger("surplus")).said).toContain(`${id}  stars second  ${stars} Stars`);
  expect(await ledger("resolve", String(id), "credited", "asked for coins")).toMatchObject({ code: 0 });
  expect((await ledger("resolve", String(id), "returned", "again")).code).toBe(1);
  expect((await ledger("surplus")).said).toBe("0 waiting\n");
  expect(await readBalance(user.id)).toBe(125);
  expect(await ledger("refund", String(transactionId))).toMatchObject({ code: 0 });
  expect((await ledger("refund", String(transactionId))).code).toBe(1);
  expect(await readBalance(user.id)).toBe(75);
});

test("the check says what accounts hold, and what is wrong in a line each", async () => {
  const clean = await ledger("check");
  expect(clean).toMatchObject({ code: 0, said: expect.stringContaining("user 75\n") });
  expect(clean.said).toContain("Stars were not reconciled");
  await Transaction.update({ status: "Paid", closedAt: null }, { where: { id: transactionId } });
  const { code, said } = await ledger("check");
  expect(code).toBe(1);
  expect(said).toContain(`transaction ${transactionId} is Paid, its movements say otherwise\n`);
  await sequelize.query("update transactions set status = 'Refunded', closed_at = now()");
});

test.each([
  [[]],
  [["nonsense"]],
  [["balance"]],
  [["adjust", telegramId, "0", "why"]],
  [["adjust", telegramId, "1.5", "why"]],
  [["adjust", telegramId, "10", "  "]],
  [["resolve", "1", "eaten", "why"]],
  [["refund", "-1"]],
])("%j is answered with the usage", async (args) => {
  const { code, said } = await ledger(...args);
  expect([code, said]).toEqual([1, expect.stringContaining("Usage: npm run ledger")]);
  expect(said).not.toMatch(/^\s+at /m);
});
