import { expect, test } from "vitest";
import { config } from "#config";
import type { ConfigItem } from "#contract/configs.ts";
import { listConfigs } from "./listConfigs.ts";

test("a market on one's own machine sends who needs help to its bot, and names no page it doesn't have", async () => {
  Object.assign(config, { isLocal: true, SUPPORT_URL: undefined, BOT_USERNAME: "bozor_bot" });
  const { text } = await listConfigs();
  const items = JSON.parse(text) as ConfigItem[];
  const dataOf = (key: string) => items.find((item) => item.key === key)?.data;
  expect(dataOf("SUPPORT_URL")).toBe("https://t.me/bozor_bot");
  expect(dataOf("TERMS_URL")).toBeUndefined();
});
