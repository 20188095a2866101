/** SQL: views and contacts of the listing `l` on some days, whose condition says `day`, as JSON. */
export const broughtSql = (days: (day: string) => string, zone: string): string => `json_build_object(
  'views', (select coalesce(sum(v.views), 0)::integer from listing_views v
    where v.listing_id = l.id and ${days("v.day")}),
  'contacts', (select count(*)::integer from connections c
    where c.listing_id = l.id and ${days(`day_in(c.created_at, ${zone})`)}))`;
