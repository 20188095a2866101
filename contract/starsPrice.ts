/** A pack of coins as far as its price in Stars matters. */
interface PricedPack {
  coins: number;
  priceStars: number;
}

/**
 * The price of so many coins in Stars, rounded up, at the rate of the smallest pack that holds them, or of the largest
 * one. Stars have no price in sum, so packs are the only rate there is; nothing when none are sold. What several services
 * cost together is the price of their sum, which may be below the sum of their prices.
 */
export function starsPrice(coins: number, packs: readonly PricedPack[]): number | undefined {
  const bySize = [...packs].sort((one, other) => one.coins - other.coins);
  const pack = bySize.find((one) => one.coins >= coins) ?? bySize.at(-1);
  return pack && Math.ceil((coins * pack.priceStars) / pack.coins);
}
