import { read } from "#db/readPool.ts";

/** Phrases that mean more than themselves, with all they mean: stems with blanks between, or the mark of a place. */
export type Meanings = ReadonlyMap<string, ReadonlySet<string>>;

export interface Dictionary {
  synonyms: Meanings;
  synonymsAndPlaces: Meanings;
}

/** How old it may be, in milliseconds: what an admin writes counts within a minute. */
const KEPT_MS = 20_000;

const place = (table: string, letter: string) => `
  select '~${letter}' || id as mark, public.search_stems(form) as stems
  from ${table}, lateral (
    select regexp_replace(name, '(^| )(город|область|район|республика|shahri|shahar|viloyati|tumani|respublikasi)( |$)', ' ', 'gi') as bare
    from unnest(array[name_ru, name_uz]) as name
  ) named, lateral unnest(array[bare, regexp_replace(trim(bare), '(ский|ская|инская|ской)$', '')]) as form`;

const statement = {
  name: "search-dictionary",
  text: `select
    (select coalesce(json_agg(stems), '[]') from search_synonyms) as groups,
    (select coalesce(json_agg(json_build_array(stems, mark)), '[]') from (
      ${place("regions", "r")} union ${place("cities", "c")} union ${place("districts", "d")}
    ) places where length(stems) > 3) as places`,
};

interface Row {
  groups: string[][];
  places: [stems: string, mark: string][];
}

function add(meanings: Map<string, Set<string>>, phrase: string, meaning: string) {
  meanings.set(phrase, (meanings.get(phrase) ?? new Set([phrase])).add(meaning));
}

async function load(): Promise<Dictionary> {
  const [row] = await read<Row>(statement, [], { fromReplica: true });
  const synonyms = new Map<string, Set<string>>();
  for (const group of row?.groups ?? []) {
    const phrases = group.filter(Boolean);
    for (const phrase of phrases) for (const other of phrases) add(synonyms, phrase, other);
  }
  const synonymsAndPlaces = new Map([...synonyms].map(([phrase, meant]) => [phrase, new Set(meant)]));
  for (const [stems, mark] of row?.places ?? []) add(synonymsAndPlaces, stems, mark);
  return { synonyms, synonymsAndPlaces };
}

let kept: { dictionary: Promise<Dictionary>; endsAt: number } | undefined;

/** Synonyms and places, read anew when they are older than some seconds. */
export function dictionary(): Promise<Dictionary> {
  if (kept && kept.endsAt > Date.now()) return kept.dictionary;
  const fresh = { dictionary: load(), endsAt: Date.now() + KEPT_MS };
  kept = fresh;
  fresh.dictionary.catch(() => {
    if (kept === fresh) kept = undefined;
  });
  return fresh.dictionary;
}

/** Forgets what is kept, for who has just changed it. */
export function forgetDictionary(): void {
  kept = undefined;
}
