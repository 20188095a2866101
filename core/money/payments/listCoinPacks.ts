import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { CoinPack } from "#db/models/CoinPack.ts";

/** Packs of coins that are sold, the smallest first. */
export function listCoinPacks(): Promise<CoinPack[]> {
  return CoinPack.findAll({
    where: { isOffered: true },
    attributes: ["id", "coins", "priceSum", "priceStars"],
    order: ["coins"],
  });
}

/** Packs of coins that are sold, the smallest first. */
export function readCoinPacks(): Promise<ReadyJson> {
  return keepReady("coin-packs", async () => JSON.stringify(await listCoinPacks()));
}
