import { beauty } from "./beauty.ts";
import { electronics } from "./electronics.ts";
import { ethnicWear } from "./ethnicWear.ts";
import { festive } from "./festive.ts";
import { footwear } from "./footwear.ts";
import { home } from "./home.ts";
import { hotDeals } from "./hotDeals.ts";
import { kitchen } from "./kitchen.ts";
import type { CategorySeed } from "./types.ts";

/** The shop's categories in the order of the home page. */
export const shopCategories: readonly CategorySeed[] = [
  hotDeals,
  ethnicWear,
  kitchen,
  footwear,
  electronics,
  home,
  beauty,
  festive,
];
