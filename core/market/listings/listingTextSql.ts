import { VIEWER } from "./listingCardSql.ts";

/** Plain text of a column as safe HTML with line breaks. */
export function htmlSql(column: string): string {
  const escapes = [
    ["&", "&amp;"],
    ["<", "&lt;"],
    [">", "&gt;"],
    ['"', "&quot;"],
    ["''", "&#39;"],
  ];
  const escaped = escapes.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, column);
  return String.raw`regexp_replace(${escaped}, '\r\n|\r|\n', '<br>', 'g')`;
}

const masked = String.raw`
  case when phone ~ '^\+998\d{9}$' then '+998 ' || substr(phone, 5, 2) || ' ••• •• ' || right(phone, 2)
  else left(phone, 2) || ' ••• •• ' || right(phone, 2) end`;

/** A listing's phones: whole for its owner, none when it can't be bought any more, else masked. */
export const phonesSql = `
  case when l.owner_id = ${VIEWER} then to_json(l.phone_numbers)
  when l.status in ('closed', 'expired', 'removed') then '[]'::json
  else (select coalesce(json_agg(${masked} order by place), '[]')
    from unnest(l.phone_numbers) with ordinality as phones(phone, place)) end`;
