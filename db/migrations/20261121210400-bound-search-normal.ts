import type { Migration } from "../migration.ts";

/**
 * `repeats` says how often a doubled letter may follow itself. Without a bound the expression takes the cube of the
 * longest word's length: one listing of 2,000 letters without a blank kept the server busy for minutes.
 */
const searchNormal = (repeats: string) => `
  create or replace function search_normal(words text) returns text
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
      '([a-z])\\1${repeats}', '\\1', 'g'))
  $$`;

export const up: Migration = ({ context: db }) => db.sequelize.query(searchNormal("{1,9}"));

export const down: Migration = ({ context: db }) => db.sequelize.query(searchNormal("+"));
