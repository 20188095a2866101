import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { read } from "#db/readPool.ts";
import { type RowOf, text, texts } from "#db/rows.ts";
import { firstFound } from "./firstFound.ts";
import { type Typed, wantsCyrillic } from "./rankPhrases.ts";

const KEPT_MS = 60_000;
/** From so many letters on a place may be meant. */
const BEGINNING_LEAST = 3;
const WORDS_MAX = 3;
const SHOWN = 2;
/** Some are counted, so that the index of words is worth its while. */
const COUNTED = 100;

const placeRow = {
  /** The name as people call it, in lower case. */
  ru: text,
  uz: text,
  normals: texts,
};

type Place = RowOf<typeof placeRow>;

/** Cities and districts that have listings, those with most first: Чиланзарский район is called чиланзар. */
const statement = {
  name: "places-with-listings",
  text: `
    with named as (
      select 2 as level, id, name_ru, name_uz from cities union all select 3, id, name_ru, name_uz from districts
    ), called as (
      select level, id,
        lower(trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          name_ru, '(^| )(город|район)( |$)', ' ', 'gi'),
          'ийский *$', 'и'), 'инский *$', 'а'), 'ский *$', ''))) as ru,
        lower(trim(regexp_replace(name_uz, '(^| )(shahri|shahar|tumani)( |$)', ' ', 'gi'))) as uz
      from named
    )
    select ru, uz, array[public.search_normal(ru), public.search_normal(uz)] as normals
    from called join listing_counts on place_level = level and place_id = id and category_id = 0
    -- Several cities have a station and a centre, which name no place by themselves.
    group by ru, uz having sum(total) > 0 and count(distinct (level, id)) = 1 and ru !~ '[0-9]'
    order by sum(total) desc, ru`,
};

const kept = keepBriefly<Place[]>(KEPT_MS, 1);
const placesWithListings = () => kept.of("all", () => read(placeRow, statement, [], { fromReplica: true }));

/** Places whose name the last words begin, with what stands before them. */
function placesAt(
  normal: string,
  { text }: Typed,
  places: readonly Place[],
): { before: string; place: Place }[] {
  const [words, normals] = [text.trim().split(/\s+/), normal.split(" ")];
  const lengths = words.length === normals.length ? [WORDS_MAX, 2, 1] : [normals.length];
  for (const length of lengths.filter((one) => one <= normals.length)) {
    const begun = normals.slice(-length).join(" ");
    if (begun.length < BEGINNING_LEAST) continue;
    const found = places.filter((place) => place.normals.some((name) => name.startsWith(begun)));
    if (found.length === 0) continue;
    const before = length === normals.length ? "" : `${words.slice(0, -length).join(" ").toLowerCase()} `;
    return found.slice(0, SHOWN).map((place) => ({ before, place }));
  }
  return [];
}

/**
 * Searches in the places that the last typed words may name: чил becomes чиланзар, диван чил диван чиланзар. With words
 * before the place only when `alone`, as little else is offered, and only what finds something.
 */
export async function suggestPlaces(normal: string, typed: Typed, alone: boolean): Promise<string[]> {
  if (normal.length < BEGINNING_LEAST) return [];
  const found = placesAt(normal, typed, await placesWithListings());
  const nameOf = ({ ru, uz }: Place) => (wantsCyrillic(typed) ? ru : uz);
  const texts = [...new Set(found.map(({ before, place }) => before + nameOf(place)))];
  if (found.every(({ before }) => before === "")) return texts.slice(0, alone ? SHOWN : 1);
  if (!alone) return [];
  const tried = await Promise.all(texts.map((search) => firstFound([[{ filters: { search } }]], COUNTED)));
  return texts.filter((_, at) => tried[at] !== undefined);
}
