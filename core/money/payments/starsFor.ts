import { starsPrice } from "#contract/starsPrice.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { listCoinPacks } from "./listCoinPacks.ts";

/**
 * The price of so many coins in Stars by the packs that are sold now, see `starsPrice`.
 * @throws {RuleError} method_unavailable when no packs are sold.
 */
export async function starsFor(coins: number): Promise<number> {
  const price = starsPrice(coins, await listCoinPacks());
  if (price === undefined) throw new RuleError("method_unavailable", "No packs of coins are sold");
  return price;
}
