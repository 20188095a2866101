import { PHRASE_MAX } from "./namePhrases.ts";

const PHRASES_KEPT = 100_000;
/** Fewest people who must have searched for the same, and most such searches. */
const PEOPLE_LEAST = 5;
const SEARCHES_KEPT = 500;
/** Somebody's search tells as much as so many listings. */
const PERSON_WEIGHT = 10;

/** The wanted rows: phrases of names (`$phrases`), and searches that find something (`$searched`). */
const ROWS = `
  create temp table phrase_rows on commit drop as
  with of_names as (
    select * from jsonb_to_recordset($phrases::jsonb) as p(
      normal text, stems text, cyrillic text, latin text, listings integer, language text,
      "categoryId" integer)
  ), searched as (
    select normal, people, form, form ~ '[а-яёўқғҳ]' as is_cyrillic
    from jsonb_to_recordset($searched::jsonb) as s(normal text, people integer, form text)
  ), together as (
    select normal, n.stems, n.language, n."categoryId" as category_id,
      coalesce(n.listings, 0) as listings, coalesce(s.people, 0) as people,
      coalesce(n.cyrillic, case when s.is_cyrillic then s.form end) as cyrillic,
      coalesce(n.latin, case when not s.is_cyrillic then s.form end) as latin
    from of_names n full join searched s using (normal)
  )
  select normal, coalesce(stems, public.search_stems(coalesce(cyrillic, latin))) as stems, cyrillic, latin, listings,
    language, people, listings + people * ${PERSON_WEIGHT} as weight,
    (select id from categories where id = category_id) as category_id
  from together order by weight desc, normal limit ${PHRASES_KEPT}`;

const COLUMNS = ["stems", "cyrillic", "latin", "listings", "people", "weight", "language", "category_id"];
const own = COLUMNS.map((column) => `search_phrases.${column}`).join(", ");
const given = COLUMNS.map((column) => `excluded.${column}`).join(", ");

/** Only what differs is written, as most stays the same from one hour to the next. */
const MERGE = `
  insert into search_phrases (normal, ${COLUMNS.join(", ")})
  select normal, ${COLUMNS.join(", ")} from phrase_rows order by normal
  on conflict (normal) do update set (${COLUMNS.join(", ")}) = row(${given})
  where (${own}) is distinct from (${given})`;

const GO = `
  delete from search_phrases where not exists (
    select from phrase_rows where phrase_rows.normal = search_phrases.normal
  )`;

/** Categories by their names, from each word of a name on. */
const CATEGORIES = `
  insert into search_category_names (normal, category_id, is_whole, listings)
  with counted as (
    select level.category_id, count(*)::integer as listings from listings
    cross join lateral (values (category_1), (category_2), (category_3)) as level(category_id)
    where visible and level.category_id is not null group by 1
  )
  select public.search_normal(array_to_string(words[first:], ' ')), c.id, bool_or(first = 1),
    coalesce(max(counted.listings), 0)
  from categories c
  left join counted on counted.category_id = c.id
  cross join lateral unnest(array[c.name_ru, c.name_uz]) as name
  cross join lateral string_to_array(regexp_replace(name, '[-,/ ]+', ' ', 'g'), ' ') as words
  cross join lateral generate_series(1, cardinality(words)) as first
  where length(words[first]) >= 3
  group by 1, 2`;

/** Statements that bring the tables up to date; they take `$phrases` and `$searched` and belong in one transaction. */
export const refreshSql = [ROWS, MERGE, GO, "delete from search_category_names", CATEGORIES];

/** Searches that at least this many different people have made in the last 30 days, the most popular first. */
export const searchedSql = `
  with asked as materialized (
    select distinct user_id, lower(trim(query)) as form from searches
    where created_at > now() - interval '30 days' and user_id is not null and length(query) <= ${PHRASE_MAX}
  ), normals as materialized (
    select form, public.search_normal(form) as normal from (select distinct form from asked) forms
  )
  select normal, count(distinct user_id)::integer as people, mode() within group (order by form) as form
  from asked join normals using (form)
  where normal ~ '[a-z]{2}' and length(normal) >= 3
  group by normal having count(distinct user_id) >= ${PEOPLE_LEAST}
  order by people desc limit ${SEARCHES_KEPT}`;
