import { z } from "zod";
import { read } from "#db/readPool.ts";
import { maybe, number, type RowOf, text } from "#db/rows.ts";

/** A word that visible listings have: its stem, its normal form, how it is mostly written, in how many listings. */
export const knownWordRow = {
  stem: text,
  normal: text,
  surface: text,
  listings: number,
};

export type KnownWord = RowOf<typeof knownWordRow>;

/** A way in which a word is written, all its endings taken together, and in how many listings. */
export type Surface = Pick<KnownWord, "surface" | "listings">;

/** A part of a typed word, as letters and digits stand apart. */
const tokenRow = {
  /** Place of the typed word, from 1. */
  place: number,
  normal: text,
  stem: text,
  /** Another stem that a plural in Latin letters may have. */
  otherStem: maybe(text),
  known: maybe(z.strictObject(knownWordRow)),
  /** How it is written, where that is in several ways. */
  surfaces: z.array(z.strictObject({ surface: text, listings: number })),
  /** Other forms of a short word that listings have; short words keep their endings. */
  forms: z.array(z.strictObject(knownWordRow)),
  /** Longer words that begin so, most written first; only of the last token of a word. */
  completions: z.array(z.strictObject(knownWordRow)),
  /** Words that may be meant: an edit or two away. */
  neighbours: z.array(z.strictObject(knownWordRow)),
  /** Two words that it may be written together of. */
  split: maybe(z.tuple([z.strictObject(knownWordRow), z.strictObject(knownWordRow)])),
  /** The word that it makes with the next one: its stem, and itself where listings have it more often. */
  joinedStem: maybe(text),
  joined: maybe(z.strictObject(knownWordRow)),
  /** A word in fewer listings may be a misspelling itself. The number grows with the market. */
  leastKnown: number,
};

export type Token = RowOf<typeof tokenRow>;

/** Words in this many listings are whole, not the beginnings of others. */
export const WELL_KNOWN = 10;
/** No misspelling is in so many listings. */
const TYPO_MAX = 2000;
/** A word is rare beside another that so many times more listings have. */
export const RARER = 10;
/** How much rarer a word is that others write too, before it counts as a misspelling. */
export const MUCH_RARER = 2 * RARER;
/** A word that one of this many listings has is no chance misspelling. */
export const LISTINGS_OF_A_WORD = 20_000;

const word = (table: string) =>
  `json_build_object('stem', ${table}.stem, 'normal', ${table}.normal, 'surface', ${table}.surface, 'listings', ${table}.listings)`;

/** A row of the lexicon by its key; "offset 0" keeps the planner from reading the lexicon whole instead. */
const wordOf = (stem: string) => `lateral (select * from search_words where stem = ${stem} offset 0)`;

// Each part of the statement has its own "where": it is checked once, before any word is read. Words
// are selected, so that the planner doesn't see how many there are: else it would make a plan for them each time, which
// takes longer than looking them up.
const statement = {
  name: "look-up-words",
  text: `
    with typed as materialized (
      select w.place::integer, t.part::integer, t.normal, t.stem, left(w.word, 2) as start,
        t.part = max(t.part) over (partition by w.place) as is_end,
        lead(t.normal) over (order by w.place, t.part) as next
      from unnest((select $1::text[])) with ordinality as w(word, place)
      cross join lateral unnest(
        string_to_array(public.search_normal(w.word), ' '), string_to_array(public.search_stems(w.word), ' ')
      ) with ordinality as t(normal, stem, part)
    ), known as materialized (
      select t.*, coalesce(k.listings, 0) as listings, case when k.stem is not null then ${word("k")} end as entry,
        -- Latin letters don't tell машины from "mashi-ni".
        case when t.normal ~ '[a-z]{3}[ns]i$' then public.search_stems(left(t.normal, -1) || 'a') end as other_stem,
        case when t.normal ~ '^[a-z]+$' and t.next ~ '^[a-z]+$' then public.search_stems(t.normal || t.next) end as joined
      from typed t left join ${wordOf("t.stem")} k on true
    )
    select k.place, k.normal, k.stem, nullif(k.other_stem, k.stem) as "otherStem", k.entry as known,
      coalesce(written.list, '[]') as surfaces,
      coalesce(formed.list, '[]') as forms,
      coalesce(completed.list, '[]') as completions, coalesce(near.list, '[]') as neighbours, split.pair as split,
      k.joined as "joinedStem", joined.entry as joined,
      (select ceil(greatest(reltuples, 1) / ${LISTINGS_OF_A_WORD})::integer from pg_class where oid = 'listings'::regclass)
        as "leastKnown"
    from known k
    left join lateral (
      select json_agg(json_build_object('surface', s.surface, 'listings', s.listings)) as list from search_surfaces s
      where s.stem = k.stem and k.listings > 1 and k.place <= $2::integer having count(*) > 1
    ) written on true
    left join lateral (
      select json_agg(${word("f")}) as list
      from unnest(array['', 'a', 'u', 'e', 'i', 'ov', 'om', 'oy', 'am', 'ni']) as ending
      cross join ${wordOf("left(k.normal, 3) || ending")} f
      -- Words of another script or language may only look like forms.
      where k.normal ~ '^[a-z]{3}([auei]|ov|om|oy|am|ni)?$' and k.place <= $2::integer
        and f.stem <> k.stem and starts_with(f.surface, k.start)
    ) formed on true
    left join lateral (
      select json_agg(${word("c")} order by c.listings desc) as list from (
        select w.stem, w.normal, w.surface, w.listings from search_words w
        where k.listings < ${WELL_KNOWN} and k.is_end and k.normal ~ '^[a-z]{2}'
          and k.place in ($2::integer, cardinality($1::text[]))
          and w.stem ~>=~ k.stem and w.stem ~<~ (k.stem || '{') and w.stem <> k.stem
          and (starts_with(w.normal, k.normal) or starts_with(w.stem, k.normal))
        order by w.listings desc limit 20
      ) c
    ) completed on true
    left join lateral (
      select json_agg(${word("n")}) as list from (
        (select w.stem, w.normal, w.surface, w.listings from search_words w
         where k.listings < ${TYPO_MAX} and k.normal ~ '^[a-z]{4}' and k.place <= $2::integer
           and w.omissions && public.search_omissions(k.stem) and w.listings > ${RARER} * k.listings
         order by w.listings desc limit 100)
        union
        select w.stem, w.normal, w.surface, w.listings from public.search_resembling(k.stem, 100) w
        where k.listings < ${WELL_KNOWN} and k.normal ~ '^[a-z]{4}' and k.place <= $2::integer
          and length(k.normal) >= 8 and w.listings > ${RARER} * k.listings
      ) n
    ) near on true
    left join lateral (
      -- Halves are whole words themselves.
      select json_build_array(${word("a")}, ${word("b")}) as pair
      from (
        -- Both halves of each cut, one after the other.
        select string_to_array(public.search_stems(
          string_agg(left(k.normal, place) || ' ' || substr(k.normal, place + 1), ' ' order by place)), ' ') as stems
        from generate_series(3, length(k.normal) - 3) as place
        where k.listings = 0 and k.place <= $2::integer and k.normal ~ '^[a-z]{6,40}$'
      ) cuts
      cross join lateral generate_series(1, cardinality(stems), 2) as cut
      join ${wordOf("stems[cut]")} a on true
      join ${wordOf("stems[cut + 1]")} b on true
      where starts_with(k.normal, a.normal) and length(a.normal) + length(b.normal) = length(k.normal)
      order by least(a.listings, b.listings) desc limit 1
    ) split on true
    left join lateral (
      select ${word("j")} as entry from ${wordOf("k.joined")} j where j.listings > k.listings
    ) joined on true
    order by k.place, k.part`,
};

/**
 * Takes words apart and looks all of them up in the lexicon. `swapped` are the same words in the other keyboard layout;
 * their tokens come after those of the words, with places that go on.
 */
export function lookUpWords(words: readonly string[], swapped: readonly string[]): Promise<Token[]> {
  const lower = [...words, ...swapped].map((word) => word.toLowerCase());
  return read(tokenRow, statement, [lower, words.length], { fromReplica: true });
}
