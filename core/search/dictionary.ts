import { read } from "#db/readPool.ts";
import { readCategoryNames } from "./categoryMeanings.ts";
import { readCommonWords } from "./commonWords.ts";
import { placeWords } from "./fillerWords.ts";
import type { KnownWord } from "./lookUpWords.ts";
import { spellings } from "./spellings.ts";

/** Phrases with others, all as stems with blanks between, or the mark of a place or category. */
export type Phrases = ReadonlyMap<string, ReadonlySet<string>>;

/** Phrases that mean more than themselves. */
export interface Meanings {
  /** Itself, its other spellings, the place it names. */
  same: Phrases;
  /** These, its synonyms, the category it names. All phrases are in here. */
  alike: Phrases;
  /** What it may mean beside them, which comes after everything: categories of several things, wider words. */
  last: Phrases;
  /** Names of categories. */
  names: ReadonlySet<string>;
  /** How people write it. */
  surfaces: Phrases;
  /** Of all that, single words that many listings have, most written first: what things are called. */
  common: readonly KnownWord[];
}

export interface Dictionary {
  synonyms: Meanings;
  /** Also what only marks tell: places and categories. */
  synonymsAndPlaces: Meanings;
}

/** How old it may be, in milliseconds: what an admin writes counts within a minute. */
const KEPT_MS = 20_000;
/** So old it may be while it is read anew. */
const IN_USE_MS = 50_000;

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
    ) places where length(stems) > 2) as places,
    public.search_stems_of(array(select json_array_elements_text($4::json))) as "placeWords",
    (select coalesce(json_agg(json_build_array(public.search_stems(name), name, mark, "isWhole")), '[]')
      from json_to_recordset($2::json) as names(name text, mark text, "isWhole" boolean)) as names,
    (select coalesce(json_agg(json_build_array(public.search_stems(word), mark, "isOnlySynonym")), '[]')
      from json_to_recordset($3::json) as homonyms(word text, mark text, "isOnlySynonym" boolean)) as homonyms`,
};

interface Group {
  stems: string[];
  words: string[];
}

interface Row {
  synonyms: Group[];
  spellings: Group[];
  places: [stems: string, mark: string][];
  placeWords: string[];
  names: [stems: string, name: string, mark: string, isWhole: boolean][];
  homonyms: [stems: string, mark: string, isOnlySynonym: boolean][];
}
const NOTHING: Row = { synonyms: [], spellings: [], places: [], placeWords: [], names: [], homonyms: [] };

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

/** What means the same may be spelt otherwise, too: сонька is a playstation, so also a плейстейшн. */
function addOtherSpellings(alike: Changing, same: Changing) {
  for (const [phrase, others] of alike) {
    for (const spelt of [...others].flatMap((other) => [...(same.get(other) ?? [])]))
      add(alike, phrase, spelt);
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

interface Changeable {
  same: Changing;
  alike: Changing;
  last: Changing;
  names: Set<string>;
  surfaces: Changing;
}

/** Short names of places are other words too (Поп), which come first unless it is said that a place is meant. */
const SHORT_PLACE = 3;

function addPlaces({ same, alike }: Changeable, { places, placeWords }: Row) {
  for (const [stems, mark] of places) {
    const isShort = stems.length <= SHORT_PLACE;
    const told = isShort ? placeWords.flatMap((word) => [`${stems} ${word}`, `${word} ${stems}`]) : [stems];
    for (const phrase of told) add(same, phrase, mark);
    for (const phrase of new Set([stems, ...told])) add(alike, phrase, mark);
  }
}

/** A name of one thing means its category, and so do, less surely, its synonyms and a part of a name of several. */
function addCategories({ alike, last, names: known, surfaces }: Changeable, { names }: Row) {
  const synonyms = copy(alike);
  const isPhrase = (one: string) => !one.startsWith("~");
  for (const [stems, name, mark, isWhole] of names) {
    for (const phrase of [stems, stems.split(" ").reverse().join(" ")]) {
      known.add(phrase);
      if (!alike.has(phrase)) alike.set(phrase, new Set([phrase]));
      add(isWhole ? alike : last, phrase, mark);
    }
    surfaces.set(stems, (surfaces.get(stems) ?? new Set()).add(name));
    const others = isWhole ? [...(synonyms.get(stems) ?? [])].filter(isPhrase) : [];
    for (const other of others) add(last, other, mark);
  }
}

/** What has such a word elsewhere comes last, and isn't found by words that it stands for. */
function narrowHomonyms({ same, alike, last }: Changeable, { homonyms }: Row) {
  for (const [stems, mark, isOnlySynonym] of homonyms) {
    const narrowed = `${stems} ${mark}`;
    if (!isOnlySynonym) {
      same.set(stems, same.get(stems) ?? new Set([stems]));
      alike.set(stems, alike.get(stems) ?? new Set([stems]));
      add(last, stems, stems);
    }
    for (const phrases of [same, alike]) {
      for (const [phrase, others] of phrases) {
        if (phrase === stems && isOnlySynonym) continue;
        if (others.delete(stems)) others.add(narrowed);
      }
    }
  }
}

async function load(): Promise<Dictionary> {
  const { names, homonyms } = await readCategoryNames();
  const values = [spellings, names, homonyms, placeWords].map((value) => JSON.stringify(value));
  const [[row = NOTHING], written] = await Promise.all([
    read<Row>(statement, values, { fromReplica: true }),
    readCommonWords(),
  ]);
  const same: Changing = new Map();
  addGroups(same, row.spellings);
  const alike = copy(same);
  addGroups(alike, row.synonyms);
  addOtherSpellings(alike, same);
  const surfaces = surfacesOf([...row.spellings, ...row.synonyms]);
  const synonyms = { same, alike, last: new Map(), names: new Set<string>(), surfaces };
  const all = {
    ...{ same: copy(same), alike: copy(alike), last: new Map() },
    ...{ names: new Set<string>(), surfaces: copy(surfaces) },
  };
  addPlaces(all, row);
  addCategories(all, row);
  narrowHomonyms(all, row);
  const common = written.filter(({ stem }) => alike.has(stem) || all.names.has(stem));
  return { synonyms: { ...synonyms, common }, synonymsAndPlaces: { ...all, common } };
}

interface Kept {
  dictionary: Promise<Dictionary>;
  readAt: number;
}
let kept: Kept | undefined;
let next: Kept | undefined;

function readNext(): Kept {
  const fresh = { dictionary: load(), readAt: Date.now() };
  const end = (isRead: boolean) => {
    if (next !== fresh) return;
    next = undefined;
    if (isRead) kept = fresh;
  };
  fresh.dictionary.then(
    () => end(true),
    () => end(false),
  );
  return fresh;
}

/** Synonyms, places and categories, read anew when they are older than some seconds; who asks in time needn't wait. */
export function dictionary(): Promise<Dictionary> {
  const age = kept ? Date.now() - kept.readAt : Number.POSITIVE_INFINITY;
  if (kept && age < KEPT_MS) return kept.dictionary;
  next ??= readNext();
  return kept && age < IN_USE_MS ? kept.dictionary : next.dictionary;
}

/** Forgets what is kept, for who has just changed it. */
export function forgetDictionary(): void {
  kept = undefined;
  next = undefined;
}
