import {
  beauty,
  electronics,
  ethnicWear,
  festive,
  footwear,
  garden,
  home,
  jewellery,
  type Kind,
  kitchen,
  toys,
} from "./kinds.ts";
import {
  clothes,
  devices,
  golden,
  herbal,
  homely,
  leathers,
  metals,
  packs,
  type Words,
  wearSizes,
} from "./words.ts";

/** A category of the shop with what is sold in it. */
export interface ShopShelf {
  link: string;
  name: Words;
  /** Share of all products. */
  share: number;
  kinds: readonly Kind[];
  /** What a thing of this shelf may be made of, or be like. */
  natures: readonly Words[];
  sizes: readonly Words[];
}

const shelf = (
  link: string,
  name: Words,
  share: number,
  rest: Pick<ShopShelf, "kinds" | "natures" | "sizes">,
): ShopShelf => ({ link, name, share, ...rest });

/** The shop's categories with what is sold in each. */
export const shelves: readonly ShopShelf[] = [
  shelf("hot_deals", ["Hot deals", "धमाका ऑफ़र"], 1, {
    kinds: [...electronics.slice(0, 4), ...kitchen.slice(0, 4), ...home.slice(0, 3)],
    natures: [...metals.slice(0, 3), ...devices.slice(0, 3)],
    sizes: packs,
  }),
  shelf("ethnic-wear", ["Ethnic wear", "पारंपरिक पहनावा"], 24, {
    kinds: ethnicWear,
    natures: clothes,
    sizes: wearSizes,
  }),
  shelf("kitchen", ["Kitchen", "रसोई"], 14, { kinds: kitchen, natures: metals, sizes: packs }),
  shelf("footwear", ["Footwear", "जूते-चप्पल"], 13, {
    kinds: footwear,
    natures: leathers,
    sizes: wearSizes,
  }),
  shelf("electronics", ["Electronics", "इलेक्ट्रॉनिक्स"], 14, {
    kinds: electronics,
    natures: devices,
    sizes: packs,
  }),
  shelf("home", ["Home", "घर"], 11, { kinds: home, natures: homely, sizes: packs }),
  shelf("beauty", ["Beauty & care", "सौंदर्य और देखभाल"], 8, {
    kinds: beauty,
    natures: herbal,
    sizes: packs,
  }),
  shelf("festive", ["Festive", "त्योहार"], 5, { kinds: festive, natures: homely, sizes: packs }),
  shelf("toys", ["Kids & toys", "बच्चे और खिलौने"], 4, { kinds: toys, natures: homely, sizes: packs }),
  shelf("jewellery", ["Jewellery", "गहने"], 4, { kinds: jewellery, natures: golden, sizes: packs }),
  shelf("tools-garden", ["Tools & garden", "औज़ार और बागवानी"], 2, {
    kinds: garden,
    natures: devices,
    sizes: packs,
  }),
];
