import { read } from "#db/readPool.ts";
import { text } from "#db/rows.ts";
import { readCategoryNames } from "./categoryMeanings.ts";
import { readCommonWords, readWrittenWords } from "./commonWords.ts";
import { placeWords } from "./fillerWords.ts";
import { type Made, makeDictionary, NOTHING, type Row, shape } from "./makeDictionary.ts";
import type { Dictionary } from "./meanings.ts";
import { spellings } from "./spellings.ts";

/** How old it may be, in milliseconds: what an admin writes counts within a minute. */
const KEPT_MS = 20_000;
/** The greatest age, in milliseconds, of a dictionary that is used while it is read again. */
const IN_USE_MS = 50_000;

const place = (table: string, letter: string) => `
  select '~${letter}' || id as mark, public.search_stems(form) as stems
  from ${table}, lateral (
    select regexp_replace(name, '(^| )(город|область|район|республика|shahri|shahar|viloyati|tumani|respublikasi)( |$)', ' ', 'gi') as bare
    from unnest(array[name_ru, name_uz]) as name
  ) named, lateral unnest(array[bare, regexp_replace(trim(bare), '(ский|ская|инская|ской)$', '')]) as form`;

const tables = ["search_synonyms", "regions", "cities", "districts"];
/** Another text when something has changed in these tables. */
const stateSql = `concat_ws(' ', ${tables
  .map((table) => `(select sum(hashtextextended(told::text, 0)) from ${table} told)`)
  .join(", ")})`;

const stateStatement = { name: "search-dictionary-state", text: `select ${stateSql} as state` };

// With its state: two replicas may be of different times.
const statement = {
  name: "search-dictionary",
  text: `select
    ${stateSql} as state,
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

/** A dictionary, and what it was made of. */
interface Loaded {
  dictionary: Dictionary;
  made: Made;
  state: string | undefined;
}

/**
 * Keeps the dictionary where its sources are the same, as checking takes a twentieth of making it; common words are
 * read each time.
 */
async function load(before: Loaded | undefined): Promise<Loaded> {
  const { names, homonyms } = await readCategoryNames();
  const values = [spellings, names, homonyms, placeWords].map((value) => JSON.stringify(value));
  const stateOf = (row: Pick<Row, "state"> | undefined) => JSON.stringify([row?.state, values]);
  const [[now], many, written] = await Promise.all([
    read({ state: text }, stateStatement, [], { fromReplica: true }),
    readCommonWords(),
    readWrittenWords(),
  ]);
  let { made, state } = before ?? {};
  if (!made || state !== stateOf(now)) {
    const [row = NOTHING] = await read(shape, statement, values, { fromReplica: true });
    made = makeDictionary(row);
    state = stateOf(row);
  }
  const { synonyms, synonymsAndPlaces } = made;
  const common = many.filter(({ stem }) => synonyms.alike.has(stem) || synonymsAndPlaces.names.has(stem));
  const dictionary = {
    synonyms: { ...synonyms, common, written },
    synonymsAndPlaces: { ...synonymsAndPlaces, common, written },
  };
  return { dictionary, made, state };
}

interface Kept {
  loaded: Promise<Loaded>;
  readAt: number;
}
let kept: Kept | undefined;
let next: Kept | undefined;

function readNext(): Kept {
  const before = kept?.loaded ?? Promise.resolve(undefined);
  const fresh = { loaded: before.then(load), readAt: Date.now() };
  const end = (isRead: boolean) => {
    if (next !== fresh) return;
    next = undefined;
    if (isRead) kept = fresh;
  };
  fresh.loaded.then(
    () => end(true),
    () => end(false),
  );
  return fresh;
}

/**
 * Returns synonyms, places and categories, and looks at them again when they are older than some seconds. A caller who
 * asks in time doesn't wait; others wait only for what has changed.
 */
export async function dictionary(): Promise<Dictionary> {
  const age = kept ? Date.now() - kept.readAt : Number.POSITIVE_INFINITY;
  if (!kept || age >= KEPT_MS) next ??= readNext();
  const { loaded } = kept && age < IN_USE_MS ? kept : (next ?? readNext());
  return (await loaded).dictionary;
}
