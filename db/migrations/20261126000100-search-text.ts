import type { Migration } from "../migration.ts";

/** How words are brought to the form in which they are compared: letters, endings, slips. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create extension if not exists pg_trgm;

    -- One normal form for Russian, Uzbek Latin and Uzbek Cyrillic: lower case, Cyrillic to Latin, letters of one sound folded
    -- into one, doubled letters into one, digits apart from letters and without their endings, all other signs into blanks.
    -- Accents, soft hyphens and what nobody sees go before words are made; \\u escapes are regular expressions' own.
    -- Capitals in Cyrillic are spelt out, as lower() of some locales leaves them. Doubled letters go by a list of pairs: a
    -- backward reference takes the cube of a word's length, and 2,000 letters without a blank kept the server for minutes.
    create function search_normal(words text) returns text
    language plpgsql immutable strict parallel safe as $$
    declare
      t text := words;
    begin
      if t ~ '[\\u0300-\\u036f\\u0374\\u1fef\\u1ffd\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]' then
        t := regexp_replace(normalize(t, nfc), '[\\u0300-\\u036f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]', '', 'g');
      end if;
      if t ~ '[şŞçÇĞÖŎǴ]' then
        t := replace(replace(translate(t, 'ŞÇĞÖŎǴ', 'şçgoog'), 'ş', 'sh'), 'ç', 'ch');
      end if;
      t := replace(replace(replace(lower(t), 'shch', 'sh'), 'zh', 'j'), 'kh', 'h');
      if t ~ '[А-ЯЁЎҚҒҲ]' then
        t := translate(t, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ');
      end if;
      if t ~ '[іәөүұңһıáéíóúńǵñğöŏü’ʻʼ‘‛ʹ´′‵ʽʾʿˈˊˋ΄᾽᾿῾ꞌ＇]' then
        t := translate(t, 'іәөүұңһıáéíóúńǵñğöŏü’ʻʼ‘‛ʹ´′‵ʽʾʿˈˊˋ΄᾽᾿῾ꞌ＇', 'iaouunhiaeioungngoou');
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
        'a(?=a)|b(?=b)|c(?=c)|d(?=d)|e(?=e)|f(?=f)|g(?=g)|h(?=h)|i(?=i)|j(?=j)|k(?=k)|l(?=l)|m(?=m)|n(?=n)|o(?=o)|p(?=p)|q(?=q)|r(?=r)|s(?=s)|t(?=t)|u(?=u)|v(?=v)|w(?=w)|x(?=x)|y(?=y)|z(?=z)', '', 'g'));
    end $$;

    -- The stems of words in their normal form, without the endings of Russian and Uzbek, so that all forms of a word meet.
    -- Stored words and those of a query go the same way, so a stem need not be a word. Endings go from four letters on, those
    -- of adjectives from three; one goes, never a second one behind it. A last ы counts as а: in Latin letters it would look
    -- like the Uzbek "ni" (машины, mashinani).
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
        '([a-z]{3})(?:aya|yaya|uyu|yuyu|oe|ie|iy|ogo|omu|imi) |([a-z]{4})(?:[aeiouy]|ya|yu|ia|iu|oyu|eyu|[oe][vmy]|[ayi]m|[ay]mi|yami|yam|[ai]h|yah|ego|emu) ', '\\1\\2 ', 'g'),
        '([a-z]{2}[bdfghjklmnprstvz])[oe]k ', '\\1k ', 'g'));
    end $$;

    create function search_stems_of(words text[]) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(public.search_stems(word) order by place) from unnest(words) with ordinality as w(word, place)
    $$;

    -- A word and all one edit away from it by leaving a letter out; two words an edit apart have one of these in common.
    create function search_omissions(word text) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(distinct overlay(word placing '' from place for 1)) || word
      from generate_series(1, length(word)) as place
    $$;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    drop function search_normal, search_stems, search_stems_of, search_omissions cascade;
    drop extension pg_trgm;
  `);
