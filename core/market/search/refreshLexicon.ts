import { APOSTROPHES } from "#contract/apostrophes.ts";
import { date, number, rows } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { forgetUnderstood } from "./understandQuery.ts";

/** Apostrophes that are written as ʻ, in a text of SQL; ' and ʼ stay. */
const OTHERS = APOSTROPHES.replace(/['ʻʼ’]/g, "");

/** A listing that is saved now may become visible to others so much later, in seconds; it is read in the next run. */
const MARGIN_S = 10;

/**
 * The letters of a word up to the end of its stem, which has two for one of ш and ч: without the vowels of an ending, but
 * with what tells one word from another: the soft sign of мель, the и of вести, the о of тесто.
 */
const LETTERS = `
  rtrim(left(surface, length(bare)), 'аеёиоуыэюяaeiouy') ||
    coalesce(substring(substr(surface, length(bare) + 1) from '^(?:ь|[ио]$)'), '')`;

/**
 * In how many visible listings that `where` picks each word stands, and in how many of those that are `fresh`: `lettered`
 * by the letters it is written with, `counted` by its stem.
 */
const countedSql = (where: string, fresh: string) => `
  surfaces as materialized (
    select surface, count(*)::integer as listings, (count(*) filter (where ${fresh}))::integer as fresh
    from listings
    cross join lateral (
      select distinct regexp_split_to_table(
        translate(
          lower(public.search_letters(name || ' ' || coalesce(name_ru, '') || ' ' || coalesce(name_uz, '') || ' ' ||
            description || ' ' || coalesce(description_ru, '') || ' ' || coalesce(description_uz, ''))),
          'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ’${OTHERS}', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳʼ${"ʻ".repeat(OTHERS.length)}'),
        '[^a-zа-яёўқғҳʻʼ'']+') as surface
    ) split
    where visible and ${where} and length(surface) between 2 and 30
    group by surface
  ), stems as materialized (
    select *, case when surface ~ '[а-я]' then replace(replace(stem, 'sh', 's'), 'ch', 'c') else stem end as bare
    from (
      select public.search_stems(surface) as stem, public.search_normal(surface) as normal, surface, listings, fresh
      from surfaces
    ) stemmed where stem ~ '^[a-z]{2,40}$'
  ), lettered as materialized (
    select stem, ${LETTERS} as letters, (array_agg(surface order by listings desc, surface))[1] as surface,
      sum(listings)::integer as listings, sum(fresh)::integer as fresh
    from stems group by stem, letters order by stem, letters
  ), counted as materialized (
    select stem, (array_agg(normal order by listings desc, surface))[1] as normal,
      (array_agg(surface order by listings desc, surface))[1] as surface, sum(listings)::integer as listings,
      sum(fresh)::integer as fresh
    from stems group by stem order by stem
  )`;

const COUNT_ALL = `
  with ${countedSql("true", "false")}, gone as (
    delete from search_words w where not exists (select from counted c where c.stem = w.stem)
  ), gone_letters as (
    delete from search_surfaces s
    where not exists (select from lettered l where l.stem = s.stem and l.letters = s.letters)
  ), written_letters as (
    insert into search_surfaces (stem, letters, surface, listings) select stem, letters, surface, listings from lettered
    on conflict (stem, letters) do update set surface = excluded.surface, listings = excluded.listings
      where (search_surfaces.surface, search_surfaces.listings) is distinct from (excluded.surface, excluded.listings)
  ), written as (
    insert into search_words (stem, normal, surface, listings) select stem, normal, surface, listings from counted
    on conflict (stem) do update
      set normal = excluded.normal, surface = excluded.surface, listings = excluded.listings
      where (search_words.normal, search_words.surface, search_words.listings)
        is distinct from (excluded.normal, excluded.surface, excluded.listings)
  )
  select count(*)::integer as words from counted`;

// A listing counts in the run after its approval. What it is changed to later only brings words that nobody had.
const FRESH = "approved_at > $since and approved_at <= $until";
const ADD_NEW = `
  with ${countedSql(`updated_at > $since and (updated_at <= $until or ${FRESH})`, FRESH)}, added as (
    update search_words known set listings = known.listings + counted.fresh
    from counted where known.stem = counted.stem and counted.fresh > 0
  ), added_letters as (
    update search_surfaces known set listings = known.listings + lettered.fresh
    from lettered where known.stem = lettered.stem and known.letters = lettered.letters and lettered.fresh > 0
  ), written_letters as (
    insert into search_surfaces (stem, letters, surface, listings) select stem, letters, surface, listings from lettered
    on conflict (stem, letters) do nothing
  ), written as (
    insert into search_words (stem, normal, surface, listings) select stem, normal, surface, listings from counted
    on conflict (stem) do nothing
  )
  select count(*)::integer as words from counted`;

/** Keeps other runs waiting until the transaction ends; nobody who reads is kept. */
const takeTurn = () => sequelize.query("lock table search_words in share row exclusive mode");

async function write(sql: string, bind: Record<string, unknown>): Promise<number> {
  const [row] = await rows({ words: number }, sql, bind);
  return row?.words ?? 0;
}

const readUntil = (until: Date) =>
  sequelize.query(
    `insert into search_words_state (read_until) values ($until)
     on conflict (id) do update set read_until = excluded.read_until`,
    { bind: { until } },
  );

/**
 * Counts the words of all visible listings again. This takes a minute or two for a million listings.
 * @returns how many words there are.
 */
export async function refreshLexicon(now = new Date()): Promise<number> {
  const words = await transact(async () => {
    await takeTurn();
    const counted = await write(COUNT_ALL, {});
    await readUntil(new Date(now.getTime() - MARGIN_S * 1000));
    return counted;
  });
  forgetUnderstood();
  return words;
}

/**
 * Adds the words of listings that came since the last run, and the words of changed listings that no other listing has.
 * Words that a listing has no more, or shares with others, are counted when all are counted again.
 * @returns how many different words were read.
 */
export async function extendLexicon(now = new Date()): Promise<number> {
  const until = new Date(now.getTime() - MARGIN_S * 1000);
  const words = await transact(async () => {
    await takeTurn();
    const [state] = await rows({ since: date }, "select read_until as since from search_words_state");
    if (!state) return undefined;
    if (state.since >= until) return 0;
    const read = await write(ADD_NEW, { since: state.since, until });
    await readUntil(until);
    return read;
  });
  return words ?? refreshLexicon(now);
}
