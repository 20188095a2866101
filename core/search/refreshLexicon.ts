import { QueryTypes } from "sequelize";
import { sequelize, transact } from "#db/sequelize.ts";
import { forgetUnderstood } from "./understandQuery.ts";

/** A listing that is saved now may become visible to others so much later, in seconds; it is read in the next run. */
const MARGIN_S = 10;

/** In how many visible listings that `where` picks each word stands, and in how many of those that are `fresh`. */
const countedSql = (where: string, fresh: string) => `
  with surfaces as materialized (
    select surface, count(*)::integer as listings, (count(*) filter (where ${fresh}))::integer as fresh
    from listings
    cross join lateral (
      select distinct regexp_split_to_table(
        translate(
          lower(name || ' ' || coalesce(name_ru, '') || ' ' || coalesce(name_uz, '') || ' ' || description || ' ' ||
            coalesce(description_ru, '') || ' ' || coalesce(description_uz, '')),
          'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ’‘\`', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳʼʻʻ'),
        '[^a-zа-яёўқғҳʻʼ'']+') as surface
    ) split
    where visible and ${where} and length(surface) between 2 and 30
    group by surface
  ), stems as (
    select public.search_stems(surface) as stem, public.search_normal(surface) as normal, surface, listings, fresh
    from surfaces
  )
  select stem, (array_agg(normal order by listings desc, surface))[1] as normal,
    (array_agg(surface order by listings desc, surface))[1] as surface, sum(listings)::integer as listings,
    sum(fresh)::integer as fresh
  from stems where stem ~ '^[a-z]{2,40}$' group by stem order by stem`;

const COUNT_ALL = `
  with counted as materialized (${countedSql("true", "false")}), gone as (
    delete from search_words w where not exists (select from counted c where c.stem = w.stem)
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
  with counted as materialized (
    ${countedSql(`updated_at > $since and (updated_at <= $until or ${FRESH})`, FRESH)}
  ), added as (
    update search_words known set listings = known.listings + counted.fresh
    from counted where known.stem = counted.stem and counted.fresh > 0
  ), written as (
    insert into search_words (stem, normal, surface, listings) select stem, normal, surface, listings from counted
    on conflict (stem) do nothing
  )
  select count(*)::integer as words from counted`;

/** Keeps other runs waiting until the transaction ends; nobody who reads is kept. */
const takeTurn = () => sequelize.query("lock table search_words in share row exclusive mode");

async function write(sql: string, bind: Record<string, unknown>): Promise<number> {
  const [row] = await sequelize.query<{ words: number }>(sql, { type: QueryTypes.SELECT, bind });
  return row?.words ?? 0;
}

const readUntil = (until: Date) =>
  sequelize.query(
    `insert into search_words_state (read_until) values ($until)
     on conflict (id) do update set read_until = excluded.read_until`,
    { bind: { until } },
  );

/**
 * Counts the words of all visible listings anew; a minute or two for a million of them.
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
 * Adds the words of listings that came since the last run, and what changed ones say that no other does. Words that a
 * listing has no more, or has as others do, are counted when all are counted anew.
 * @returns how many different words were read.
 */
export async function extendLexicon(now = new Date()): Promise<number> {
  const until = new Date(now.getTime() - MARGIN_S * 1000);
  const words = await transact(async () => {
    await takeTurn();
    const [state] = await sequelize.query<{ since: Date }>(
      "select read_until as since from search_words_state",
      { type: QueryTypes.SELECT },
    );
    if (!state) return undefined;
    if (state.since >= until) return 0;
    const read = await write(ADD_NEW, { since: state.since, until });
    await readUntil(until);
    return read;
  });
  return words ?? refreshLexicon(now);
}
