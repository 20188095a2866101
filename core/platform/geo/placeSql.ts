/** A place as the contract's `Place`, from a table whose alias is `p`. */
export function placeSql({
  hasDistricts = "false",
  regionId = "null::integer",
  cityId = "null::integer",
}: {
  hasDistricts?: string;
  regionId?: string;
  cityId?: string;
} = {}): string {
  return `json_build_object(
    'id', p.id, 'name', p.name_ru, 'name_uz', p.name_uz, 'name_hi', p.name_hi,
    'hasDistricts', ${hasDistricts}, 'regionId', ${regionId}, 'cityId', ${cityId},
    'longitude', p.longitude, 'latitude', p.latitude, 'zoom', p.zoom)`;
}

/** The same for a city. */
export const citySql = placeSql({
  hasDistricts: "exists (select from districts d where d.city_id = p.id)",
  regionId: "p.region_id",
});

/** All rows as one list in their own order. */
export function placesSql(place: string): string {
  return `coalesce(json_agg(${place} order by p.position, p.id), '[]')::text as json`;
}
