import { expect, test } from "vitest";
import { AuditEntry } from "#db/models/AuditEntry.ts";
import { Flag } from "#db/models/Flag.ts";
import { runCommand, spawnCommand } from "../tests/runCommand.ts";
import { runFlag } from "./commands/flag.ts";

const flag = (...words: string[]) => runCommand(runFlag, words);
const dataOf = async (key: string) => (await Flag.findByPk(key))?.data;

test("turns switches and sets numbers, noting who was what before", async () => {
  expect(await flag("PAID_FEATURES_ENABLED", "on")).toEqual({
    code: 0,
    said: "PAID_FEATURES_ENABLED is on.\n",
  });
  expect(await flag("PHOTOS_PER_HOUR", "80")).toEqual({ code: 0, said: "PHOTOS_PER_HOUR is 80.\n" });
  expect([await dataOf("PAID_FEATURES_ENABLED"), await dataOf("PHOTOS_PER_HOUR")]).toEqual([true, 80]);
  const noted = await AuditEntry.findOne({ where: { subjectId: "PHOTOS_PER_HOUR" } });
  expect(noted?.details).toEqual({ before: 120, after: 80 });
  expect((await flag()).said).toContain("PHOTOS_PER_HOUR 80\n");
});

test("refuses the wrong kind, unknown names and what is neither", async () => {
  const before = await Flag.findAll({ order: ["key"], raw: true });
  for (const [args, words] of [
    [["PHOTOS_PER_HOUR", "on"], "PHOTOS_PER_HOUR is a whole number"],
    [["DEBUG_PANEL_ENABLED", "1"], "DEBUG_PANEL_ENABLED is a switch: on or off"],
    [["PHOTOS_PER_DAY", "5"], "No variable PHOTOS_PER_DAY"],
    [["PHOTOS_PER_HOUR", "1.5"], "Usage"],
    [["PHOTOS_PER_HOUR", "-1"], "Usage"],
    [["PHOTOS_PER_HOUR"], "Usage"],
  ] as const) {
    const { code, said } = await flag(...args);
    expect([code, said], args.join(" ")).toEqual([1, expect.stringContaining(words)]);
    expect(said).not.toMatch(/^\s+at /m);
  }
  expect(await Flag.findAll({ order: ["key"], raw: true })).toEqual(before);
});

test("as a process of its own it says the same, and ends", async () => {
  for (const words of [[], ["PHOTOS_PER_HOUR"]]) {
    expect(await spawnCommand("scripts/flag.ts", words)).toEqual(await flag(...words));
  }
});
