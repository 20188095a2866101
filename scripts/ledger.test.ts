import { expect, test } from "vitest";
import { config } from "#config";
import { readBalance } from "#core/money/ledger/readBalance.ts";
import { buyPack } from "#core/money/payments/buyPack.ts";
import { receiveStars } from "#core/money/stars/receive.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";
import { Transaction } from "#db/models/Transaction.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../tests/factories.ts";
import { sellServices } from "../tests/moneyFactories.ts";
import { runCommand, spawnCommand } from "../tests/runCommand.ts";
import { runLedger } from "./commands/ledger.ts";

// There is no Telegram at hand.
const away = { BOT_API_ROOT: "http://127.0.0.1:9" };
Object.assign(config, away);
const ledger = (...words: string[]) => runCommand(runLedger, words);

await sellServices();
const user = await buildUser();
const telegramId = String(user.telegramId);
const { id: transactionId, stars } = await buyPack(user.id, 1);
const pay = (chargeId: string) =>
  receiveStars({
    chargeId,
    telegramId: Number(telegramId),
    payload: String(transactionId),
    currency: "XTR",
    amount: stars!,
    paidAt: new Date(),
  });

test("coins are given and taken with a reason, which the statement and the audit tell", async () => {
  const adjust = (coins: string, note: string) =>
    ledger("adjust", telegramId, coins, note, "--by", " Aziza ");
  expect(await adjust("40", "  goodwill ")).toMatchObject({ code: 0, said: "40 coins\n" });
  expect(await adjust("-15", "a slip")).toMatchObject({ code: 0, said: "25 coins\n" });
  expect((await adjust("-26", "too much")).code).toBe(1);
  const { said } = await ledger("balance", telegramId);
  expect(said).toMatch(
    /^25 coins\n.*adjusted {2}-15 {2}a slip \(by Aziza\)\n.*adjusted {2}\+40 {2}goodwill \(by Aziza\)\n$/,
  );
  expect((await ledger("statement", String(user.id))).said).toMatch(
    /adjusted {2}\+40 {2}= 40 {2}adjusted:\S+ {2}goodwill.*\n.*adjusted {2}-15 {2}= 25 .*\n2 movements\n$/,
  );
  expect(await AuditEntry.count({ where: { action: "balance.adjust" } })).toBe(2);
});

test("a surplus is listed and resolved once, a transaction refunded once", async () => {
  await pay("first");
  await pay("second");
  const { id } = (await ProviderPayment.findOne({ where: { externalId: "second" } }))!;
  expect((await ledger("surplus")).said).toContain(`${id}  stars second  ${stars} Stars`);
  expect(await ledger("resolve", String(id), "credited", "asked", "--by", "Timur")).toMatchObject({
    code: 0,
  });
  expect((await ledger("resolve", String(id), "returned", "again", "--by", "Timur")).code).toBe(1);
  const resolved = await AuditEntry.findOne({ where: { action: "payment.credited" } });
  expect(resolved?.details).toMatchObject({ note: "asked (by Timur)" });
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
  expect(said).toContain(`transaction ${transactionId} is Paid`);
  await sequelize.query("update transactions set status = 'Refunded', closed_at = now()");
});

test("the turnover tells what accounts held, gained and lost, by days of the reports' zone", async () => {
  const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
  const { code, said } = await ledger("turnover", "--from", today, "--to", today);
  expect(code).toBe(0);
  expect(said).toContain("stars 0 -> -50\n  paid +0 -50\n  refunded +50 -0\n  surplus +0 -50\n");
  expect(said).toMatch(/^user 0 -> 75\n {2}adjusted \+40 -15\n/m);
  const later = await ledger("turnover", "--from", "2126-01-01", "--to", "2126-01-31");
  expect(later.said).toMatch(/^adjustment -25 -> -25\n.*^user 75 -> 75\nuzum 0 -> 0\n$/ms);
});

test.each([
  [[]],
  [["nonsense"]],
  [["balance"]],
  [["adjust", telegramId, "0", "why"]],
  [["adjust", telegramId, "1.5", "why"]],
  [["adjust", telegramId, "10", "  ", "--by", "Aziza"]],
  [["adjust", telegramId, "10", "why"]],
  [["adjust", telegramId, "10", "why", "--by"]],
  [["statement"]],
  [["turnover"]],
  [["turnover", "--from", "2026-11-01", "--to", "2026-13-01"]],
  [["resolve", "1", "eaten", "why", "--by", "Aziza"]],
  [["resolve", "1", "returned", "why"]],
  [["refund", "-1"]],
])("%j is answered with the usage", async (args) => {
  const { code, said } = await ledger(...args);
  expect([code, said]).toEqual([1, expect.stringContaining("Usage: npm run ledger")]);
  expect(said).not.toMatch(/^\s+at /m);
});

test("as a process of its own it says the same, and ends", async () => {
  const spawned = (...words: string[]) => spawnCommand("scripts/ledger.ts", words, away);
  expect(await spawned("balance", telegramId)).toEqual({ ...(await ledger("balance", telegramId)), code: 0 });
  for (const words of [[], ["adjust", telegramId, "0", "why"]]) {
    expect(await spawned(...words)).toEqual(await ledger(...words));
  }
});
