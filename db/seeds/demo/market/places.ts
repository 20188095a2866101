import { regions } from "../../reference/geography/regions.ts";
import type { CitySeed, PlaceSeed, RegionSeed } from "../../reference/geography/types.ts";
import type { Random } from "../random.ts";

export interface MarketPlace {
  region: string;
  city: string | null;
  district: string | null;
  latitude: number;
  longitude: number;
  zoom: number;
}

/** Share of the market in percent, about as people live. */
const shares: Record<string, number> = {
  "tashkent-city": 45,
  "tashkent-region": 8,
  samarkand: 9,
  fergana: 7,
  andijan: 6,
  namangan: 5.5,
  bukhara: 4.5,
  kashkadarya: 4,
  khorezm: 3.5,
  surkhandarya: 3,
  karakalpakstan: 3,
  navoiy: 2.5,
  jizzakh: 2,
  syrdarya: 1.5,
};

const shareOf = ({ slug }: RegionSeed) => shares[slug] ?? 1;
/** Big cities have districts, and each region's first city is its capital. */
const cityWeight = (city: CitySeed, region: RegionSeed) =>
  (city.districts ? 8 : 1) + (region.cities[0] === city ? 8 : 0);

const near = (degrees: number, reach: number, random: Random) =>
  Number((degrees + (random.next() - 0.5) * 2 * reach).toFixed(5));

function point({ lat, lon }: PlaceSeed, reach: number, zoom: number, random: Random) {
  return { latitude: near(lat, reach, random), longitude: near(lon, reach, random), zoom };
}

/** Somewhere in the country, or in the region or city with this slug. */
export function somewhere(random: Random, within?: string): MarketPlace {
  const asked = regions.find(({ slug }) => slug === within);
  const around = regions.find(({ cities }) => cities.some(({ slug }) => slug === within));
  const region = asked ?? around ?? random.weighted(regions, shareOf);
  const isWholeRegion = region.cities.length > 1 && random.chance(0.04);
  if (isWholeRegion) {
    return { region: region.slug, city: null, district: null, ...point(region, 0.05, 0, random) };
  }
  const named = asked ? undefined : region.cities.find(({ slug }) => slug === within);
  const city = named ?? random.weighted(region.cities, (item) => cityWeight(item, region));
  const district = city.districts && random.chance(0.88) ? random.pick(city.districts) : undefined;
  return {
    region: region.slug,
    city: city.slug,
    district: district?.slug ?? null,
    ...(district
      ? point(district, 0.009, random.int(14, 16), random)
      : point(city, 0.012, random.int(12, 15), random)),
  };
}
