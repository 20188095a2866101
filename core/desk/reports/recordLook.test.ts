import { afterEach, expect, test, vi } from "vitest";
import * as recording from "#core/platform/audit/recordAudit.ts";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { captureLog } from "../../../tests/captureLog.ts";
import { buildUser } from "../../../tests/factories.ts";
import { readRange } from "./readRange.ts";
import { recordLook } from "./recordLook.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const day = readRange({ startDate: "11.01.2026", endDate: "11.01.2026" }, "Asia/Tashkent");
const week = readRange({ startDate: "11.01.2026", endDate: "11.07.2026" }, "Asia/Tashkent");

const looksOf = (actorId: number) => AuditEntry.findAll({ where: { actorId }, order: ["id"], raw: true });

test("a look is noted with who looked at what, without anything else", async () => {
  const { id } = await buildUser({ isAdmin: true });
  await recordLook(id, "searches", day);
  expect(await looksOf(id)).toMatchObject([
    {
      action: "report.look",
      subjectType: "report",
      subjectId: "searches",
      details: { from: "2026-10-31T19:00:00.000Z", before: "2026-11-01T19:00:00.000Z" },
    },
  ]);
});

test("the same look is noted once in ten minutes, another one at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const [one, other] = await Promise.all([buildUser({ isAdmin: true }), buildUser({ isAdmin: true })]);
  await Promise.all([recordLook(one.id, "users", day), recordLook(one.id, "users", day)]);
  await recordLook(one.id, "users", week);
  await recordLook(one.id, "joins", day);
  await recordLook(other.id, "users", day);
  expect([await looksOf(one.id), await looksOf(other.id)].map((looks) => looks.length)).toEqual([3, 1]);

  vi.setSystemTime(Date.now() + 10 * 60 * 1000 + 1);
  await recordLook(one.id, "users", day);
  expect(await looksOf(one.id)).toHaveLength(4);
});

test("a look that can't be noted is told in the log, fails nobody, and is noted the next time", async () => {
  const lines = captureLog();
  const { id } = await buildUser({ isAdmin: true });
  vi.spyOn(recording, "recordAudit").mockRejectedValueOnce(new Error("no room"));
  await recordLook(id, "shares", day);
  expect(await looksOf(id)).toEqual([]);
  expect(lines.join("")).toContain("isn't noted");
  await recordLook(id, "shares", day);
  expect(await looksOf(id)).toHaveLength(1);
});
