import type { Migration } from "../migration.ts";

/** What nobody sees: soft hyphens, zero widths, marks of direction, looks of emoji. */
const UNSEEN = "\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff";
const APOSTROPHES = "’ʻʼ‘‛ʹ´′‵ʽʾʿˈˊˋ΄᾽᾿῾ꞌ＇";

/** As until now: only accents that make no letter with the one before them went, and those of a short list. */
const BEFORE = {
  folded: `if t ~ '[\\u0300-\\u036f\\u0374\\u1fef\\u1ffd${UNSEEN}]' then
      t := regexp_replace(normalize(t, nfc), '[\\u0300-\\u036f${UNSEEN}]', '', 'g');
    end if;
    if t ~ '[şŞçÇĞÖŎǴ]' then
      t := replace(replace(translate(t, 'ŞÇĞÖŎǴ', 'şçgoog'), 'ş', 'sh'), 'ç', 'ch');
    end if;`,
  letters: `if t ~ '[іәөүұңһıáéíóúńǵñğöŏü${APOSTROPHES}]' then
      t := translate(t, 'іәөүұңһıáéíóúńǵñğöŏü${APOSTROPHES}', 'iaouunhiaeioungngoou');
    end if;`,
};

/** Accents of all kinds, those of the Latin, the Greek and the Cyrillic alphabet. */
const ACCENTS = "\\u0300-\\u036f\\u0483-\\u0487\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f";
/** Letters that are written as one sign with an accent, and three signs that are apostrophes. */
const ACCENTED =
  "\\u00c0-\\u024f\\u0374\\u0400\\u0403\\u0407\\u040c\\u040d\\u0450\\u0453\\u0457\\u045c\\u045d\\u0476-\\u0487\\u04c1\\u04c2\\u04d0-\\u04f9\\u1e00-\\u1fff";

/** Digits of the scripts that people here type in: Arabic, Persian, Hindi, wide ones. */
const DIGITS = ["٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "０１２３４５６７８９"];

/**
 * Every letter loses its accents, whether they stand in one sign with it (à, ѐ, ș) or behind it, but й, ё and ў, which are
 * letters themselves; ş and ç are sh and ch, whichever sign hangs below them. Digits of other scripts are ours.
 */
const NOW = {
  folded: `if t ~ '[${ACCENTED}${ACCENTS}${UNSEEN}]' then
      t := translate(normalize(t, nfc), 'йЙёЁўЎŞȘÇ', 'yyeeooşșç');
      t := replace(replace(replace(t, 'ș', 'sh'), 'ş', 'sh'), 'ç', 'ch');
      t := regexp_replace(normalize(t, nfd), '[${ACCENTS}${UNSEEN}]', '', 'g');
    end if;
    if t ~ '[${DIGITS.join("")}]' then
      t := translate(t, '${DIGITS.join("")}', '${"0123456789".repeat(DIGITS.length)}');
    end if;`,
  letters: `if t ~ '[іәөүұңһı${APOSTROPHES}]' then
      t := translate(t, 'іәөүұңһı${APOSTROPHES}', 'iaouunhi');
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

/** Makes the stored words and the keys of the index again where the function may give another result now. */
const RENEWED = `
  update listings set name = name, updated_at = now()
  where concat_ws(' ', name, name_ru, name_uz, description, description_ru, description_uz) ~ '[${ACCENTED}${ACCENTS}${DIGITS.join("")}]';
  reindex index listing_parameters_words`;

export const up: Migration = ({ context: db }) => db.sequelize.query(`${searchNormal(NOW)}; ${RENEWED};`);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`${searchNormal(BEFORE)}; ${RENEWED};`);
