import { expect, test } from "vitest";
import { config } from "#config";
import { rows, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { buildListing } from "../../../tests/factories.ts";
import { receiptsStatement } from "./readReceipts.ts";

test("what came back for a promotion is found by its cause, not by reading the whole ledger", async () => {
  const { ownerId, link } = await buildListing();
  const plan = await transact(async () => {
    // A ledger of a test is so small that it would be read whole in any case.
    await sequelize.query("set local enable_seqscan = off");
    return rows({ "QUERY PLAN": text }, `explain ${receiptsStatement(false).text}`, [
      ownerId,
      link,
      config.REPORT_TIMEZONE,
    ]);
  });
  const lines = plan.map((row) => row["QUERY PLAN"]);
  expect(lines.filter((line) => line.includes("on ledger_movements"))).toEqual([
    expect.stringContaining("Index Scan using ledger_movements_cause_key"),
  ]);
});
