import { config } from "#config";
import { cache } from "#core/platform/cache/cache.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { Product } from "#db/models/Product.ts";
import { createShareCounter } from "./createShareCounter.ts";
import { facebook, pinterest } from "./services.ts";

const known = { facebook: () => facebook(config.FACEBOOK_TOKEN ?? ""), pinterest: () => pinterest() };

const countAddress = createShareCounter({
  services: Object.fromEntries(config.SHARE_COUNTS.map((name) => [name, known[name]()])),
  cache,
});

/**
 * How often a product's page was shared in the social networks that this shop asks. Only addresses of our own products
 * are ever asked for.
 * @throws {RuleError} not_found
 */
export async function countShares(link: string, count = countAddress): Promise<{ count: number }> {
  const product = await Product.findOne({ where: { link }, attributes: ["link", "publishedAt"] });
  if (!product?.publishedAt) throw new RuleError("not_found", "No such product");
  return { count: await count(`${config.PUBLIC_URL}/product/${product.link}`) };
}
