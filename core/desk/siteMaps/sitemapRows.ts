import { read } from "#db/readPool.ts";
import { number, type RowOf, text } from "#db/rows.ts";

/** One page of ours that search may find. */
const sitemapRow = {
  id: number,
  link: text,
  /** ISO 8601, to the second. */
  changedAt: text,
};

type SitemapRow = RowOf<typeof sitemapRow>;

/** Addresses of one part; search engines take no more in a file. */
const PART_SIZE = 50_000;
/** Rows read at once. */
const BATCH = 2000;

const changedSql = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const statements = {
  products: {
    name: "sitemap-products",
    text: `select id, link, ${changedSql("updated_at")} as "changedAt" from products
      where is_published and id > $1 and id <= $2 order by id limit ${BATCH}`,
  },
  listings: {
    name: "sitemap-listings",
    text: `select id, link, ${changedSql("updated_at")} as "changedAt" from listings
      where visible and id > $1 and id <= $2 order by id limit ${BATCH}`,
  },
};
export type SitemapKind = keyof typeof statements;

const counts = {
  products: { name: "sitemap-last-product", text: "select coalesce(max(id), 0) as last from products" },
  listings: { name: "sitemap-last-listing", text: "select coalesce(max(id), 0) as last from listings" },
};

/** How many parts there are of a kind: each has its own range of ids, so that a part's pages stay in it for good. */
export async function countSitemapParts(kind: SitemapKind): Promise<number> {
  const [row] = await read({ last: number }, counts[kind], [], { fromReplica: true });
  return Math.ceil((row?.last ?? 0) / PART_SIZE);
}

/** The public pages of a part, the first of which is 1, in batches. */
export async function* readSitemapPart(kind: SitemapKind, part: number): AsyncGenerator<SitemapRow[]> {
  const last = part * PART_SIZE;
  for (let after = last - PART_SIZE; ; ) {
    const rows = await read(sitemapRow, statements[kind], [after, last], { fromReplica: true });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? last;
  }
}

const sectionsStatement = {
  name: "sitemap-sections",
  text: `select k.link from shop_categories k
    where exists (select from products p where p.category_id = k.id and p.is_published) order by k.position, k.id`,
};

/** Links of the shop's sections that have something to show. */
export async function readSitemapSections(): Promise<string[]> {
  const rows = await read({ link: text }, sectionsStatement, [], { fromReplica: true });
  return rows.map(({ link }) => link);
}

const categoriesStatement = {
  name: "sitemap-categories",
  text: "select id from categories order by id",
};

/** Ids of the classifieds' categories. */
export async function readSitemapCategories(): Promise<number[]> {
  const rows = await read({ id: number }, categoriesStatement, [], { fromReplica: true });
  return rows.map(({ id }) => id);
}
