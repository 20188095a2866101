import type { Migration } from "../migration.ts";

/** Letters of other fonts, bold, wide, raised, in circles and the like; no small numbers, which are no digits (²). */
const FONTS =
  "\\u00aa\\u00ba\\u0132\\u0133\\u017f\\u01c7-\\u01cc\\u01f1-\\u01f3\\u02b0-\\u02b8\\u02e1-\\u02e3\\u1d2c-\\u1d6a\\u1d78\\u1d9b-\\u1dbf\\u2071\\u207f\\u2090-\\u209c" +
  "\\u2102\\u210a-\\u2113\\u2115\\u2119-\\u211d\\u2124\\u2128\\u212a\\u212c\\u212d\\u212f-\\u2134\\u2139\\u2145-\\u2149" +
  "\\u2184\\u249c-\\u24e9\\u2c7c\\u2c7d\\ua7f1-\\ua7f4\\ufb00-\\ufb06\\uff21-\\uff3a\\uff41-\\uff5a" +
  "\\U00010780-\\U000107ba\\U0001d400-\\U0001d7ff\\U0001f110-\\U0001f149";
/** White letters in black circles and boxes, which are no forms of letters to Unicode. */
const black = [0x1f150, 0x1f170].flatMap((first) =>
  Array.from({ length: 26 }, (_, at) => String.fromCodePoint(first + at)),
);
const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const LETTERS = `
  create function search_letters(words text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare
    t text := words;
  begin
    if t ~ '[\\u0300-\\u036f]' then
      t := normalize(t, nfc);
    end if;
    if t ~ '[${FONTS}\\U0001f150-\\U0001f189]' then
      t := translate(t, '${black.join("")}', '${CAPITALS.repeat(2)}');
      t := (
        select string_agg(case when sign ~ '[${FONTS}]' then normalize(sign, nfkc) else sign end, '' order by place)
        from regexp_split_to_table(t, '') with ordinality as signs(sign, place));
    end if;
    return t;
  end $$`;

const usersByName = (name: string) => `
  drop index users_name;
  create index users_name on users using gin ((${name}) gin_trgm_ops)
    where deleted_at is null and absorbed_by_id is null`;
const NAME = "first_name || ' ' || coalesce(last_name, '')";

/** Makes the stored words and the keys of the index again where the function may give another result now. */
const RENEWED = `
  update listings set name = name, updated_at = now()
  where concat_ws(' ', name, name_ru, name_uz, description, description_ru, description_uz)
    ~ '[${FONTS}\\U0001f150-\\U0001f189]';
  reindex index listing_parameters_words`;

const AS_TYPED = "t text := words;";
const IN_PLAIN_LETTERS = "t text := public.search_letters(words);";

/** Changes from which letters `search_normal` starts, and nothing else of it. */
const startFrom = (before: string, now: string) => `
  do $do$ begin
    execute replace(pg_get_functiondef('public.search_normal(text)'::regprocedure), '${before}', '${now}');
  end $do$`;

/** Letters of other fonts become plain ones before words are made, as in `contract/plainFonts.ts`. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`${LETTERS}; ${startFrom(AS_TYPED, IN_PLAIN_LETTERS)};
    ${usersByName(`public.search_letters(${NAME})`)}; ${RENEWED};`);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`${startFrom(IN_PLAIN_LETTERS, AS_TYPED)};
    ${usersByName(NAME)}; ${RENEWED}; drop function search_letters;`);
