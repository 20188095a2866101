import { SUGGESTIONS_MAX } from "#contract/limits.ts";
import type { Suggestion } from "#contract/search.ts";
import { read } from "#db/readPool.ts";
import { categoryIndex } from "../categories/categoryIndex.ts";
import { keepReady } from "../ready/keepReady.ts";
import type { ReadyJson } from "../ready/ReadyJson.ts";
import { swapLayout } from "./keyboardLayouts.ts";

/** Phrases that are read for one text; more than are shown, as some say the same. */
const PHRASES_READ = 40;
const CATEGORIES_SHOWN = 2;

interface Phrase {
  stems: string;
  cyrillic: string | null;
  latin: string | null;
  categoryId: number | null;
}

interface Row {
  phrases: Phrase[];
  categoryIds: number[];
}

const columns = "stems, cyrillic, latin, category_id, weight, normal";
const typed = "public.search_normal($1::text)";
const startsWithIt = `normal ~>=~ ${typed} and normal ~<~ (${typed} || '~')`;
/** Of the very many phrases that begin with few letters, an index gives the best at once. */
const ofShortPrefix = [1, 2, 3].map(
  (length) => `(
    select ${columns} from search_phrases where length(${typed}) = ${length} and left(normal, ${length}) = ${typed}
    order by weight desc limit ${PHRASES_READ})`,
);

const statement = {
  name: "suggest",
  text: `
    select
      (select coalesce(json_agg(json_build_object(
          'stems', stems, 'cyrillic', cyrillic, 'latin', latin, 'categoryId', category_id
        ) order by weight desc, normal), '[]')
       from (
         ${ofShortPrefix.join(" union all ")} union all (
           select ${columns} from search_phrases where length(${typed}) > 3 and ${startsWithIt}
           order by weight desc limit ${PHRASES_READ})
       ) found) as phrases,
      (select coalesce(json_agg(category_id order by is_whole desc, listings desc, category_id), '[]')
       from (
         select category_id, bool_or(is_whole) as is_whole, max(listings) as listings from search_category_names
         where ${typed} <> '' and ${startsWithIt} and listings > 0
         group by category_id
         order by is_whole desc, listings desc, category_id limit ${CATEGORIES_SHOWN}
       ) named) as "categoryIds"`,
};

async function lookUp(text: string): Promise<Row> {
  const [row] = await read<Row>(statement, [text], { fromReplica: true });
  return row ?? { phrases: [], categoryIds: [] };
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
/** The same words in any order and form are one. */
const meaningOf = ({ stems }: Phrase) => stems.split(" ").sort().join(" ");

type Named = NonNullable<Suggestion["category"]>;

async function categoriesById(ids: readonly number[]): Promise<Map<number, Named>> {
  const { pathTo } = await categoryIndex();
  const found = ids.flatMap((id) => pathTo(id).at(-1) ?? []);
  return new Map(
    found.map(({ id, name, name_uz, name_hi }) => [id, { id, name, name_uz, name_hi }] as const),
  );
}

async function compose({ phrases, categoryIds }: Row, text: string): Promise<Suggestion[]> {
  const wantsCyrillic = isCyrillic(text);
  const different = [...new Map(phrases.toReversed().map((phrase) => [meaningOf(phrase), phrase])).values()];
  const best = different.toReversed();
  const [first] = best;
  const dominating = first?.categoryId ?? null;
  const named = await categoriesById([...categoryIds, ...(dominating === null ? [] : [dominating])]);
  const inWords = best.map(
    ({ cyrillic, latin }): Suggestion => ({
      text: wantsCyrillic ? (cyrillic ?? latin) : (latin ?? cyrillic),
      category: null,
    }),
  );
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
  const room = SUGGESTIONS_MAX - above.length - whole.length;
  return [...above, ...others.slice(0, room), ...whole];
}

async function suggestions(text: string): Promise<Suggestion[]> {
  const found = await compose(await lookUp(text), text);
  const swapped = found.length > 0 ? null : swapLayout(text);
  return swapped === null ? found : compose(await lookUp(swapped), swapped);
}

/** What somebody who types `text` may be looking for, best first; in the script they type in as far as it is known. */
export function suggest(text: string): Promise<ReadyJson> {
  return keepReady(`suggest:${text}`, async () => JSON.stringify({ data: await suggestions(text) }));
}
