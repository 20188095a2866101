import { read } from "#db/readPool.ts";
import { spellings } from "./spellings.ts";

/** Phrases with others, all as stems with blanks between, or the mark of a place. */
export type Phrases = ReadonlyMap<string, ReadonlySet<string>>;

/** Phrases that mean more than themselves. */
export interface Meanings {
  /** Itself, its other spellings, the place it names. */
  same: Phrases;
  /** These and its synonyms. */
  alike: Phrases;
  /** How people write it. */
  surfaces: Phrases;
}

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
    (select coalesce(json_agg(json_build_object('stems', stems, 'words', words)), '[]') from search_synonyms)
      as synonyms,
    (select json_agg(json_build_object('stems', public.search_stems_of(words), 'words', words)) from (
      select array(select json_array_elements_text(spelled)) as words from json_array_elements($1::json) as spelled
    ) spellings) as spellings,
    (select coalesce(json_agg(json_build_array(stems, mark)), '[]') from (
      ${place("regions", "r")} union ${place("cities", "c")} union ${place("districts", "d")}
    ) places where length(stems) > 3) as places`,
};

interface Group {
  stems: string[];
  words: string[];
}

interface Row {
  synonyms: Group[];
  spellings: Group[];
  places: [stems: string, mark: string][];
}

type Changing = Map<string, Set<string>>;

function add(phrases: Changing, phrase: string, other: string) {
  phrases.set(phrase, (phrases.get(phrase) ?? new Set([phrase])).add(other));
}

function addGroups(phrases: Changing, groups: readonly Group[]) {
  for (const { stems } of groups) {
    const told = stems.filter(Boolean);
    for (const phrase of told) for (const other of told) add(phrases, phrase, other);
  }
}

const copy = (phrases: Changing): Changing =>
  new Map([...phrases].map(([phrase, others]) => [phrase, new Set(others)]));

function surfacesOf(groups: readonly Group[]): Changing {
  const surfaces: Changing = new Map();
  for (const { stems, words } of groups) {
    for (const [at, phrase] of stems.entries()) {
      const known = surfaces.get(phrase) ?? new Set();
      surfaces.set(phrase, known.add(words[at] ?? phrase));
    }
  }
  return surfaces;
}

async function load(): Promise<Dictionary> {
  const [row] = await read<Row>(statement, [JSON.stringify(spellings)], { fromReplica: true });
  const { synonyms, spellings: spelled, places } = row ?? { synonyms: [], spellings: [], places: [] };
  const same: Changing = new Map();
  addGroups(same, spelled);
  const alike = copy(same);
  addGroups(alike, synonyms);
  const surfaces = surfacesOf([...spelled, ...synonyms]);
  const withPlaces = { same: copy(same), alike: copy(alike), surfaces };
  for (const [stems, mark] of places) {
    add(withPlaces.same, stems, mark);
    add(withPlaces.alike, stems, mark);
  }
  return { synonyms: { same, alike, surfaces }, synonymsAndPlaces: withPlaces };
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
