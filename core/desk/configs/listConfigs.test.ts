import { expect, test, vi } from "vitest";
import { config } from "#config";
import type { ConfigItem } from "#contract/configs.ts";
import { joinOrCreate } from "#core/shop/purchase/joinOrCreate.ts";
import { Flag } from "#db/models/Flag.ts";
import { sequelize } from "#db/sequelize.ts";
import { buildUser } from "../../../tests/factories.ts";
import { buildProduct, purchaseOf } from "../../../tests/shopFactories.ts";
import { listConfigs } from "./listConfigs.ts";

test("a market on one's own machine sends who needs help to its bot, and names no page it doesn't have", async () => {
  Object.assign(config, { isLocal: true, SUPPORT_URL: undefined, BOT_USERNAME: "bozor_bot" });
  const { text } = await listConfigs();
  const items = JSON.parse(text) as ConfigItem[];
  const dataOf = (key: string) => items.find((item) => item.key === key)?.data;
  expect(dataOf("SUPPORT_URL")).toBe("https://t.me/bozor_bot");
  expect(dataOf("TERMS_URL")).toBeUndefined();
});

test("an operator's own addresses win over those a market on one's own machine begins with", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  Object.assign(config, {
    isLocal: true,
    hasSampleSurvey: true,
    SUPPORT_URL: undefined,
    SURVEY_URL: undefined,
  });
  try {
    await Flag.bulkCreate([
      { key: "SURVEY_URL", data: "https://forms.example/bozor" },
      { key: "SUPPORT_URL", data: "https://t.me/helpers" },
    ]);
    vi.setSystemTime(Date.now() + 2000);
    const items = JSON.parse((await listConfigs()).text) as ConfigItem[];
    expect(items.filter(({ key }) => /^(?:SURVEY|SUPPORT)_URL$/.test(key))).toEqual([
      { key: "SUPPORT_URL", data: "https://t.me/helpers" },
      { key: "SURVEY_URL", data: "https://forms.example/bozor" },
    ]);
  } finally {
    await Flag.destroy({ where: { key: ["SURVEY_URL", "SUPPORT_URL"] } });
    vi.useRealTimers();
  }
});

test("what the shop claims is what is written, or the orders of the last seven days where that is asked for", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const claims = async () => {
    // An answer is kept for a second.
    vi.setSystemTime(Date.now() + 2000);
    const items = JSON.parse((await listConfigs()).text) as ConfigItem[];
    return items
      .filter(({ key }) => ["ORDERS_CLAIM", "ORDERS_CLAIM_HI"].includes(key))
      .map(({ data }) => data);
  };
  try {
    expect(await claims()).toEqual(["", ""]);
    await Flag.update({ data: "6,134 orders in 7 days" }, { where: { key: "ORDERS_CLAIM" } });
    expect(await claims()).toEqual(["6,134 orders in 7 days", ""]);

    const { id: productId } = await buildProduct();
    const buyAlone = async () =>
      joinOrCreate((await buildUser()).id, purchaseOf(productId, { isGroupPurchase: false }));
    const { orderId } = await buyAlone();
    await buyAlone();
    await sequelize.query("update orders set created_at = now() - interval '8 days' where id = $orderId", {
      bind: { orderId },
    });
    await Flag.update({ data: true }, { where: { key: "ORDERS_CLAIM_LIVE" } });
    expect(await claims()).toEqual(["1 orders in 7 days", "7 दिनों में 1 ऑर्डर"]);

    // To count a million orders takes a while: not at each start of an app.
    await buyAlone();
    expect((await claims())[0]).toBe("1 orders in 7 days");
    vi.setSystemTime(Date.now() + 600_000);
    expect((await claims())[0]).toBe("2 orders in 7 days");
  } finally {
    vi.useRealTimers();
  }
});
