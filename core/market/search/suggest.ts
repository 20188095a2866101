import { z } from "zod";
import type { Language } from "#contract/languages.ts";
import { SUGGESTIONS_MAX } from "#contract/limits.ts";
import { plainFonts } from "#contract/plainFonts.ts";
import type { Suggestion } from "#contract/search.ts";
import { keepReady } from "#core/platform/ready/keepReady.ts";
import type { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { numbers, type RowOf, text } from "#db/rows.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { swapLayout } from "./keyboardLayouts.ts";
import { isNoise } from "./noise.ts";
import { otherNames } from "./otherNames.ts";
import { readPrices } from "./prices.ts";
import { formFor, rankedPhraseRow, rankPhrases, type Typed } from "./rankPhrases.ts";
import { suggestPlaces } from "./suggestPlaces.ts";
import { understandQuery } from "./understandQuery.ts";

/** Phrases that are read for one text; more than are shown, as some say the same. */
const PHRASES_READ = 80;
const CATEGORIES_SHOWN = 2;
/** With fewer phrases than these, what is typed is looked for under its other names too; of each so many are read. */
const FEW = 4;
/** Fewer letters of the other keyboard layout say nothing. */
const SWAPPED_LEAST = 3;
const OTHERS_READ = 8;

const shape = {
  /** The typed text in normal form. */
  normal: text,
  phrases: z.array(z.strictObject(rankedPhraseRow)),
  categoryIds: numbers,
};

type Row = RowOf<typeof shape>;

const columns = "stems, cyrillic, latin, language, category_id, weight, normal";
const typed = "public.search_normal($1::text)";
const startsWith = (text: string) => `normal ~>=~ ${text} and normal ~<~ (${text} || '~')`;
/** Very many phrases begin with few letters; an index gives the best of them at once. */
const ofShortPrefix = [1, 2, 3].map(
  (length) => `(
    select ${columns} from search_phrases where length(${typed}) = ${length} and left(normal, ${length}) = ${typed}
    order by weight desc limit ${PHRASES_READ})`,
);
const phrasesOf = (found: string) => `
  (select coalesce(json_agg(json_build_object(
      'stems', stems, 'cyrillic', cyrillic, 'latin', latin, 'language', language, 'weight', weight,
      'categoryId', category_id
    ) order by weight desc, normal), '[]')
   from (${found}) found) as phrases`;
const categoriesOf = (condition: string) => `
  (select coalesce(json_agg(category_id order by is_whole desc, listings desc, category_id), '[]')
   from (
     select category_id, bool_or(is_whole) as is_whole, max(listings) as listings from search_category_names
     where ${condition} and listings > 0
     group by category_id
     order by is_whole desc, listings desc, category_id limit ${CATEGORIES_SHOWN}
   ) named) as "categoryIds"`;

const statement = {
  name: "suggest",
  text: `select ${typed} as normal,
    ${phrasesOf(`
      ${ofShortPrefix.join(" union all ")} union all (
        select ${columns} from search_phrases where length(${typed}) > 3 and ${startsWith(typed)}
        order by weight desc limit ${PHRASES_READ})`)},
    ${categoriesOf(`${typed} <> '' and ${startsWith(typed)}`)}`,
};

/** The same for other names of what is typed: $1 whole ones, $2 beginnings. */
const ofOthers = {
  name: "suggest-other-names",
  text: `select '' as normal,
    ${phrasesOf(`
      select distinct ${columns} from (
        select name, name as least from unnest($2::text[]) as name
        union all select name, name || ' ' from unnest($1::text[]) as name
      ) asked cross join lateral (
        select ${columns} from search_phrases
        where ${startsWith("least")} order by weight desc limit ${OTHERS_READ}
      ) begun
      union select ${columns} from search_phrases where normal = any($1::text[])`)},
    ${categoriesOf("normal = any($1::text[])")}`,
};

async function lookUp(text: string): Promise<Row> {
  const [row] = await read(shape, statement, [text], { fromReplica: true });
  const found: Row = row ?? { normal: "", phrases: [], categoryIds: [] };
  if (found.phrases.length >= FEW || found.normal === "") return found;
  const { whole, beginnings } = await otherNames(
    found.normal,
    found.phrases.length + found.categoryIds.length === 0,
  );
  if (whole.length + beginnings.length === 0) return found;
  const [others] = await read(shape, ofOthers, [whole, beginnings], {
    fromReplica: true,
  });
  const categoryIds = new Set([...found.categoryIds, ...(others?.categoryIds ?? [])]);
  return {
    ...found,
    phrases: [...found.phrases, ...(others?.phrases ?? [])],
    categoryIds: [...categoryIds].slice(0, CATEGORIES_SHOWN),
  };
}

type Named = NonNullable<Suggestion["category"]>;

async function categoriesById(ids: readonly number[]): Promise<Map<number, Named>> {
  const { pathTo } = await categoryIndex();
  const found = ids.flatMap((id) => pathTo(id).at(-1) ?? []);
  return new Map(
    found.map(({ id, name, name_uz, name_hi }) => [id, { id, name, name_uz, name_hi }] as const),
  );
}

async function compose({ phrases, categoryIds }: Row, typed: Typed, places: readonly string[]) {
  const best = rankPhrases(phrases, typed);
  const dominating = best[0]?.categoryId ?? null;
  const named = await categoriesById([...categoryIds, ...(dominating === null ? [] : [dominating])]);
  const inWords = best.map((phrase): Suggestion => ({ text: formFor(phrase, typed), category: null }));
  const [leading, ...others] = inWords;
  const whole = categoryIds.flatMap((id): Suggestion[] => {
    const category = named.get(id);
    return category ? [{ text: null, category }] : [];
  });
  // The category itself says more than the phrase in it.
  const within = dominating === null || categoryIds.includes(dominating) ? undefined : named.get(dominating);
  const above = [
    ...(leading ? [leading] : []),
    ...(leading && within ? [{ text: leading.text, category: within }] : []),
  ];
  const known = new Set(inWords.map(({ text }) => text));
  const inPlaces = places
    .filter((text) => !known.has(text))
    .map((text): Suggestion => ({ text, category: null }));
  const room = SUGGESTIONS_MAX - above.length - inPlaces.length - whole.length;
  return [...above, ...others.slice(0, room), ...inPlaces, ...whole];
}

async function suggestFor(typed: Typed): Promise<Suggestion[]> {
  const found = await lookUp(typed.text);
  const places = await suggestPlaces(found.normal, typed, found.phrases.length < FEW);
  return compose(found, typed, places);
}

/** A text that begins nothing may be typed in the other layout, or mistyped. */
async function suggestions(text: string, language: Language | undefined): Promise<Suggestion[]> {
  if (text.split(/\s+/).some(isNoise)) return [];
  const found = await suggestFor({ text, language });
  if (found.length > 0 || text.length < SWAPPED_LEAST) return found;
  const swapped = swapLayout(text);
  const inOther = swapped === null ? [] : await suggestFor({ text: swapped, language });
  if (inOther.length > 0) return inOther;
  const correction = (await understandQuery(text))?.correction;
  return correction ? suggestFor({ text: correction, language }) : [];
}

/** The same with what the text says of the price, which no phrase has. */
async function suggestionsOf(text: string, language: Language | undefined): Promise<Suggestion[]> {
  const { words, said } = readPrices(text);
  if (said === "") return suggestions(text, language);
  const found = words === "" ? [] : await suggestions(words, language);
  return found.map((one) => ({ ...one, text: [one.text, said].filter(Boolean).join(" ") }));
}

/**
 * Suggests searches to a person who types this, best first, in their script as far as it is known. Phrases in another
 * language than theirs come later.
 */
export function suggest(typed: string, language?: Language): Promise<ReadyJson> {
  const text = plainFonts(typed);
  return keepReady(`suggest:${language ?? ""}:${text}`, async () =>
    JSON.stringify({ data: await suggestionsOf(text, language) }),
  );
}
