import type { Migration } from "../migration.ts";

/**
 * One normal form for Russian, Uzbek Latin and Uzbek Cyrillic: lower case, Cyrillic → Latin, apostrophes gone, letters
 * of one sound folded into one (x and q into h and k, c into the s or k it is said as, ts into s, ye and yo into e),
 * doubled letters into one, digits apart from letters and without their endings (2-х, 1-но), everything else into blanks.
 * A last y stays, so that Sony isn't "soni", and цв keeps its t, so that цвет isn't свет.
 * Upper-case Cyrillic is spelt out because lower() of some database locales leaves it. Every listing's text passes
 * here twice, so what is rare is looked for before it is mended, letters of a translation stand in the order of how
 * usual they are, and nothing refers back to a group: the tests hold what comes out, letter by letter.
 */
const NORMAL = `
  create or replace function search_normal(words text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare
    t text := words;
  begin
    -- What normalize() would change: letters with marks of their own, and three apostrophes.
    if t ~ '[\\u0300-\\u036f\\u0374\\u1fef\\u1ffd]' then t := normalize(t, nfc); end if;
    t := replace(replace(replace(lower(t), 'shch', 'sh'), 'zh', 'j'), 'kh', 'h');
    if t ~ '[А-ЯЁЎҚҒҲ]' then
      t := translate(t, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ');
    end if;
    if t ~ '[іәөүұңһıáéíóúńǵñçşğöü’ʻʼ‘ʹ´′ʽ＇]' then
      t := translate(t, 'іәөүұңһıáéíóúńǵñçşğöü’ʻʼ‘ʹ´′ʽ＇', 'iaouunhiaeioungnssgou');
    end if;
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

/** Endings that go from four letters on, and those of adjectives from three. One goes, never a second one behind it. */
const ENDINGS =
  "([a-z]{3})(?:aya|yaya|uyu|yuyu|oe|ie|iy|ogo|omu|imi) |" +
  "([a-z]{4})(?:[aeiouy]|ya|yu|ia|iu|oyu|eyu|[oe][vmy]|[ayi]m|[ay]mi|yami|yam|[ai]h|yah|ego|emu) ";

/**
 * The stems of words, in their normal form: without the endings that Russian and Uzbek words take, so that all forms of
 * a word meet. Stored words and those of a query go the same way, so a stem need not be a word.
 * A last ы counts as a: in Latin letters it would look like the Uzbek "ni" (машины, mashinani). A plural of -l keeps its
 * two l apart, as doubled letters are one otherwise. Adjectives in -ов- keep it,
 * as столовая isn't стол. Four letters stay, three of adjectives: shorter words of three languages would meet (сено, цена),
 * so their forms are looked for when they are asked for. цветы aren't цвета. "uy", the house, and "it", the dog, have their
 * own rules.
 * The blank that ends a word is part of what is looked for: it costs less than a look around.
 */
const STEMS = `
  create function search_stems(words text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare
    t text := words;
  begin
    t := replace(replace(replace(replace(replace(t, 'ые', 'ый'), 'ЫЕ', 'ЫЙ'),
      'цветы', 'цветки'), 'Цветы', 'Цветки'), 'ЦВЕТЫ', 'ЦВЕТКИ');
    t := public.search_normal(regexp_replace(regexp_replace(t,
      '([а-яёА-ЯЁ][а-яёА-ЯЁ])[ыЫ](?![а-яёА-ЯЁўқғҳЎҚҒҲ])', '\\1а', 'g'),
      '([^dDдД][aeiouаеиоуэ][lл])[lл]([aа][рr])', '\\1il\\2', 'g')) || ' ';
    if strpos(t, 'uy') > 0 then
      t := regexp_replace(t, '\\muy(?:lar)?(?:i|im|ing|imiz|ingiz)?(?:ni|ning|ga|da|dan|dagi)?\\M', 'uy', 'g');
    end if;
    if strpos(t, 'itlar') > 0 then
      t := regexp_replace(t, '\\mitlar(?:i|im|ing|imiz|ingiz)?(?:ni|ning|ga|da|dan|dagi)? ', 'it ', 'g');
    end if;
    if strpos(t, 'lar') > 0 then
      t := regexp_replace(t, '([a-z]{3})lar(?:i|im|ing|imiz|ingiz)?(?:ni|ning|ga|da|dan|dagi)? ', '\\1 ', 'g');
    end if;
    if strpos(t, 'si') > 0 then
      t := regexp_replace(t, '([a-z]{3}[aiou])si(?:ni|ning|ga|da|dan|dagi)? ', '\\1 ', 'g');
    end if;
    if strpos(t, 'ning ') > 0 then
      t := regexp_replace(t, '([a-z]{4})ning ', '\\1 ', 'g');
    end if;
    if strpos(t, 'ni ') > 0 then
      t := regexp_replace(t, '([a-z]{4}a|[a-z]{4}i|[a-z]{3}[bdfgkmprstvyz]|[a-z]{3}ch)ni ', '\\1 ', 'g');
    end if;
    if strpos(t, 'tsvet') > 0 then
      t := regexp_replace(t, '\\mtsvet(?:ov|ok|ka|ki|ami) ', 'tsvetk ', 'g');
    end if;
    return rtrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(t,
      '([a-z]{3}[bdfgkmprsty]|[a-z]{2}[cs]h)(?:ga|da|dan|dagi) |([a-z]{3}[ai])dan ', '\\1\\2 ', 'g'),
      '([a-z]{4})(?:ov|ev)(?:aya|oe|ie|iy|oy|uyu|ogo|omu|im|ih|imi) ', '\\1w ', 'g'),
      '${ENDINGS}', '\\1\\2 ', 'g'),
      '([a-z]{2}[bdfghjklmnprstvz])[oe]k ', '\\1k ', 'g'));
  end $$`;

const ALL = `name || ' ' || coalesce(name_ru, '') || ' ' || coalesce(name_uz, '') || ' ' || description || ' ' ||
  coalesce(description_ru, '') || ' ' || coalesce(description_uz, '')`;
const NAMES = `name || ' ' || coalesce(name_ru, '') || ' ' || coalesce(name_uz, '')`;

/** A price counts in steps of a fifth. */
const STEP = "floor(ln((price_sum + 1)::double precision) * 5)::integer";

/**
 * What a search is narrowed by and read in the order of, as words that nobody can type, so that one index finds all
 * together: place, category, photos, state, the hour and the day, the step of the price and ten of them.
 */
const MARKS = `array_to_tsvector(array_remove(array[
  '~r' || region_id, '~c' || city_id, '~d' || district_id,
  '~k' || category_1, '~k' || category_2, '~k' || category_3,
  case when has_photos then '~p' end, '~' || state,
  '~h' || rank_at / 3600, '~t' || rank_at / 86400,
  '~m' || ${STEP}, '~q' || ${STEP} / 10], null))`;

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    ${NORMAL};
    ${STEMS};
    drop function search_query(text);

    alter table listings drop column name_terms, drop column all_terms;
    alter table listings
      add column name_terms tsvector generated always as (
        to_tsvector('simple', public.search_stems(${NAMES})) || ${MARKS}) stored,
      add column all_terms tsvector generated always as (
        to_tsvector('simple', public.search_stems(${ALL})) || ${MARKS}) stored;
    -- Without a pending list: a new listing is found at once, and no search has to read through it.
    create index listings_name_terms on listings using gin (name_terms) with (fastupdate = off) where visible;
    create index listings_all_terms on listings using gin (all_terms) with (fastupdate = off) where visible;
    -- What has come or changed since the lexicon was last brought up to date.
    create index listings_updated on listings (updated_at) where visible;

    -- Words of one meaning, in any script, some of several words; what an admin writes counts from the next search on.
    create table search_synonyms (
      id integer generated by default as identity primary key,
      words text[] not null unique check (cardinality(words) between 2 and 60),
      updated_at timestamptz not null default now()
    );

    -- A word and all one edit away from it by leaving a letter out; two words an edit apart have one of these in common.
    create function search_omissions(word text) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(distinct overlay(word placing '' from place for 1)) || word
      from generate_series(1, length(word)) as place
    $$;

    -- The lexicon: each stem that visible listings have, how many have it, and how it is mostly written.
    create table search_words (
      stem text primary key,
      normal text not null,
      surface text not null,
      listings integer not null,
      omissions text[] generated always as (
        case when length(stem) between 3 and 24 then public.search_omissions(stem) end) stored
    );
    -- Prefixes, most written first; typos of one edit, of more.
    create index search_words_prefix on search_words (stem text_pattern_ops);
    create index search_words_omissions on search_words using gin (omissions) with (fastupdate = off);
    create index search_words_trigrams on search_words using gin (stem gin_trgm_ops) with (fastupdate = off);

    -- Up to when listings have been read for the lexicon.
    create table search_words_state (
      id integer primary key default 1 check (id = 1),
      read_until timestamptz not null
    );
  `);

const OLD = (text: string) =>
  `generated always as (to_tsvector('simple', public.search_normal(${text}))) stored`;

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop table search_words_state, search_words, search_synonyms;
    drop function search_omissions(text);
    drop index listings_updated;
    alter table listings drop column name_terms, drop column all_terms;
    drop function search_stems(text);
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
        '([a-z])\\1{1,9}', '\\1', 'g'))
    $$;
    create function search_query(words text) returns tsquery
    language sql immutable strict parallel safe as $$
      select to_tsquery('simple',
        case when public.search_normal(words) = '' then ''
        else replace(public.search_normal(words), ' ', ':* & ') || ':*' end)
    $$;
    alter table listings
      add column name_terms tsvector ${OLD(NAMES)},
      add column all_terms tsvector ${OLD(ALL)};
    create index listings_name_terms on listings using gin (name_terms);
    create index listings_all_terms on listings using gin (all_terms);
  `);
