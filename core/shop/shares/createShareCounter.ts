import { config } from "#config";
import { cache } from "#core/platform/cache/cache.ts";
import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import type { Cache } from "#core/platform/cache/types.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { log } from "#core/platform/log/log.ts";
import { Product } from "#db/models/Product.ts";
import { type AskShares, facebook, pinterest } from "./services.ts";

/** A count is asked for once an hour, also where there was none. */
const KEPT_SECONDS = 3600;
/** This process remembers a count for this long by itself: a shared cache that is away must not make it ask each time. */
const REMEMBERED_MS = 600_000;
const REMEMBERED_MAX = 5000;
const PATIENCE_MS = 2000;
/** Most questions on their way at once; who comes then is told nothing yet. */
const AT_ONCE = 8;

interface Options {
  /** The services that are asked, by name. */
  services: Readonly<Record<string, AskShares>>;
  cache: Cache;
  patienceMs?: number;
}

/** Makes what counts how often an address was shared, in all services together; who can't tell counts as 0. */
export function createShareCounter({ services, cache, patienceMs = PATIENCE_MS }: Options) {
  const remembered = keepBriefly<number>(REMEMBERED_MS, REMEMBERED_MAX);
  let asking = 0;

  async function ask(name: string, askService: AskShares, address: string): Promise<number> {
    asking += 1;
    try {
      return await askService(address, AbortSignal.timeout(patienceMs));
    } catch (error) {
      // An error of fetch may quote the address, which carries our token.
      const { name: reason, kind } = describeError(error);
      log.warn({ service: name, reason, kind }, "a service didn't tell how often something was shared");
      return 0;
    } finally {
      asking -= 1;
    }
  }

  async function find(name: string, askService: AskShares, address: string): Promise<number> {
    const key = `shares:${name}:${address}`;
    const kept = await cache.get(key);
    if (kept !== undefined) return Number(kept);
    const isOurs = await cache.setIfAbsent(`${key}:asked`, "1", Math.ceil(patienceMs / 1000) + 1);
    if (!isOurs || asking >= AT_ONCE) throw new Error("Somebody else asks");
    const count = await ask(name, askService, address);
    await cache.set(key, String(count), KEPT_SECONDS);
    return count;
  }

  return async (address: string): Promise<number> => {
    const counts = await Promise.all(
      Object.entries(services).map(([name, askService]) =>
        remembered.of(`${name} ${address}`, () => find(name, askService, address)).catch(() => 0),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
}

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
