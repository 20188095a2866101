import { CoinPack } from "#db/models/CoinPack.ts";
import { RuleError } from "../errors.ts";

/**
 * The price of so many coins in Stars, rounded up, at the rate of the smallest pack that holds them, or of the largest
 * one. Stars have no price in sum, so packs are the only rate there is.
 * @throws {RuleError} method_unavailable when no packs are sold.
 */
export async function starsFor(coins: number): Promise<number> {
  const packs = await CoinPack.findAll({ where: { isOffered: true }, order: ["coins"] });
  const pack = packs.find((one) => one.coins >= coins) ?? packs.at(-1);
  if (!pack) throw new RuleError("method_unavailable", "No packs of coins are sold");
  return Math.ceil((coins * pack.priceStars) / pack.coins);
}
