import { CoinPack } from "#db/models/CoinPack.ts";

/** Packs of coins that are sold, the smallest first. */
export function listCoinPacks(): Promise<CoinPack[]> {
  return CoinPack.findAll({
    where: { isOffered: true },
    attributes: ["id", "coins", "priceSum", "priceStars"],
    order: ["coins"],
  });
}
