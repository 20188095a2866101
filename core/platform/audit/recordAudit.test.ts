import { expect, test } from "vitest";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { recordAudit } from "./recordAudit.ts";

test("stands or falls with the change it tells of", async () => {
  const { id } = await buildUser();
  const entry = { actorId: id, action: "listing.reject", subjectType: "listing", subjectId: 5 };
  await expect(
    sequelize.transaction(async () => {
      await recordAudit(entry);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await AuditEntry.count()).toBe(0);

  await sequelize.transaction(() => recordAudit({ ...entry, details: { reason: "spam" } }));
  expect(await AuditEntry.findOne()).toMatchObject({
    actorId: id,
    subjectId: "5",
    details: { reason: "spam" },
  });
});
