import { keepBriefly } from "#core/platform/cache/keepBriefly.ts";
import { read } from "#db/readPool.ts";
import { texts } from "#db/rows.ts";
import { spellings } from "./spellings.ts";

/** How old the synonyms may be, in milliseconds. */
const KEPT_MS = 20_000;
/** From so many letters on, a beginning of a synonym stands for it; from so many where nothing else is found. */
const BEGINNING_LEAST = 3;
const ONLY_BEGINNING_LEAST = 2;
const NAMES_MAX = 12;

const statement = {
  name: "synonyms-in-normal-form",
  text: `
    select array(select public.search_normal(word) from json_array_elements_text(words) as word) as normals
    from (
      select value as words from json_array_elements($1::json) union all select to_json(words) from search_synonyms
    ) named`,
};

const kept = keepBriefly<string[][]>(KEPT_MS, 1);
const groups = () =>
  kept.of("all", async () => {
    const rows = await read({ normals: texts }, statement, [JSON.stringify(spellings)], {
      fromReplica: true,
    });
    return rows.map(({ normals }) => normals.filter(Boolean));
  });

/** Other names of typed words: of whole words, or of a beginning when something follows. */
interface OtherNames {
  whole: string[];
  beginnings: string[];
}

/**
 * Finds what has other names among spellings and synonyms; `typed` is in normal form. The nearest come first. Fewer letters
 * begin a name where `isNothingElse` found.
 */
export async function otherNames(typed: string, isNothingElse: boolean): Promise<OtherNames> {
  const least = isNothingElse ? ONLY_BEGINNING_LEAST : BEGINNING_LEAST;
  const found: { name: string; rest: string; missing: number }[] = [];
  for (const group of await groups()) {
    for (const normal of group) {
      const isBeginning = typed.length >= least && normal.startsWith(typed);
      if (!isBeginning && !typed.startsWith(`${normal} `)) continue;
      const rest = typed.slice(normal.length);
      const missing = Math.max(0, normal.length - typed.length);
      found.push(...group.filter((name) => name !== normal).map((name) => ({ name, rest, missing })));
    }
  }
  const nearest = found.sort((a, b) => a.missing - b.missing);
  const namesOf = (isWhole: boolean) => {
    const names = nearest
      .filter(({ rest }) => (rest === "") === isWhole)
      .map(({ name, rest }) => name + rest);
    return [...new Set(names)].slice(0, NAMES_MAX);
  };
  return { whole: namesOf(true), beginnings: namesOf(false) };
}
