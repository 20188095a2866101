import { VIEWER } from "./listingCardSql.ts";

const masked = String.raw`
  case when phone ~ '^\+998\d{9}$' then '+998 ' || substr(phone, 5, 2) || ' ••• •• ' || right(phone, 2)
  else left(phone, 2) || ' ••• •• ' || right(phone, 2) end`;

/** A listing's phones: whole for its owner, none when it can't be bought any more, else masked. */
export const phonesSql = `
  case when l.owner_id = ${VIEWER} then to_json(l.phone_numbers)
  when is_off_sale(l) then '[]'::json
  else (select coalesce(json_agg(${masked} order by place), '[]')
    from unnest(l.phone_numbers) with ordinality as phones(phone, place)) end`;
