/** A place as the reference seed knows it. `slug` is its fixed key; coordinates in degrees (WGS 84); zoom as map tiles use it. */
export interface PlaceSeed {
  slug: string;
  ru: string;
  uz: string;
  hi: string;
  lat: number;
  lon: number;
  zoom: number;
}

/** A city or town; without `districts` it is chosen as a whole. Exactly one in the country is the capital. */
export interface CitySeed extends PlaceSeed {
  districts?: readonly PlaceSeed[];
  isCapital?: true;
}

/** A first-level unit: a region, the Republic of Karakalpakstan or the city of Tashkent. */
export interface RegionSeed extends PlaceSeed {
  cities: readonly CitySeed[];
}
