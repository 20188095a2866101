import { join } from "node:path";
import { User } from "../../models/User.ts";
import { drawPhotos } from "./drawPhotos.ts";
import { makeListings } from "./market/listings.ts";
import { people } from "./market/people.ts";
import type { ShopRules } from "./shop/rules.ts";
import { seedShop } from "./shop/seedShop.ts";
import { writeMarket } from "./writeMarket.ts";

export interface DemoOptions {
  /** Folder that is served as `/images`. */
  uploadsDir: string;
  say?: (line: string) => void;
  /** Width of the large photos in pixels; tests draw small ones. */
  photoWidth?: number;
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
async function seedMarket({ uploadsDir, say = () => {}, photoWidth }: DemoOptions): Promise<void> {
  if (await isSeeded()) return;
  const now = new Date();
  const listings = makeListings(now);
  const names = new Set(listings.flatMap(({ photos }) => photos));
  say(`Drawing ${names.size} photos for the demo market (once)`);
  // Files first: a row never points to a photo that isn't there.
  const photos = await drawPhotos(names, join(uploadsDir, "demo"), say, photoWidth);
  say(`Writing ${listings.length} listings of ${people.length} people`);
  await writeMarket(listings, photos, now);
}

/** Fills the market and the shop with what a demo shows; each of them once. */
export async function seedDemo(options: DemoOptions): Promise<void> {
  await seedMarket(options);
  const { uploadsDir, say = () => {}, photoWidth, shop } = options;
  if (shop) await seedShop({ uploadsDir, say, photoWidth, rules: shop });
}
