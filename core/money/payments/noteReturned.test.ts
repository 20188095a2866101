import { expect, test } from "vitest";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Promotion } from "#db/models/Promotion.ts";
import { completing, startClick } from "../../../tests/callClick.ts";
import { buildOrder, sellServices, statusOf } from "../../../tests/moneyFactories.ts";
import { checkLedger } from "../ledger/checkLedger.ts";
import { noteReturned } from "./noteReturned.ts";

await sellServices();
const { prepared, codeOf } = await startClick();

const note = "Reversed in the merchant dashboard";
const isRefused = (transactionId: number, code: string) =>
  expect(noteReturned({ transactionId, adminId: null, note })).rejects.toMatchObject({ code });

test("what Click gave back in its merchant dashboard is noted once, though it was used up", async () => {
  const { order, listing, fields, answer, complete } = await prepared();
  await isRefused(order.id, "payment_closed");
  expect(await complete()).toBe(0);
  await Promotion.update({ endedAt: new Date() }, { where: { listingId: listing.id } });
  await noteReturned({ transactionId: order.id, adminId: null, note });
  expect(await statusOf(order.id)).toBe("Refunded");
  await isRefused(order.id, "payment_closed");
  expect(await codeOf("complete", completing(fields, answer))).toBe(-9);
  const entries = await AuditEntry.findAll({ where: { action: "transaction.returned" } });
  expect(entries.map(({ subjectId, details }) => [subjectId, details])).toEqual([
    [String(order.id), { method: "click", coins: order.coins, note }],
  ]);
  expect((await checkLedger()).faults).toEqual([]);
});

test("coins and Stars have no merchant dashboard, and what isn't there can't be given back", async () => {
  for (const method of ["coins", "stars"] as const)
    await isRefused((await buildOrder(method)).order.id, "method_unavailable");
  await isRefused(999_999, "not_found");
});
