import { User } from "../../models/User.ts";
import { makeListings } from "./market/listings.ts";
import { people } from "./market/people.ts";
import { demoPhotos } from "./photos.ts";
import type { ShopRules } from "./shop/rules.ts";
import { seedShop } from "./shop/seedShop.ts";
import { writeMarket } from "./writeMarket.ts";

interface DemoOptions {
  say?: (line: string) => void;
  /** The rules that the shop is filled by; without them it stays empty. */
  shop?: ShopRules;
}

/** True when the demo market is there: somebody of it who can't have signed in by themselves. */
async function isSeeded(): Promise<boolean> {
  const telegramId = people.at(-1)?.telegramId ?? null;
  return (await User.count({ where: { telegramId } })) > 0;
}

/**
 * Fills an empty market with people, listings, photos and what people did with them: the same each time, but counted
 * back from now. Does nothing when it has been done.
 */
async function seedMarket({ say = () => {} }: DemoOptions): Promise<void> {
  if (await isSeeded()) return;
  const now = new Date();
  const listings = makeListings(now);
  const names = new Set(listings.flatMap(({ photos }) => photos));
  say(`Writing ${listings.length} listings of ${people.length} people`);
  await writeMarket(listings, demoPhotos(names), now);
}

/** Fills the market and the shop with what a demo shows; each of them once. */
export async function seedDemo(options: DemoOptions = {}): Promise<void> {
  await seedMarket(options);
  const { say = () => {}, shop } = options;
  if (shop) await seedShop({ say, rules: shop });
}
