import { afterEach, expect, test } from "vitest";
import { config } from "#config";
import { Flag } from "#db/models/Flag.ts";
import { readAddress } from "./readAddress.ts";

afterEach(async () => {
  delete config.SUPPORT_URL;
  await Flag.destroy({ where: { key: ["SUPPORT_URL", "COMPANY_EMAIL"] } });
});

test("the server's setting wins over a remote variable, which counts where there is none", async () => {
  await Flag.destroy({ where: { key: "SUPPORT_URL" } });
  expect(await readAddress("SUPPORT_URL")).toBeUndefined();
  await Flag.upsert({ key: "SUPPORT_URL", data: "https://t.me/of_flag" });
  expect(await readAddress("SUPPORT_URL")).toBe("https://t.me/of_flag");
  config.SUPPORT_URL = "https://t.me/of_server";
  expect(await readAddress("SUPPORT_URL")).toBe("https://t.me/of_server");
});

test.each([
  ["SUPPORT_URL", ""],
  ["SUPPORT_URL", "javascript:alert(1)"],
  ["COMPANY_EMAIL", "ask us"],
  ["COMPANY_EMAIL", 5],
] as const)("%s that is %j is none", async (key, data) => {
  await Flag.upsert({ key, data });
  expect(await readAddress(key)).toBeUndefined();
});
