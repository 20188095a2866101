import type { Migration } from "../migration.ts";

/**
 * One normal form for Russian, Uzbek Latin and Uzbek Cyrillic: lower case, Cyrillic → Latin, apostrophes gone,
 * x and q folded into h and k, c into the s or k it is said as, doubled letters into one, everything but letters
 * and digits into blanks.
 * Upper-case Cyrillic is spelt out because lower() of some database locales leaves it.
 */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create extension if not exists pg_trgm;

    create function search_normal(words text) returns text
    language sql immutable strict parallel safe as $$
      select trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        replace(replace(replace(replace(replace(replace(
          translate(
            translate(lower(words),
              'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ'),
            'абвгдеёжзийклмнопрстуфхыэўқғҳxqw''’ʻʼ\`‘ʹъь',
            'abvgdeejziyklmnoprstufhieokghhkv'),
          'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'), 'ю', 'yu'), 'я', 'ya'),
        'c(?=[eiy])', 's', 'g'),
        'c(?!h)', 'k', 'g'),
        '[^a-z0-9]+', ' ', 'g'),
        '([a-z])\\1+', '\\1', 'g'))
    $$;

    -- Every word may be the beginning of a longer one.
    create function search_query(words text) returns tsquery
    language sql immutable strict parallel safe as $$
      select to_tsquery('simple',
        case when public.search_normal(words) = '' then ''
        else replace(public.search_normal(words), ' ', ':* & ') || ':*' end)
    $$;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(
    "drop function search_query(text); drop function search_normal(text); drop extension pg_trgm",
  );
