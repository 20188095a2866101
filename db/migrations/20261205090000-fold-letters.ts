import type { Migration } from "../migration.ts";

/** Letters and signs as they were folded until now. */
const BEFORE = {
  folded: `-- What normalize() would change: letters with marks of their own, and three apostrophes.
    if t ~ '[\\u0300-\\u036f\\u0374\\u1fef\\u1ffd]' then t := normalize(t, nfc); end if;`,
  letters: `if t ~ '[іәөүұңһıáéíóúńǵñçşğöü’ʻʼ‘ʹ´′ʽ＇]' then
      t := translate(t, 'іәөүұңһıáéíóúńǵñçşğöü’ʻʼ‘ʹ´′ʽ＇', 'iaouunhiaeioungnssgou');
    end if;`,
};

/** What nobody sees: soft hyphens, zero widths, marks of direction, looks of emoji. */
const UNSEEN = "\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff";

/**
 * Accents that no letter of ours has and what nobody sees go before words are made; ş and ç of the newer Uzbek alphabet
 * are sh and ch, in capitals too, which lower() of some locales leaves; and all apostrophes go that people type.
 */
const NOW = {
  folded: `if t ~ '[\\u0300-\\u036f\\u0374\\u1fef\\u1ffd${UNSEEN}]' then
      t := regexp_replace(normalize(t, nfc), '[\\u0300-\\u036f${UNSEEN}]', '', 'g');
    end if;
    if t ~ '[şŞçÇĞÖŎǴ]' then
      t := replace(replace(translate(t, 'ŞÇĞÖŎǴ', 'şçgoog'), 'ş', 'sh'), 'ç', 'ch');
    end if;`,
  letters: `if t ~ '[іәөүұңһıáéíóúńǵñğöŏü’ʻʼ‘‛ʹ´′‵ʽʾʿˈˊˋ΄᾽᾿῾ꞌ＇]' then
      t := translate(t, 'іәөүұңһıáéíóúńǵñğöŏü’ʻʼ‘‛ʹ´′‵ʽʾʿˈˊˋ΄᾽᾿῾ꞌ＇', 'iaouunhiaeioungngoou');
    end if;`,
};

const searchNormal = ({ folded, letters }: typeof NOW) => `
  create or replace function search_normal(words text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare
    t text := words;
  begin
    ${folded}
    t := replace(replace(replace(lower(t), 'shch', 'sh'), 'zh', 'j'), 'kh', 'h');
    if t ~ '[А-ЯЁЎҚҒҲ]' then
      t := translate(t, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ');
    end if;
    ${letters}
    if t ~ '[а-яёўқғҳ]' then
      t := translate(t, 'оаиентрслвкдпмугзбйыэжфхўқғҳёxqw''\`ъь', 'oaientrslvkdpmugzbyiejfhokghehkv');
      t := replace(replace(replace(replace(replace(replace(t,
        'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'), 'ю', 'yu'), 'я', 'ya');
    else
      t := translate(t, 'xqw''\`', 'hkv');
    end if;
    t := replace(replace(replace(replace(replace(replace(replace(replace(replace(t,
      'tsh', 't_sh'), 'tsv', 't_sv'), 'ts', 's'), 't_s', 'ts'), 'dj', 'j'), 'ye', 'e'), 'yo', 'e'), 'iya', 'ia'), 'iyu', 'iu');
    if strpos(t, 'c') > 0 then
      t := regexp_replace(regexp_replace(t, 'c(?=[eiy])', 's', 'g'), 'c(?!h)', 'k', 'g');
    end if;
    return trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(t,
      '([bcdfghjklmnprstvz])y(?=[b-df-hj-np-tv-z])', '\\1i', 'g'),
      '([a-z])(?=[0-9])|([0-9])(?=[a-z])', '\\1\\2 ', 'g'),
      '([0-9])[ -]+(?:(?:h|ya|y|no|ta|lik)(?![a-z])|(?:no|h)(?=komn))', '\\1 ', 'g'),
      '[^a-z0-9]+', ' ', 'g'),
      '${[..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `${letter}(?=${letter})`).join("|")}', '', 'g'));
  end $$`;

/** Stored words and keys of the index are made of what the function says: those that it says otherwise now are made anew. */
const RENEWED = `
  update listings set name = name, updated_at = now()
  where concat_ws(' ', name, name_ru, name_uz, description, description_ru, description_uz)
    ~ '[\\u0300-\\u036f${UNSEEN}şŞçÇĞÖŏŎǴ‛‵ʾʿˈˊˋ΄᾽᾿῾ꞌ]';
  reindex index listing_parameters_words`;

export const up: Migration = ({ context: db }) => db.sequelize.query(`${searchNormal(NOW)}; ${RENEWED};`);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`${searchNormal(BEFORE)}; ${RENEWED};`);
