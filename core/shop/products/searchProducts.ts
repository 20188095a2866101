import { keepReady } from "#core/platform/ready/keepReady.ts";
import { ReadyJson } from "#core/platform/ready/ReadyJson.ts";
import { read } from "#db/readPool.ts";
import { boolean, type RowOf, text } from "#db/rows.ts";
import { categoriesNamed } from "./categoriesNamed.ts";
import { correctWords } from "./correctWords.ts";
import { fewerWords } from "./fewerWords.ts";
import { coverJoin } from "./productCardSql.ts";
import {
  joinedWords,
  prefixTerms,
  soundTerms,
  swappedQuery,
  type Tiers,
  textTerms,
  titleTerms,
  type Wanted,
  wantedOf,
  withCategories,
} from "./searchTerms.ts";

/** Up to so many finds are sorted; where there are more, one soon meets enough of them going from the best sold down. */
const SORTED_MAX = 1000;

/**
 * How many finds a page reaches. The planner doesn't see numbers that are selected. With plain numbers it would take
 * its plan for one that is good for these numbers only, and plan again each time, which takes longer than the search
 * itself.
 */
const REACHED = "(select $1::integer + $2::integer)";

const count = (of: string) => `(select count(*) from ${of})`;
const isWritten = "p.is_published and p.terms @@ q.written";
const isNew = `not exists (select from written where written.id = p.id)
  and (${count("written")} <= ${SORTED_MAX} or not p.terms @@ q.written)`;
const isNamed = `p.is_published and p.terms @@ q.named and ${isNew}`;
const isSaid = `p.is_published and p.terms @@ q.said
  and (q.categories is null or p.terms @@ q.named or p.category_id = any (q.categories)) and ${isNew}`;

const some = (name: string, matches: string, more = "") =>
  `${name} as materialized (select p.id${more} from q join products p on ${matches} limit ${SORTED_MAX + 1})`;

/** Finds that are few enough, by how much was sold of them. */
const sorted = (tier: number, finds: string, condition: string) => `
  (select n.product_id, n.sold_items, ${tier} as tier from ${finds} f cross join lateral (
     select product_id, sold_items from product_counts where product_id = f.id offset 0) n
   where ${condition} order by n.sold_items desc, n.product_id desc)`;

/** All products from the best sold down, until enough of them match. */
const walked = (tier: number, matches: string, condition: string) => `
  (select n.product_id, n.sold_items, ${tier} from product_counts n cross join q cross join lateral (
     select from products p where p.id = n.product_id and ${matches} offset 0) p
   where ${condition} and n.is_published
   order by n.sold_items desc, n.product_id desc limit ${REACHED})`;

const areFew = (finds: string) => `${count(finds)} <= ${SORTED_MAX}`;
const areMany = (finds: string) => `${count(finds)} > ${SORTED_MAX}`;

/**
 * The finds in the order of tiers. Of the ways to a tier all but one are gone: their conditions are known to be false
 * before they begin. What is named so is said so too: one look at the index finds both tiers, unless they are many.
 */
const ways = [
  sorted(1, "written", areFew("written")),
  walked(1, isWritten, areMany("written")),
  sorted(2, "(select id from said where is_named)", areFew("said")),
  sorted(2, "named", `${areMany("said")} and ${areFew("named")}`),
  walked(2, isNamed, `${areMany("said")} and ${areMany("named")}`),
  sorted(3, "(select id from said where not is_named)", areFew("said")),
  walked(3, `${isSaid} and not p.terms @@ q.named`, areMany("said")),
];

const productFound = `json_build_object('id', p.id, 'link', p.link, 'image', i.src, 'name', p.title_en,
  'name_hi', p.title_hi, 'groups', n.groups, 'soldItems', n.sold_items, 'price', p.price,
  'discountedPrice', p.discounted_price, 'rating', average_stars(n), 'countReviews', n.reviews)`;

// The parts of "union all" run one after the other, and those behind the limit never. The planner doesn't see what is
// looked for, and "offset 0" keeps it to keys: for a common word it would read whole tables, not knowing what that costs.
const statement = {
  name: "search-products",
  text: `
    with q as materialized (select $3::tsquery as written, $4::tsquery as named, $5::tsquery as said,
      $6::integer[] as categories),
    ${some("written", isWritten)},
    ${some("said", isSaid, ", p.terms @@ q.named as is_named")},
    ${some("named", isNamed)},
    page as (
      select product_id, tier, sold_items from (
        select * from (${ways.join(" union all ")}) finds limit ${REACHED}) reached
      order by tier, sold_items desc, product_id desc limit (select $1::integer) offset (select $2::integer))
    select coalesce(json_agg(${productFound} order by page.tier, page.sold_items desc, page.product_id desc), '[]')::text
      as json, exists (select from written) as "isWritten"
    from page join products p on p.id = page.product_id join product_counts n on n.product_id = p.id ${coverJoin}`,
};

interface Page {
  skip: number;
  take: number;
}

const NOTHING = "[]";

const foundRow = {
  json: text,
  /** Whether anything is of the first tier, on this page or before it. */
  isWritten: boolean,
};

type Found = RowOf<typeof foundRow>;

async function find({ written, named, said, categories }: Tiers, { skip, take }: Page): Promise<Found> {
  const values = [take, skip, written, named, said, categories ?? null];
  const [row] = await read(foundRow, statement, values, { fromReplica: true });
  return row ?? { json: NOTHING, isWritten: false };
}

/** Words of which neighbours are tried together. */
const JOINED_MAX = 4;

/** The page of the first level that finds anything; undefined where none does. */
async function firstOf(levels: readonly Tiers[], page: Page): Promise<string | undefined> {
  for (const tiers of levels) {
    const { json } = await find(tiers, page);
    if (json !== NOTHING) return json;
    // A page behind the last one isn't a query that finds nothing.
    if (page.skip > 0 && (await find(tiers, { skip: 0, take: 1 })).json !== NOTHING) return NOTHING;
  }
  return undefined;
}

/** Words that are meant instead of others are whole. */
const wholeOf = (words: readonly Wanted[]) => [titleTerms(words), soundTerms(words), textTerms(words)];

/** The page of what words that find nothing may have meant: words written together, without typos, or fewer of them. */
async function showMeant(words: readonly Wanted[], page: Page): Promise<string | undefined> {
  const together = joinedWords(words.slice(0, JOINED_MAX)).flatMap(wholeOf);
  const corrected = await correctWords(words);
  const fewer = words.length > 1 ? await fewerWords(corrected ?? words) : [];
  const levels = [...together, ...(corrected ? wholeOf(corrected) : []), ...fewer.map(soundTerms)];
  return firstOf(levels, page);
}

/** Titles of which a query is a typo, before what only sounds like it: "curtian" is no kurti. */
async function showSwapped(words: readonly Wanted[], page: Page): Promise<string | undefined> {
  const written = words.length > JOINED_MAX ? undefined : swappedQuery(words);
  if (!written) return undefined;
  const { isWritten } = await find({ written, named: "", said: "" }, { skip: 0, take: 1 });
  return isWritten ? (await find({ ...titleTerms(words), written }, page)).json : undefined;
}

async function search(words: readonly Wanted[], page: Page): Promise<string> {
  const categories = await categoriesNamed(words);
  const { json, isWritten } = await find(withCategories(titleTerms(words), words, categories), page);
  if (isWritten) return json;
  const swapped = await showSwapped(words, page);
  if (swapped !== undefined) return swapped;
  const levels = [withCategories(soundTerms(words), words, categories), textTerms(words), prefixTerms(words)];
  return (await firstOf(levels, page)) ?? (await showMeant(words, page)) ?? NOTHING;
}

/**
 * Published products that have all words of a query: English, Hindi, or Hindi in Latin letters. The closest finds come
 * alone, the best sold first of each kind: titles that have the words as they are written; else titles that sound so, then
 * those in which the last word is begun, both with what else a category of such a name has; else what says the words anywhere; else what sounds like a beginning; else what
 * may be meant by a typo, or by fewer words. Where no title has the words as they are written, those come first
 * that have them but for two letters swapped.
 */
export async function searchProducts({ query, skip, take }: Page & { query: string }): Promise<ReadyJson> {
  const words = wantedOf(query);
  if (words.length === 0) return new ReadyJson(NOTHING);
  const key = words.map(({ written }) => written).join(" ");
  return keepReady(`search-products:${key}:${skip}:${take}`, () => search(words, { skip, take }));
}
